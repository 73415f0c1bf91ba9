import { texts } from './texts.ts'

/** The colours of folders: those of the product, by value as they are stored (B-514). */
export const folderColors = [
  { value: '#e4572e', label: texts.colors.flame },
  { value: '#22754a', label: texts.colors.leaf },
  { value: '#1d5fa8', label: texts.colors.sky },
  { value: '#f5b301', label: texts.colors.sun },
  { value: '#b4233c', label: texts.colors.rose },
  { value: '#52606d', label: texts.colors.ink },
] as const

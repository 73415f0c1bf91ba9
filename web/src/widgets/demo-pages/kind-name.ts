import { screensOf } from '@phuong/exercises/screens'
import { language, nameOf } from './names.ts'
import { kinds } from './texts.ts'

/** What a kind of exercise is called, by the stored name of its type in any spelling (C-494); null for one that nobody knows (C-496). */
export const kindName = (type: string): string | null => {
  const screens = screensOf(type)
  const [, name] = Object.entries(kinds).find(([code]) => screensOf(code) === screens) ?? []
  return screens === undefined || name === undefined ? null : nameOf(name, language)
}

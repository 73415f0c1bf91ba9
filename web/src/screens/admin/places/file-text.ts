import { placeFileTexts } from '@phuong/domain/places/texts'

/** The text of a file, or what is wrong with it: a workbook under another name, letters that are none. */
export const placeTextOf = (bytes: Uint8Array): { text: string } | { fault: string } => {
  const isWorkbook = (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf)
  if (isWorkbook) return { fault: placeFileTexts.workbook }
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) }
  } catch {
    return { fault: placeFileTexts.notUtf8 }
  }
}

import * as z from 'zod/mini'
import { textField } from './fields.ts'
import { isBlank } from './rules.ts'

/** What the fields of a folder say when they are wrong (B-523 to B-526). */
export const FOLDER_TEXTS = {
  nameMissing: 'Chưa nhập tên thư mục',
  orderMissing: 'Chưa nhập thứ tự hiển thị',
  /** [new] B-525 */
  orderWrong: 'Thứ tự là số nguyên từ 0 trở lên, tối đa 9 chữ số',
} as const

/** Letters of the longest name of a folder. */
export const MAX_FOLDER_NAME = 200
/** The last place of a folder: what nine digits write. */
export const MAX_FOLDER_ORDER = 999_999_999

/** The typed place of a folder; undefined for what is no whole number from 0 on (B-524, B-525). */
export const folderOrderIn = (typed: string): number | undefined => {
  const digits = /^\d{1,9}$/.exec(typed.trim())
  return digits === null ? undefined : Number(digits[0])
}

const orderFault = (typed: string): string | null => {
  if (folderOrderIn(typed) !== undefined) return null
  return isBlank(typed) ? FOLDER_TEXTS.orderMissing : FOLDER_TEXTS.orderWrong
}

/** The form of a folder: its name, its place as it is typed, and its colour as it is stored. */
export const folderForm = z.object({
  name: textField((typed) => (isBlank(typed) ? FOLDER_TEXTS.nameMissing : null)),
  sortOrder: textField(orderFault),
  color: z.string(),
})

export type FolderDraft = z.input<typeof folderForm>

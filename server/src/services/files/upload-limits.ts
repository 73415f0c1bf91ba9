import { refuse } from '@phuong/domain/refusals'
import { refuseFile } from './kinds.ts'
import { fileTexts } from './texts.ts'

const bytesPerMegabyte = 1_048_576
/** The limits of D30: a file in MB, files of one upload; a person's picture. */
export const uploadLimits = { megabytes: 50, files: 5 } as const
export const avatarLimits = { megabytes: 5, files: 1 } as const
export type UploadLimits = {
  megabytes: number
  files: number
  /** letters of one field beside the files, where they are more than usual */
  fieldLetters?: number
}

export const bytesOf = ({ megabytes }: UploadLimits): number => megabytes * bytesPerMegabyte

/** Refuses a file that is larger than the limit. */
export const refuseLarge = (name: string, { megabytes }: UploadLimits): Error =>
  refuseFile('TOO_LARGE', name, fileTexts.tooLarge(megabytes))

/** Refuses an upload of more files than its door takes (B-615). */
export const refuseMany = ({ files }: UploadLimits): Error =>
  refuse('BAD_PARAMETERS', { fields: { files: files === 1 ? fileTexts.oneFile : fileTexts.tooManyFiles } })

/** Refuses a field of the form that is there twice, too long, or of another kind. */
export const refuseField = (name: string): Error =>
  refuse('BAD_PARAMETERS', { fields: { [name.slice(0, 60)]: fileTexts.formField } })

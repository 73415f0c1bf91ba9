/** What is to be heard or watched before a question is answered, and is not there: a pupil could only guess. */
import type { Fields } from '../contract.ts'
import { fieldIn, itemsIn } from './placed.ts'
import { isRecord } from './stored.ts'

type Media = 'audioUrl' | 'videoUrl'

const isSaid = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** Whether a question names a sound or a film itself. */
export const hasMedia = (stored: Fields, name: Media): boolean => isSaid(stored[name])

/** Whether neither a question nor one of its answers names a sound or a film. */
export const lacksMedia = (stored: Fields, name: Media): boolean =>
  !hasMedia(stored, name) &&
  !itemsIn(fieldIn(stored, 'answers')).some(({ value }) => isRecord(value) && isSaid(value[name]))

import type { QuestionFaults } from '../../contract.ts'
import { hasMedia, lacksMedia } from '../../shared/media-faults.ts'

/** Nothing to be heard, neither here nor over all parts of the question that it stands in. */
export const faults: QuestionFaults = {
  written: (stored, around) => {
    const isAround = around !== null && (hasMedia(around, 'audioUrl') || hasMedia(around, 'videoUrl'))
    return !isAround && lacksMedia(stored, 'audioUrl') ? [{ path: ['audioUrl'], code: 'noSound', note: true }] : []
  },
}

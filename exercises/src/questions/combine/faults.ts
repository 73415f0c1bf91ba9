import type { Fault, Fields, QuestionFaults } from '../../contract.ts'
import { lacksMedia } from '../../shared/media-faults.ts'
import { fieldIn, itemsIn, within } from '../../shared/placed.ts'
import { isBroken, isRecord } from '../../shared/stored.ts'
import { type CombinedCode, combinedCodeOf, isOneWord, oneWordType } from './children.ts'

/** The questions inside (C-390): each names a type that can be marked, and can be answered itself. */
const childFaults = (stored: Fields, inside: (child: Fields) => Fault[]): Fault[] => {
  const untyped = isOneWord(stored.optionType) ? oneWordType : undefined
  return itemsIn(fieldIn(stored, 'answers')).flatMap((item, at): Fault[] => {
    const { value, path } = item
    // JSON text that is none is told as that (C-385)
    if (!isRecord(value)) return isBroken(value) ? [] : [{ path, code: 'noQuestion' }]
    const type = value.type ?? value.Type ?? untyped
    const isCombined = typeof type === 'string' && combinedCodeOf(type) !== undefined
    const faults: Fault[] = isCombined
      ? [{ path: ['type'], code: 'childOfChild' }]
      : inside({ ...value, type, id: `child ${at}` })
    return within(item, faults)
  })
}

/** What is heard or watched before the questions inside, and is not there (C-493). */
const mediaFaults: Readonly<Record<CombinedCode, (stored: Fields) => Fault[]>> = {
  COMBINE: () => [],
  COMBINEWITHAUDIO: (stored) =>
    lacksMedia(stored, 'audioUrl') ? [{ path: ['audioUrl'], code: 'noSound', note: true }] : [],
  COMBINEWITHVIDEO: (stored) =>
    lacksMedia(stored, 'videoUrl') ? [{ path: ['videoUrl'], code: 'noFilm', note: true }] : [],
}

export const faultsOf = (code: CombinedCode): QuestionFaults => ({
  written: (stored, _, inside) => [...mediaFaults[code](stored), ...childFaults(stored, inside)],
})

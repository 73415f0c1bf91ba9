import { formatMark } from '@phuong/domain/format/numbers'
import { isBright } from './bright.ts'
import type { FamilyWeek } from './queries.ts'
import { texts } from './texts.ts'

/** A piece of the sentence: what it is about is strong, and bright where it is well. */
export type Piece = { text: string; tone: 'plain' | 'strong' | 'bright' }

const plain = (text: string): Piece => ({ text, tone: 'plain' })
const strong = (text: string, isWell = false): Piece => ({ text, tone: isWell ? 'bright' : 'strong' })

const amount = ({ handedIn, total }: FamilyWeek['figures'], isNow: boolean): Piece[] => {
  if (total === 0) return [plain(texts.noWork(isNow))]
  if (handedIn === 0) return [plain(texts.none), strong(texts.works(total))]
  const isAll = handedIn === total
  return [plain(texts.did), strong(isAll ? texts.all(total) : texts.some(handedIn, total), isAll)]
}

/** The week of a pupil in one sentence. @param isNow whether it is the week of today */
export const sentenceOf = (name: string, figures: FamilyWeek['figures'], isNow: boolean): Piece[] => {
  const { handedIn, onTime, average } = figures
  const late = handedIn - onTime
  return [
    plain((isNow ? texts.thisWeek : texts.thatWeek)(name)),
    ...amount(figures, isNow),
    ...(handedIn === 0 ? [] : [plain(late === 0 ? texts.inTime(handedIn) : texts.late(late, handedIn))]),
    ...(average === null ? [] : [plain(texts.average), strong(formatMark(average), isBright(average))]),
    plain(texts.end),
  ]
}

/** How the average compares with that of the week before; null where nothing can be said. */
export const changeOf = ({ change }: FamilyWeek['figures']): { text: string; isMore: boolean } | null => {
  if (change === null) return null
  if (change === 0) return { text: texts.same, isMore: false }
  const points = formatMark(Math.abs(change))
  return change > 0 ? { text: texts.above(points), isMore: true } : { text: texts.below(points), isMore: false }
}

import type { FirstAnswer } from '@phuong/domain/opening/first-data'
import type { Me } from '../../../api/auth-state.ts'
import { entryState } from '../../../browser/history.ts'
import { readStored } from '../../../browser/storage.ts'
import { paperOf } from '../../../exam/paper.ts'
import type { ExamEntry } from '../../../exam/place.ts'
import { serviceFor } from '../../../sitting/current.ts'
import { isLocalHost, levelOf } from '../../../widgets/practice/class-level.ts'
import { levelIn } from '../../../widgets/practice/paths.ts'

/**
 * Begins the sitting of the paper that the page carries before its screen is there, by the same rules as that: not where
 * the address or the person means another level, nor on the way back from the result, nor for a paper without questions
 * (C-260, C-261).
 */
export const beginPaper = async (me: Me, carried: readonly FirstAnswer[]): Promise<void> => {
  const paper = carried.find(({ name }) => name === 'OLYMPIC_DETHI_Get')
  const { classLevel, examinationCode }: { classLevel?: unknown; examinationCode?: unknown } = paper?.input ?? {}
  const results = paper?.answer.results
  const { hostname, search } = window.location
  const level = levelOf(me, { named: null, chosen: readStored('classLevel') }, isLocalHost(hostname))
  const meant = level !== null && level === classLevel && levelIn(new URLSearchParams(search)) === null
  if (!meant || typeof examinationCode !== 'string' || (entryState() as ExamEntry)?.exam === 'below') return
  if (Array.isArray(results) && paperOf(results).rows.length > 0)
    await serviceFor(me).acts.beginAhead({ kind: 'olympic', classLevel: level, examinationCode })
}

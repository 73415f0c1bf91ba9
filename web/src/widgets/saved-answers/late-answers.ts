import { answerTypeOf, type Outbox } from '@phuong/exercises/session'
import type { SavedAnswer } from '../../api/saved-answers.ts'
import type { Asked } from './kinds.ts'

type Late = { readonly eventId: string; readonly answer: SavedAnswer }

/** The questions of papers and the zones of worksheets, as the field names their table (B-300). */
const questionEntityName = 't_PHUONG_METADATA_Questions'

/**
 * What waits in the queue of a sitting as answers that are saved one by one (B-299, B-300): of each item what was given
 * last, in the order of the queue, under the id of its event.
 * @param asked what the items ask, by their ids; the answer type of another one is '' (B-305 to B-309)
 */
export const lateAnswersOf = (
  { queue }: Pick<Outbox, 'queue'>,
  { assignmentId, studentId }: { readonly assignmentId: string; readonly studentId: string },
  asked: ReadonlyMap<string, Asked>,
): Late[] => {
  const answerType = (item: string): string => {
    const { kind, rightAnswers } = asked.get(item) ?? { kind: '', rightAnswers: 0 }
    return answerTypeOf(kind, rightAnswers) ?? ''
  }
  const events = queue.map(({ event }) => event)
  return events
    .filter(({ item }, at) => !events.slice(at + 1).some((later) => later.item === item))
    .map(({ id, item, response }) => ({
      eventId: id,
      answer: {
        answerType: answerType(item),
        assignmentId,
        questionEntityName,
        questionGuid: '',
        questionId: item,
        sessionId: '',
        studentChoice: response,
        studentId,
        takeExamTime: null,
      },
    }))
}

import { type AnswerSaver, makeAnswerSaver, postAnswer } from '../../api/saved-answers.ts'
import { newUuid } from '../../browser/chance.ts'
import { oneAtATime } from '../../browser/one-at-a-time.ts'
import { readStored, writeStored } from '../../browser/storage.ts'

/**
 * Saves answers of one person on this device and in this browser (B-299 to B-303). What waits goes with the next answer and
 * when the connection returns.
 * @returns the saver, and what ends its listening
 */
export const openAnswerSaver = (userId: string): AnswerSaver & { close(): void } => {
  const saver = makeAnswerSaver({
    userId,
    read: () => readStored('unsentAnswers') ?? [],
    write: (kept) =>
      writeStored(
        'unsentAnswers',
        kept.map(({ fields, ...answer }) => ({ ...answer, fields: { ...fields } })),
      ),
    newId: newUuid,
    post: postAnswer,
    oneAtATime,
  })
  const wake = () => void saver.sendKept()
  window.addEventListener('online', wake)
  return { ...saver, close: () => window.removeEventListener('online', wake) }
}

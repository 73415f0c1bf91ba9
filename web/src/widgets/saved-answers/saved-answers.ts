import {
  type AnswerSaver,
  type KeptAnswer,
  makeAnswerSaver,
  postAnswer,
  type SaverParts,
} from '../../api/saved-answers.ts'
import { newUuid } from '../../browser/chance.ts'
import { oneAtATime } from '../../browser/one-at-a-time.ts'
import { readStored, writeStored } from '../../browser/storage.ts'

/**
 * Where they wait: in this browser, and on this page for a browser that loses what it keeps
 * (docs/decisions/0034-without-storage.md). One that another page has sent meanwhile goes once more, under its id.
 */
const waitingOf = (userId: string): Pick<SaverParts, 'read' | 'write'> => {
  let held: readonly KeptAnswer[] = []
  return {
    read: () => {
      const stored = readStored('unsentAnswers') ?? []
      return [...held.filter(({ eventId }) => stored.every((other) => other.eventId !== eventId)), ...stored]
    },
    write: (kept) => {
      held = kept.filter((one) => one.userId === userId)
      writeStored(
        'unsentAnswers',
        kept.map(({ fields, ...answer }) => ({ ...answer, fields: { ...fields } })),
      )
    },
  }
}

/**
 * Saves answers of one person on this device and in this browser (B-299 to B-303). What waits goes with the next answer and
 * when the connection returns.
 * @returns the saver, and what ends its listening
 */
export const openAnswerSaver = (userId: string): AnswerSaver & { close(): void } => {
  const saver = makeAnswerSaver({
    userId,
    ...waitingOf(userId),
    newId: newUuid,
    post: postAnswer,
    oneAtATime,
  })
  const wake = () => void saver.sendKept()
  window.addEventListener('online', wake)
  return { ...saver, close: () => window.removeEventListener('online', wake) }
}

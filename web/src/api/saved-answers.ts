import { type CallErrorCode, isCallError } from './call-error.ts'
import { sendForm } from './send.ts'

/** An answer to one question of given work, saved by itself (B-300). */
export type SavedAnswer = {
  /** of the mapping B-305 to B-309 */
  answerType: string
  assignmentId: string
  notes?: string
  questionEntityName: string
  questionGuid: string
  questionId: string
  /** in per cent; the server reckons its own where it knows the key (B-304) */
  score?: number
  sessionId: string
  /** the response (docs/protocol.md 6) */
  studentChoice: unknown
  studentId: string
  /** the attempt, from 1 (D54); null for the one that is open or, where none is left, the newest */
  takeExamTime: number | null
}

/** B-301. */
const usualScore = 0

/** An answer as it waits: whose it is, the id that makes a second sending the same answer, and the fields of its form. */
export type KeptAnswer = {
  readonly userId: string
  readonly eventId: string
  readonly fields: Readonly<Record<string, string>>
}

/** The fields of the form (B-299, B-300). */
export const fieldsOf = ({
  studentChoice,
  score = usualScore,
  notes = '',
  ...answer
}: SavedAnswer): Record<string, string> => ({
  ...answer,
  notes,
  score: String(score),
  studentChoice: typeof studentChoice === 'string' ? studentChoice : JSON.stringify(studentChoice),
  takeExamTime: String(answer.takeExamTime ?? ''),
})

/** Sends a kept answer (B-299). @throws CallError */
export const postAnswer = async ({ fields, eventId }: KeptAnswer): Promise<void> => {
  await sendForm('/api/saveanswer', { ...fields, eventId }, null)
}

/** The server has looked at the answer and does not take it: to send it again would change nothing. */
const refusedForGood: ReadonlySet<CallErrorCode> = new Set([
  'BAD_BODY',
  'BAD_PARAMETERS',
  'FORBIDDEN',
  'NOT_FOUND',
  'NO_ATTEMPTS_LEFT',
  'SITTING_LEFT',
  'TOO_LARGE',
])

/** Everything outside, handed in: what keeps answers on this device, and what sends them. */
export type SaverParts = {
  userId: string
  read(): readonly KeptAnswer[]
  write(kept: readonly KeptAnswer[]): void
  newId(): string
  post(answer: KeptAnswer): Promise<void>
  /** Runs something in one tab at a time, where tabs can agree. */
  oneAtATime<Result>(name: string, run: () => Promise<Result>): Promise<Result>
}

export type AnswerSaver = {
  /**
   * Saves an answer. @param eventId makes a second saving the same answer; without it each is one of its own
   * @returns whether it has arrived; what has not is kept, and nothing is shown (B-302, B-303)
   */
  save(answer: SavedAnswer, eventId?: string): Promise<boolean>
  /** Sends what waits, as with the next answer: for when the connection returns (B-303). Never throws. */
  sendKept(): Promise<void>
}

/**
 * Keeps each answer on the device before it is sent, and sends what waits in its order (B-303): an answer goes when the
 * server has it, or has refused it for good. Answers of other people who use the device stay where they are.
 */
export const makeAnswerSaver = ({ userId, read, write, newId, post, oneAtATime }: SaverParts): AnswerSaver => {
  const own = () => read().filter((kept) => kept.userId === userId)
  const drop = (eventId: string) => write(read().filter((kept) => kept.eventId !== eventId))

  /** @returns the ids of those that have arrived */
  const sendAll = async (): Promise<ReadonlySet<string>> => {
    const arrived = new Set<string>()
    for (const kept of own()) {
      try {
        await post(kept)
        arrived.add(kept.eventId)
      } catch (error) {
        // the line, or the session, is gone: what follows keeps its place
        if (!isCallError(error) || !refusedForGood.has(error.code)) break
      }
      drop(kept.eventId)
    }
    return arrived
  }
  const inTurn = () => oneAtATime(`phuong-saved-answers ${userId}`, sendAll)

  return {
    save: async (answer, eventId = newId()) => {
      const kept = { userId, eventId, fields: fieldsOf(answer) }
      write([...read().filter((other) => other.eventId !== eventId), kept])
      return (await inTurn().catch(() => new Set<string>())).has(kept.eventId)
    },
    sendKept: async () => {
      await inTurn().catch(() => undefined)
    },
  }
}

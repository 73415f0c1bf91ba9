import { buckets } from '../load/buckets.ts'

/** The longest frame that a page may send, bytes; a message in pieces may be no longer (S24). */
export const longestFrame = 65_536

/** What one page may send: a few words at a time. An open page answers a ping of ours every 25 seconds, and no more. */
const messagesOfPage = { maxTokens: 30, perSecond: 2 }
/** Bytes of it as they come in, whatever they are. */
const bytesOfPage = { maxTokens: 2 * longestFrame, perSecond: 4_096 }

/** Counts what a page sends, by the name of its connection (H071). Both answer whether it is still no more than pages send. */
export const pageGuard = () => {
  const messages = buckets(messagesOfPage)
  const bytes = buckets(bytesOfPage)
  return {
    mayMessage: (connection: string, now: Date): boolean => messages.take(connection, 1, now.getTime()) === 0,
    maySend: (connection: string, length: number, now: Date): boolean =>
      bytes.take(connection, length, now.getTime()) === 0,
  }
}

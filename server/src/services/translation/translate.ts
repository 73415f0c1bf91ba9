import { type Language, otherLanguage } from '@phuong/domain/forms/translation'
import { refuse } from '@phuong/domain/refusals'
import { askTranslator } from '../../adapters/translator.ts'
import type { Settings } from '../../settings.ts'
import { buckets } from '../load/buckets.ts'
import { gate } from '../load/gate.ts'

/** Texts of one account: six at once, then one every five seconds. */
const textsOfAccount = { maxTokens: 6, perSecond: 1 / 5 }
/** How long a service may take; milliseconds. Who waits for a place before that waits as long at the most. */
const patienceMs = 8_000
/** What is asked at the same moment; a computer room comes together. */
const askedAtOnce = { atOnce: 6, maxWaiting: 60 }

/** What became of a text: translated, no service is set, or the one that is set did not answer. */
export type Translated = { state: 'done'; text: string } | { state: 'off' | 'away'; text: null }

type Asked = { account: string; text: string; from: Language; now: Date; warn: (message: string) => void }

/**
 * Translates texts with the service of the settings (B-072); without one each answer says so. A text of blanks asks
 * whether there is one, and goes nowhere.
 * @returns a function that @throws TOO_MANY_LOOKUPS with the seconds to wait, BUSY
 */
export const translation = ({ TRANSLATE_URL: url, TRANSLATE_KEY: key }: Settings) => {
  const texts = buckets(textsOfAccount)
  const turn = gate(askedAtOnce)
  return async ({ account, text, from, now, warn }: Asked): Promise<Translated> => {
    if (url === null) return { state: 'off', text: null }
    if (text.trim() === '') return { state: 'done', text: '' }
    const wait = texts.take(account, 1, now.getTime())
    if (wait > 0) throw refuse('TOO_MANY_LOOKUPS', { retryAfter: wait })
    const to = otherLanguage(from)
    return turn(async (): Promise<Translated> => {
      try {
        return { state: 'done', text: await askTranslator({ url, key }, { text, from, to }, patienceMs) }
      } catch (fault) {
        warn(`the translation service failed: ${(fault as Error).message}`)
        return { state: 'away', text: null }
      }
    })
  }
}

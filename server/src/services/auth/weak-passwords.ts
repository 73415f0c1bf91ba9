import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { isCommonPassword } from '@phuong/domain/forms/common-passwords'
import { guessesOfEverybody, guessesOfPerson, type KnownOfPerson } from '@phuong/domain/forms/guessable'
import { isLongEnough } from '@phuong/domain/forms/password'

/** Hashes between two breaths of the event loop: a few milliseconds (P13). */
const hashesAtOnce = 3_000

/** Goes through many texts without keeping others waiting, until `isFound` says so. @returns the text that was found */
const search = async (texts: Iterable<string>, isFound: (sha1Hex: string, text: string) => boolean) => {
  let done = 0
  for (const text of texts) {
    if (isFound(hash('sha1', text), text)) return text
    if (++done % hashesAtOnce === 0) await setImmediate()
  }
  return null
}

type Weakness = 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_COMMON'
const weaknessOf = (text: string): Weakness => (isLongEnough(text) ? 'PASSWORD_TOO_COMMON' : 'PASSWORD_TOO_SHORT')

/** 48 bits of a hash: of a million texts none is likely to share them with somebody's good password. */
const markOf = (sha1Hex: string): number => Number.parseInt(sha1Hex.slice(0, 12), 16)
const drawers = 1_024

/** The marks of what is guessed for everybody, by weakness, in drawers: half a second of work and 5 MB, once. */
const layOut = async (): Promise<Record<Weakness, number[][]>> => {
  const empty = () => Array.from({ length: drawers }, (): number[] => [])
  const marks = { PASSWORD_TOO_SHORT: empty(), PASSWORD_TOO_COMMON: empty() }
  await search(guessesOfEverybody(), (sha1Hex, text) => {
    const mark = markOf(sha1Hex)
    marks[weaknessOf(text)][mark % drawers]?.push(mark)
    return false
  })
  return marks
}

let ofEverybody: ReturnType<typeof layOut> | undefined

/**
 * Why a new password, given as its SHA-1 hex, is taken by nobody (D15, D66, A-442): it is shorter than six characters as
 * far as that can be guessed, or one of the 3,000 most common ones, or a word of product, school or the own name with a
 * usual ending. Null when nothing is known against it.
 * @param person whose password it becomes
 */
export const passwordWeakness = async (sha1Hex: string, person: KnownOfPerson): Promise<Weakness | null> => {
  ofEverybody ??= layOut()
  const marks = await ofEverybody
  const mark = markOf(sha1Hex)
  for (const weakness of ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_COMMON'] as const)
    if (marks[weakness][mark % drawers]?.includes(mark)) return weakness
  if (isCommonPassword(sha1Hex)) return 'PASSWORD_TOO_COMMON'
  const own = await search(guessesOfPerson(person), (guessed) => guessed === sha1Hex)
  return own === null ? null : weaknessOf(own)
}

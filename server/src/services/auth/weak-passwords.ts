import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { isCommonPassword } from '@phuong/domain/forms/common-passwords'
import { guessesOfEverybody, type KnownOfPerson, usualEndings, wordsOfPerson } from '@phuong/domain/forms/guessable'
import { isLongEnough } from '@phuong/domain/forms/password'
import { gate } from '../load/gate.ts'
import { sha1Search } from './sha1-search.ts'

/** What is hashed between two breaths of the event loop: two or three milliseconds (P13). */
const guessesAtOnce = 2_500
const wordsAtOnce = Math.ceil(4_000 / usualEndings.length)

type Weakness = 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_COMMON'
const weaknessOf = (text: string): Weakness => (isLongEnough(text) ? 'PASSWORD_TOO_COMMON' : 'PASSWORD_TOO_SHORT')

/** 48 bits of a hash: of a million texts none is likely to share them with somebody's good password. */
const markOf = (sha1Hex: string): number => Number.parseInt(sha1Hex.slice(0, 12), 16)
const drawers = 1_024

/** The marks of what is guessed for everybody, by weakness, in drawers: half a second of work and 5 MB, once. */
const layOut = async (): Promise<Record<Weakness, number[][]>> => {
  const empty = () => Array.from({ length: drawers }, (): number[] => [])
  const marks = { PASSWORD_TOO_SHORT: empty(), PASSWORD_TOO_COMMON: empty() }
  let done = 0
  for (const text of guessesOfEverybody()) {
    const mark = markOf(hash('sha1', text))
    marks[weaknessOf(text)][mark % drawers]?.push(mark)
    if (++done % guessesAtOnce === 0) await setImmediate()
  }
  return marks
}

/**
 * One after the other, however many choose a password at the same moment: of each the event loop would have a piece to do
 * before it breathes again.
 */
const inTurn = gate({ atOnce: 1, maxWaiting: Number.POSITIVE_INFINITY })

/** So many words of people and schools are remembered: 5 MB, and of a class that registers the school and the given names. */
const guessWith = sha1Search(usualEndings, 2_000)

/** The guess of a person's own words that has this hash; null when none has. */
const ownGuess = async (sha1Hex: string, person: KnownOfPerson): Promise<string | null> => {
  let done = 0
  for (const word of wordsOfPerson(person)) {
    const guess = guessWith(sha1Hex, word)
    if (guess !== null) return guess
    if (++done % wordsAtOnce === 0) await setImmediate()
  }
  return null
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
  const own = await inTurn(() => ownGuess(sha1Hex, person))
  return own === null ? null : weaknessOf(own)
}

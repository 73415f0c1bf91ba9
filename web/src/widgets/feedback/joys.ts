import { texts } from './texts.ts'

/** What meets a right answer beside its given words: short, and another one each time (D61). */
export type Joy = {
  readonly word: string
  /** the melody in its place among our sounds (browser/sound.ts) */
  readonly sound: 'success' | 'successHigh' | 'successTurn'
  /** how the petals move that open beside the word */
  readonly petals: 'open' | 'rise' | 'whirl'
}

const sounds = ['success', 'successHigh', 'successTurn'] as const
const petals = ['open', 'rise', 'whirl'] as const

const of = <One>(all: readonly [One, ...One[]], turn: number): One => all[turn % all.length] ?? all[0]

/** The joy of the right answer with this number, from 0: no two in a row say, sound or move the same. */
export const joyOf = (turn: number): Joy => ({
  word: of(texts.joys, turn),
  sound: of(sounds, turn),
  petals: of(petals, turn),
})

import type { Ease } from './frame.ts'
import type { Topic } from './topics.ts'

/** A question about a piece. The first text is right; the others are of its kind and never right too. */
export type Asked = {
  /** in English */
  readonly ask: string
  readonly right: string
  readonly wrong: readonly [string, string, string]
  /** in Vietnamese: where the piece says it, and why the nearest wrong choice is wrong */
  readonly why: string
}

/** A sentence about a piece that is true or not, by what the piece says. */
export type Stated = { readonly says: string; readonly truth: boolean; readonly why: string }

/** A sentence out of a piece, or about it, with one gap ___ that only one of the words fits. */
export type Gapped = {
  readonly text: string
  readonly right: string
  readonly wrong: readonly [string, string, string]
  readonly why: string
}

type Piece = {
  /** its class and what it is about: 'c3-d-my-new-bike' */
  readonly id: string
  readonly topic: Topic
  readonly ease: Ease
  /** in English, as a pupil reads it above the piece */
  readonly title: string
  /** in Vietnamese, one sentence: what it is about, without telling an answer */
  readonly about: string
  readonly choices: readonly Asked[]
  readonly statements: readonly Stated[]
  readonly gaps: readonly Gapped[]
}

export type Voice = 'girl' | 'boy' | 'woman' | 'man'

/** Two people who talk; 40 to 200 words. */
export type Dialogue = Piece & {
  readonly speakers: { readonly A: { name: string; voice: Voice }; readonly B: { name: string; voice: Voice } }
  readonly lines: readonly (readonly ['A' | 'B', string])[]
  /** a sentence that one of two people says, and what the other may answer */
  readonly replies: readonly Asked[]
}

/** A text to read; 40 to 200 words. */
export type Reading = Piece & { readonly paragraphs: readonly string[] }

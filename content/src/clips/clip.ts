import type { Ease } from '../bank/frame.ts'
import type { Asked } from '../bank/piece.ts'
import type { Topic } from '../bank/topics.ts'

/** A drawing of ours in a scene: its name, and where its middle stands in a picture of 640 by 360. */
export type Placed = { readonly drawing: string; readonly x: number; readonly y: number; readonly size: number }

/** What is seen while one sentence is spoken. */
export type Scene = { readonly says: string; readonly shows: readonly Placed[]; readonly paint: string }

/** A short clip with questions about it; it can be answered from the pictures and the words together. */
export type Clip = {
  readonly id: string
  readonly schoolClass: number
  readonly topic: Topic
  readonly ease: Ease
  readonly title: string
  /** in Vietnamese, one sentence */
  readonly about: string
  readonly scenes: readonly Scene[]
  readonly choices: readonly Asked[]
}

/** Drawings side by side, in the middle of the picture. */
export const inRow = (drawings: readonly string[], size = 150): Placed[] =>
  drawings.map((drawing, at) => ({
    drawing,
    x: 320 + (at - (drawings.length - 1) / 2) * (size + 30),
    y: 180,
    size,
  }))

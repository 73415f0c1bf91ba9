import type { Place } from '@phuong/exercises/worksheet'

/**
 * Where everything stands on the worksheet 'Animals', in page units: what draws the page and what is answered on it
 * agree.
 */

export const headings = [
  { text: '1. Look and write.', top: 190 },
  { text: '2. Read and tick.', top: 800 },
  { text: '3. Read and choose.', top: 1160 },
] as const

/** The pictures of part 1 with the line to write on; a key may have variants. */
const names = ['fish|a fish', 'cat|a cat', 'rabbit|a rabbit', 'snake|a snake', 'duck|a duck', 'bee|a bee'] as const

type Pictured = {
  readonly key: string
  readonly centre: { readonly x: number; readonly y: number }
  readonly line: Place
}

export const pictured: readonly Pictured[] = names.map((key, at) => {
  const [left, top] = [80 + (at % 3) * 340, 240 + Math.floor(at / 3) * 275]
  return {
    key,
    centre: { x: left + 150, y: top + 100 },
    line: { left: left + 40, top: top + 200, width: 220, height: 50 },
  }
})

type Tick = { readonly word: string; readonly right: boolean; readonly box: Place }

/** A row of part 2: one sentence and three boxes; an asterisk marks what is to be ticked. */
const row = (say: string, words: readonly string[], at: number) => {
  const top = 856 + at * 70
  return {
    say,
    baseline: top + 34,
    ticks: words.map((word, column): Tick => {
      const box = { left: 620 + column * 165, top, width: 44, height: 44 }
      return { word: word.replace('*', ''), right: word.startsWith('*'), box }
    }),
  }
}

export const rows = [
  row('a) It has very long ears.', ['cat', '*rabbit', 'snake'], 0),
  row('b) It has no legs.', ['*snake', 'duck', 'cat'], 1),
  row('c) It makes honey.', ['fish', 'rabbit', '*bee'], 2),
  row('d) They can swim very well. Tick two.', ['*duck', 'bee', '*fish'], 3),
] as const

/** A sentence of part 3: the box stands between `before` and `after`. */
const gap = (before: string, after: string, options: string, left: number, at: number) => {
  const top = 1216 + at * 78
  return { before, after, options, baseline: top + 36, box: { left, top, width: 190, height: 52 } }
}

export const gaps = [
  gap('a) A fish lives in the', '.', 'sky|*water|tree', 372, 0),
  gap('b) A duck', 'two legs.', 'have|is|*has', 238, 1),
  gap('c) Snakes', 'have legs.', '*don’t|doesn’t|aren’t', 245, 2),
  gap('d) A cat is', 'than a tiger.', 'bigger|*smaller|longer', 246, 3),
] as const

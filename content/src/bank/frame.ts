import type { Topic } from './topics.ts'

/** How hard a frame or a piece is within its class: 1 easy, 2 usual, 3 hard. */
export type Ease = 1 | 2 | 3

/**
 * A sentence pattern with one gap whose only answer its construction decides. Slots stand in braces ('{animal}') in every
 * text but the id; each fill gives all of them a value, and makes another sentence of the frame.
 */
export type Frame = {
  /** its class and what it is about: 'c3-there-are-many' */
  readonly id: string
  readonly topic: Topic
  readonly ease: Ease
  /** the point of grammar or usage in English: 'present-simple' */
  readonly point: string
  /** one or two English sentences with one gap ___ */
  readonly text: string
  /** what belongs into the gap */
  readonly right: string
  /** of the same kind as what is right, and never right too */
  readonly wrong: readonly [string, string, string]
  /** the word as a dictionary has it, where it and the sentence leave only one answer to write */
  readonly base?: string
  /** what a pupil may write as well: 'does not' beside 'doesn’t' */
  readonly also?: readonly string[]
  /** whether the words of the whole sentence can stand in one order only */
  readonly oneOrder: boolean
  /** the whole sentence in Vietnamese */
  readonly meaning: string
  /** in Vietnamese: what decides, and why the nearest wrong choice is wrong */
  readonly why: string
  readonly fills: readonly Readonly<Record<string, string>>[]
}

/** One sentence of a frame: the frame with the slots of one fill put in. */
export type FilledFrame = Omit<Frame, 'fills'> & { readonly fill: number }

const slot = /\{(\w+)\}/g

/** The names of the slots that stand in a text. */
export const slotsIn = (text: string): string[] => [...text.matchAll(slot)].flatMap(([, name]) => name ?? [])

/** The text with its slots filled; the first letter of an English sentence stays a capital. @throws for a slot without a value */
const fillText = (text: string, fill: Readonly<Record<string, string>>): string => {
  const filled = text.replace(slot, (_, name: string) => {
    const value = fill[name]
    if (value === undefined) throw new Error(`no value for {${name}} in: ${text}`)
    return value
  })
  return text.startsWith('{') ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled
}

/** Every sentence of a frame. */
export const filled = ({ fills, ...frame }: Frame): FilledFrame[] =>
  fills.map((fill, at) => {
    const put = (text: string): string => fillText(text, fill)
    const inside = (text: string): string => text.replace(slot, (_, name: string) => fill[name] ?? '')
    const [one, two, three] = frame.wrong
    return {
      ...frame,
      fill: at,
      text: put(frame.text),
      right: inside(frame.right),
      wrong: [inside(one), inside(two), inside(three)],
      ...(frame.base === undefined ? {} : { base: inside(frame.base) }),
      ...(frame.also === undefined ? {} : { also: frame.also.map(inside) }),
      meaning: put(frame.meaning),
      why: inside(frame.why),
    }
  })

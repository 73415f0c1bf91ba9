import type { Place } from '@phuong/exercises/worksheet'
import type { Drawn } from './zone.ts'

/**
 * What stands on the pages of a worksheet that we draw ourselves, in page units (an A4 page is 1140 wide): the drawing
 * and the places to answer in come from one description, so that they agree.
 */
export type Mark =
  | {
      readonly text: string
      readonly x: number
      readonly baseline: number
      readonly size: number
      /** what `x` is of the text */
      readonly at: 'left' | 'middle' | 'right'
      readonly look: 'plain' | 'bold' | 'faint'
    }
  | { readonly line: { readonly left: number; readonly top: number; readonly width: number } }
  | { readonly box: Place; readonly filled: boolean }

/** A part of a page: what is drawn, and what is answered there. */
export type Part = { readonly marks: readonly Mark[]; readonly answers: readonly Drawn[] }

export type Sheet = { readonly title: string; readonly pages: readonly (readonly Part[])[] }

/** Height of an A4 page in whole points (595 by 842) that is 1140 wide. */
export const sheetHeight = 1613

/** Left edge of what is written, and the size of its letters. */
const margin = 80
const bodySize = 28
/** Between words and the box beside them. */
const space = 14
/** Height of a box to write in, and how far above its middle line the words beside it stand. */
const boxHeight = 48
const baselineIn = 33

type Look = Partial<Pick<Extract<Mark, { text: string }>, 'size' | 'at' | 'look'>>

export const words = (text: string, x: number, baseline: number, look: Look = {}): Mark => ({
  text,
  x,
  baseline,
  size: bodySize,
  at: 'left',
  look: 'plain',
  ...look,
})

const part = (marks: readonly Mark[], answers: readonly Drawn[] = []): Part => ({ marks, answers })

/** The head of a first page: what it is about, and lines for name and class. */
export const head = (subject: string, title: string): Part =>
  part([
    words(subject, margin, 88, { size: 24, look: 'faint' }),
    words(title, margin, 146, { size: 46, look: 'bold' }),
    words('Họ và tên:', margin, 206),
    { line: { left: 230, top: 212, width: 520 } },
    words('Lớp:', 790, 206),
    { line: { left: 862, top: 212, width: 198 } },
  ])

export const foot = (subject: string, page: number): Part =>
  part([
    words(subject, margin, sheetHeight - 50, { size: 20, look: 'faint' }),
    words(`Trang ${page}`, 1060, sheetHeight - 50, { size: 20, look: 'faint', at: 'right' }),
  ])

export const heading = (text: string, baseline: number): Part =>
  part([words(text, margin, baseline, { size: 32, look: 'bold' })])

/** Lines of running text. */
export const lines = (texts: readonly string[], x: number, baseline: number): Part =>
  part(texts.map((text, at) => words(text, x, baseline + at * 44)))

/** A box between what stands before and after it. @param answer the key as it is stored, '*' before a right option */
export const gap = (
  mode: 'Write' | 'DropDown',
  answer: string,
  at: { left: number; top: number; width: number },
  around: { before?: string; after?: string } = {},
): Part => {
  const place = { ...at, height: boxHeight }
  const baseline = at.top + baselineIn
  return part(
    [
      { box: place, filled: false },
      ...(around.before ? [words(around.before, at.left - space, baseline, { at: 'right' })] : []),
      ...(around.after ? [words(around.after, at.left + at.width + space, baseline)] : []),
    ],
    [{ mode, text: answer, place }],
  )
}

/** From one column of a page to the next. */
const columnWidth = 500

/** A box to write in or to choose in, behind words that begin at the margin, or at that of the second column. */
export const asked = (
  mode: 'Write' | 'DropDown',
  text: string,
  answer: string,
  { column = 0, left, ...at }: { column?: number; left: number; top: number; width: number },
): Part => {
  const { marks, answers } = gap(mode, answer, { ...at, left: left + column * columnWidth })
  return part([words(text, margin + 20 + column * columnWidth, at.top + baselineIn), ...marks], answers)
}

/** A question with boxes to tick in columns; an asterisk marks what is to be ticked. */
export const ticks = (
  group: string,
  text: string,
  options: readonly string[],
  at: { left: number; top: number; apart: number },
): Part => {
  const side = 44
  const boxes = options.map((option, column) => ({
    word: option.replace('*', ''),
    right: option.startsWith('*'),
    place: { left: at.left + column * at.apart, top: at.top + 58, width: side, height: side },
  }))
  return part(
    [
      words(text, margin + 20, at.top + baselineIn),
      ...boxes.flatMap(({ word, place }): Mark[] => [
        { box: place, filled: false },
        words(word, place.left + side + space, place.top + 32),
      ]),
    ],
    boxes.map(({ right, place }) => ({ mode: 'Choice', text: right ? 'yes' : 'no', place, groupName: group })),
  )
}

/** A fraction whose line is at the height of `middle`. */
export const fraction = (over: string, under: string, x: number, middle: number, width = 48): Part =>
  part([
    words(over, x, middle - 12, { at: 'middle' }),
    { line: { left: x - width / 2, top: middle, width } },
    words(under, x, middle + 33, { at: 'middle' }),
  ])

/** A bar of equal pieces, the first of them filled. */
export const bar = (pieces: number, filled: number, at: { left: number; top: number; width: number }): Part =>
  part(
    Array.from({ length: pieces }, (_, piece) => ({
      box: { left: at.left + (piece * at.width) / pieces, top: at.top, width: at.width / pieces, height: 64 },
      filled: piece < filled,
    })),
  )

/** All that is answered, page below page. */
export const answersOf = ({ pages }: Sheet): Drawn[] =>
  pages.flatMap((parts, page) =>
    parts.flatMap(({ answers }) =>
      answers.map((answer) => ({
        ...answer,
        place: { ...answer.place, top: answer.place.top + page * sheetHeight },
      })),
    ),
  )

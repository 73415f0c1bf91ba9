import { fireEvent } from '@testing-library/react'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Verdict } from '../../contract.ts'
import { drawnOnPage, firstOf } from '../../testing/page.tsx'
import { GapText } from './GapText.tsx'
import { LetterBox } from './LetterBox.tsx'
import { LetterGaps, type LetterGapsProps, type LetterWord } from './LetterGaps.tsx'
import { TypedBox } from './TypedBox.tsx'
import { TypedGaps, type TypedGapsProps } from './TypedGaps.tsx'

const english =
  /<input[^>]*lang="en"[^>]*autoCapitalize="off"[^>]*autoCorrect="off"[^>]*autoComplete="off"[^>]*spellCheck="false"/g
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '')
const verdict = (...marks: boolean[]): Verdict => ({
  correct: false,
  right: marks.filter(Boolean).length,
  total: marks.length,
  parts: Object.fromEntries(marks.map((mark, at) => [String(at), mark])),
})

const gaps = (blanks: string[], more: Partial<TypedGapsProps> = {}): string =>
  renderToStaticMarkup(
    <TypedGaps blanks={blanks} open verdict={null} onBlanks={() => {}} {...more}>
      {(box) => <GapText text="A ___ <b>nk ___." blank={box} />}
    </TypedGaps>,
  )

/** What a child draws for the box at a place. */
const boxAt = (at: number, blanks: string[], onBlanks: (blanks: string[]) => void): ReactElement<BoxProps> => {
  const found: ReactNode[] = []
  renderToStaticMarkup(
    <TypedGaps blanks={blanks} open verdict={null} onBlanks={onBlanks}>
      {(box) => {
        found.push(box(at))
        return null
      }}
    </TypedGaps>,
  )
  const [box] = found
  if (!isValidElement<BoxProps>(box)) throw new Error('no box is drawn')
  return box
}
type BoxProps = Parameters<typeof TypedBox>[0]

test('protocol 6: every box is English for keyboard and screen reader, and no keyboard corrects it', () => {
  expect(gaps(['a', '']).match(english)).toHaveLength(2)
  expect(gaps(['a', ''])).toMatch(/enterKeyHint="next".*aria-label="Ô trống 1".*enterKeyHint="done".*"Ô trống 2"/)
})

test('C-393, C-394 blanks become boxes, marked parts are underlined', () => {
  expect(gaps(['', ''])).toMatch(/A <span[^>]*><input.* <u [^>]*>b<\/u>nk (<span[^>]*>){2}<input/)
})

test('protocol 6: Vietnamese letters show a hint that the box points to, unless the answer is right all the same', () => {
  const html = gaps(['go', ' gô '])
  expect(wordsOf(html)).toContain('“gô” đang có dấu tiếng Việt. Em chuyển bàn phím sang tiếng Anh')
  const id = /aria-label="Ô trống 2" aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`<p id="${id}"`)
  expect(gaps(['go', 'gô'], { open: false, verdict: verdict(true, false) })).toContain('Em chuyển')
  expect(gaps(['go', 'café'], { open: false, verdict: verdict(true, true) })).not.toContain('Em chuyển')
})

test('a box says what explains it beside its hint', () => {
  expect(gaps(['', 'gô'], { explainedBy: (at) => `given${at}` })).toMatch(/"given0".*aria-describedby="given1 \S+"/)
})

test('what is typed goes into its own box; a text that is too long is not taken (H021)', () => {
  const given: string[][] = []
  const box = boxAt(1, ['a', 'b', 'c'], (blanks) => given.push(blanks))
  const input = firstOf(drawnOnPage(box), 'input')
  fireEvent.change(input, { target: { value: 'x' } })
  fireEvent.change(input, { target: { value: 'x'.repeat(2_001) } })
  expect(given).toEqual([['a', 'x', 'c']])
})

test('Enter goes on to the next box, but not while a word is composed, and not from the last box', () => {
  const pressed = (key: string, isComposing: boolean, last: boolean): string[] => {
    const done: string[] = []
    const { props } = boxAt(0, [''], () => {})
    const page = drawnOnPage(<TypedBox {...props} last={last} onEnter={() => done.push('next')} />)
    if (!fireEvent.keyDown(firstOf(page, 'input'), { key, isComposing })) done.push('kept')
    return done
  }
  expect(pressed('Enter', false, false)).toEqual(['next', 'kept'])
  expect(pressed('Enter', true, false)).toEqual([])
  expect(pressed('Enter', false, true)).toEqual([])
  expect(pressed('a', false, false)).toEqual([])
})

test('C-393 in review right and wrong stand on the box, before the full stop that ends it, as sign and word; the right answer of a wrong one stands below the text, by its number, and its box points to it', () => {
  const html = gaps(['cat', 'dig'], { open: false, verdict: verdict(true, false), answers: ['cat', 'dog'] })
  expect(wordsOf(html)).toBe('A Đúng bnk Sai.Đáp án: (2) dog')
  expect(html).toMatch(/tabler-icon-check.*tabler-icon-x/s)
  const id = /aria-label="Ô trống 2" aria-describedby="([^"]+)" aria-invalid="true"/.exec(html)?.[1]
  expect(html).toContain(`<p id="${id}"`)
  expect(html.match(/readOnly=""/g)).toHaveLength(2)
  expect(wordsOf(gaps(['cat', 'dig'], { verdict: verdict(true, false), answers: ['cat', 'dog'] }))).toBe('A  bnk .')
})

const word = (right: boolean | undefined): LetterWord => ({
  cells: ['c', null, 't', null],
  from: 0,
  name: 'Từ 1',
  right,
})
/** Nothing is known of what would have been right. */
const unknown: LetterGapsProps['below'] = { answers: [], markOf: () => undefined }
const letters = (blanks: string[], more: Partial<LetterGapsProps> = {}, right?: boolean): string =>
  renderToStaticMarkup(
    <LetterGaps blanks={blanks} open below={unknown} onBlanks={() => {}} {...more}>
      {(draw) => draw(word(right))}
    </LetterGaps>,
  )

test('C-460 a word is a named group of letters and boxes; each box says which letter it is', () => {
  const html = letters(['a', ''])
  expect(html.match(english)).toHaveLength(2)
  expect(html).toMatch(/role="group" aria-label="Từ 1".*>c<.*"Chữ cái thứ 2".*value="a".*>t<.*"Chữ cái thứ 4"/)
  expect(wordsOf(html)).toContain('con trỏ tự sang ô tiếp theo')
})

test('protocol 6: Vietnamese letters in letter boxes show one hint, which these boxes point to', () => {
  const html = letters(['ă', 's'])
  expect(wordsOf(html)).toContain('“ă” đang có dấu tiếng Việt')
  const id = /"Chữ cái thứ 2" aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`<p id="${id}"`)
  expect(html).not.toMatch(/"Chữ cái thứ 4" aria-describedby/)
})

test('in review single letters carry a sign each and the word says it alone; what would have been right stands below', () => {
  const below = { answers: ['dogs', 'cats'], markOf: (at: number) => at !== 1 }
  const html = letters(['a', 'x'], { open: false, below, rightOf: (at) => at === 0 }, false)
  expect(wordsOf(html)).toBe('ctSaiĐáp án: (2) cats')
  expect(html).toMatch(/"Chữ cái thứ 4" aria-invalid="true"/)
  expect(html).not.toMatch(/"Chữ cái thứ 2" aria-invalid/)
  expect(html.match(/tabler-icon-\w+/g)).toEqual(['tabler-icon-check', 'tabler-icon-x'])
  expect(letters(['a', 's'], { open: false }, true).match(/tabler-icon-\w+/g)).toEqual(['tabler-icon-check'])
  expect(wordsOf(letters(['a', 's'], { open: false }, true))).toBe('ctĐúng')
})

test('C-393 the full stop behind a word of letters stands with its last letter, before and after it is marked', () => {
  const inText = (open: boolean): string =>
    renderToStaticMarkup(
      <LetterGaps blanks={['a', 'x']} open={open} below={unknown} onBlanks={() => {}}>
        {(draw) => <p>{draw({ ...word(open ? undefined : false), signs: '.' })} Yes</p>}
      </LetterGaps>,
    )
  for (const open of [true, false])
    expect(inText(open)).toMatch(
      /<span class="[^"]*end[^"]*"><span class="[^"]*cell(?:(?!<input).)*<input(?:(?!<input).)*\.<\/span>/,
    )
  expect(wordsOf(inText(false))).toBe('ct.Sai Yes')
})

test('a letter box hands over what is typed, keeps keys of the browser, and types nothing while it is locked', () => {
  const done: string[] = []
  const box = (open: boolean): HTMLInputElement => {
    const page = drawnOnPage(
      <LetterBox
        {...{ name: 'x', text: 'a', open, right: undefined, wordRight: undefined, last: false, describedBy: undefined }}
        register={() => {}}
        onText={(text) => done.push(text)}
        onKey={(key) => {
          done.push(key)
          return key === 'ArrowLeft'
        }}
      />,
    )
    return firstOf(page, 'input')
  }
  const press = (key: string, more: object = {}, open = true): void => {
    if (!fireEvent.keyDown(box(open), { key, ...more })) done.push('kept')
  }
  fireEvent.change(box(true), { target: { value: 'ab' } })
  press('ArrowLeft')
  press('Backspace')
  press('ArrowLeft', { shiftKey: true })
  press('ArrowLeft', { isComposing: true })
  press('ArrowLeft', {}, false)
  expect(done).toEqual(['ab', 'ArrowLeft', 'kept', 'Backspace'])
  const selected: boolean[] = []
  for (const open of [true, false]) {
    const input = box(open)
    input.select = () => selected.push(open)
    fireEvent.focus(input)
  }
  expect(selected).toEqual([true])
})

import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayerProps } from '../../drawing.tsx'
import { allOf, drawnOnPage } from '../../testing/page.tsx'
import { Board } from './Board.tsx'
import { grade, toPublic } from './grade.ts'
import type { Cell } from './grid.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { type PublicQuestion, type Question, questionSchema, type Response } from './schema.ts'

const question = questionSchema.parse({
  id: 1,
  title: 'Find.',
  answers: [
    { id: 'k', answer: 'cat', question: 'It says <meow>.' },
    { id: 'd', answer: 'dog', imageUrl: '/dog.svg', audioUrl: '/dog.mp3' },
  ],
  grid: ['CATX', 'XQXX', 'DOGX'],
})
type Props = PlayerProps<PublicQuestion | Question, Response>

const drawn = (cells: Response['cells'], more: Partial<Props> = {}): string =>
  renderToStaticMarkup(
    <Player
      question={toPublic(question)}
      response={{ cells }}
      mode="answer"
      seed="s"
      verdict={null}
      onChange={() => {}}
      {...more}
    />,
  )
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '')
const count = (html: string, part: RegExp): number => html.match(part)?.length ?? 0
const cat: Response['cells'] = [
  [0, 0],
  [0, 1],
  [0, 2],
]

test('each letter is a button that says where it stands and whether it is selected; Tab stops at one of them', () => {
  const html = drawn(cat)
  expect(html).toMatch(/role="grid" aria-label="Bảng chữ cái"/)
  expect(count(html, /<button[^>]*aria-pressed="(true|false)"/g)).toBe(12)
  expect(count(html, /aria-pressed="true"/g)).toBe(3)
  expect(html).toMatch(/aria-label="G, hàng 3, cột 3" aria-pressed="false" tabindex="-1"/i)
  expect(count(html, /tabindex="0"/gi)).toBe(1)
})

test('the clues are words, pictures with kept size and sounds, with the number of letters; no word is told', () => {
  const html = drawn([])
  expect(html).toMatch(/It says <u[^>]*>meow<\/u>\./)
  expect(html).toMatch(/<img[^>]*src="\/dog\.svg"[^>]*alt="Từ 2"[^>]*width="120" height="90" loading="lazy"/)
  expect(html).toMatch(/<audio[^>]*src="\/dog\.mp3"[^>]*><\/audio><div[^>]*><button[^>]*aria-label="Nghe từ 2"/)
  expect(count(wordsOf(html), /3 chữ cái/g)).toBe(2)
  expect(wordsOf(html)).not.toMatch(/\bcat\b|\bdog\b/)
})

test('what is selected stands below the grid, as words and counted', () => {
  expect(wordsOf(drawn([...cat, [1, 1]]))).toContain('Em đã tô: CAT, Q4/6 chữ cái')
  expect(wordsOf(drawn([]))).toContain('Chưa tô chữ nào.0/6 chữ cái')
})

const board = (done: (what: unknown) => void) => (
  <Board
    grid={question.grid}
    selected={new Set()}
    passing={new Set()}
    stop={[0, 0]}
    describedBy="keys"
    drag={{}}
    onPress={(cell) => done(cell)}
    onGo={(to: Cell, line) => done({ to, line })}
    register={() => {}}
  />
)
const buttonAt = (row: number, column: number, done: (what: unknown) => void): HTMLButtonElement =>
  allOf(drawnOnPage(board(done)), 'button')[row * 4 + column] ?? expect.fail('no such cell')

test('a press on a letter, by finger or by keyboard, hands over its cell', () => {
  const pressed: unknown[] = []
  fireEvent.click(buttonAt(2, 1, (what) => pressed.push(what)))
  expect(pressed).toEqual([[2, 1]])
})

test('arrow keys go through the grid, with Shift they select on the way; other keys stay the browser’s', () => {
  const done: unknown[] = []
  const button = buttonAt(0, 0, (what) => done.push(what))
  const type = (key: string, more: object = {}) => {
    if (!fireEvent.keyDown(button, { key, ...more })) done.push('kept')
  }
  type('ArrowRight')
  type('ArrowDown', { shiftKey: true })
  type('ArrowRight', { ctrlKey: true })
  type('Enter')
  const line = [
    [0, 0],
    [1, 0],
  ]
  expect(done).toEqual([{ to: [0, 1], line: [] }, 'kept', { to: [1, 0], line }, 'kept'])
})

test('C-480 in review no letter can be selected any more', () => {
  const html = drawn(cat, { mode: 'review' })
  expect(html).not.toMatch(/<button(?![^>]*aria-label="Nghe)/)
  expect(wordsOf(html)).not.toMatch(/Đúng|Sai/)
  expect(count(wordsOf(html), /đã tô/g)).toBe(4)
})

test('in review each word says whether it was found', () => {
  const cells: Response['cells'] = [...cat, [2, 0]]
  const html = drawn(cells, { mode: 'review', verdict: grade(question, { cells }) })
  expect(wordsOf(html)).toMatch(/meow\.ĐúngSai/)
  expect(wordsOf(html)).not.toMatch(/Đáp án|dog/)
})

test('with its key the review tells right, wrong and missed letters by a word and a sign, and which words were to be found', () => {
  const cells: Response['cells'] = [...cat, [1, 1]]
  const html = drawn(cells, { question, mode: 'review', verdict: grade(question, { cells }) })
  const table = html.slice(html.indexOf('<table'), html.indexOf('</table>'))
  expect(count(wordsOf(table), /Đúng/g)).toBe(3)
  expect(count(wordsOf(table), /Q Sai/g)).toBe(1)
  expect(count(wordsOf(table), /Đáp án/g)).toBe(3)
  expect(count(table, /<svg/g)).toBe(7)
  expect(wordsOf(html)).toMatch(/SaiĐáp án: cat.*SaiĐáp án: dog/)
})

test('while it is answered nothing tells the key, whatever the question holds', () => {
  const verdict = grade(question, { cells: cat })
  expect(drawn(cat, { question, verdict })).toBe(drawn(cat))
})

test('on paper the grid stands with its clues, and with answers the words are marked and told', () => {
  const printed = (withAnswers: boolean) =>
    renderToStaticMarkup(<Print question={question} withAnswers={withAnswers} />)
  expect(count(printed(true), /<td class="[^"]*hidden/g)).toBe(6)
  expect(wordsOf(printed(true))).toContain('Đáp án: cat; dog')
  expect(wordsOf(printed(false))).not.toMatch(/Đáp án|dog/)
  expect(wordsOf(printed(false))).toContain('CATXXQXXDOGX1. It says meow. (3 chữ cái)')
})

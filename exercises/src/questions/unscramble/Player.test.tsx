import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { allOf, drawnOnPage } from '../../testing/page.tsx'
import { Board, PieceText } from './Board.tsx'
import { grade, toPublic } from './grade.ts'
import { restingHand, type Spot } from './moves.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { questionSchema } from './schema.ts'

const question = questionSchema.parse({
  id: 'one',
  title: 'Make a sentence.',
  answer: 'do you like tea',
  option: 'SENTENCES',
  pieces: [
    { id: 'b', text: 'like' },
    { id: 'a', text: 'do' },
    { id: 'c', text: 'tea' },
    { id: 'd', text: 'you' },
  ],
})
const right = ['a', 'd', 'b', 'c']

const player = (order: string[], { mode = 'answer', seed = 's', whole = false, marked = true } = {}) =>
  renderToStaticMarkup(
    <Player
      question={whole ? question : toPublic(question)}
      response={{ order }}
      mode={mode === 'review' ? 'review' : 'answer'}
      seed={seed}
      verdict={marked ? grade(question, { order }) : null}
      onChange={() => {}}
    />,
  )

/** The texts of the items in the list of that name. */
const listed = (html: string, name: string): string[] => {
  const [, items = ''] = new RegExp(`aria-label="${name}">(.*?)</[ou]l>`).exec(html) ?? []
  return [...items.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) => item.replace(/<[^>]*>/g, ''))
}

test('the line shows the response in its order and the tray every piece, the placed ones pressed', () => {
  const html = player(['d', 'a'])
  expect(listed(html, 'Bài của em')).toEqual(['you', 'do'])
  expect(listed(html, 'Các thẻ').toSorted()).toEqual(['do', 'like', 'tea', 'you'])
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(2)
})

test('an id that the question does not have is not drawn', () => {
  expect(listed(player(['elsewhere', 'a', 'a']), 'Bài của em')).toEqual(['do'])
})

test('the tray keeps its order for a seed, whatever is placed, and seeds differ', () => {
  const tray = (seed: string, order: string[] = []) => listed(player(order, { seed }), 'Các thẻ').join(' ')
  expect(tray('a', right)).toBe(tray('a'))
  expect(new Set([...'abcdefghij'].map((seed) => tray(seed))).size).toBeGreaterThan(1)
  for (const seed of 'abcdefghij') expect(tray(seed)).not.toBe('do you like tea')
})

test('C-497 every press on a piece, in the tray and in the line, and both actions are buttons that a keyboard reaches', () => {
  const pressed: string[] = []
  const tray = question.pieces
  const page = drawnOnPage(
    <Board
      unit="words"
      line={tray.slice(0, 2)}
      tray={tray}
      hand={{ ...restingHand, swapping: true, chosen: tray[0]?.id ?? null, said: 'moved' }}
      drag={null}
      handlers={() => ({})}
      onPress={(id) => pressed.push(id)}
      onSwap={() => pressed.push('swap')}
      onClear={() => pressed.push('clear')}
      trayButton={() => {}}
    />,
  )
  const buttons = allOf(page, 'button')
  for (const button of buttons) fireEvent.click(button)
  const ids = tray.map(({ id }) => id)
  expect(pressed).toEqual([...ids.slice(0, 2), ...ids, 'swap', 'clear'])
  expect(buttons.slice(0, 2).map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  expect(page.querySelector('[aria-live=polite]')?.textContent).toBe('moved')
})

test('H169 C-497 a double tap that lets two pieces change places takes none of them out', () => {
  const orders: string[][] = []
  const page = drawnOnPage(
    <Player
      question={toPublic(question)}
      response={{ order: right }}
      mode="answer"
      seed="s"
      verdict={null}
      onChange={({ order }) => orders.push(order)}
    />,
  )
  const buttons = allOf(page, 'button')
  const [first, second, swap] = [buttons[0], buttons[1], buttons[right.length * 2]]
  if (!first || !second || !swap) throw new Error('no pieces')
  fireEvent.click(swap, { detail: 1 })
  fireEvent.click(first, { detail: 1, clientX: 50 })
  fireEvent.click(second, { detail: 1, clientX: 90 })
  // the other one lies there now
  fireEvent.click(first, { detail: 2 })
  expect(orders).toEqual([['d', 'a', 'b', 'c']])
})

type BoardProps = Parameters<typeof Board>[0]
const boardDrawn = (more: Partial<BoardProps> = {}) =>
  drawnOnPage(
    <Board
      unit="words"
      line={question.pieces.slice(0, 2)}
      tray={question.pieces}
      hand={restingHand}
      drag={null}
      handlers={() => ({})}
      onPress={() => {}}
      onSwap={() => {}}
      onClear={() => {}}
      trayButton={() => {}}
      {...more}
    />,
  )
const dragOver = (over: Spot | null, from: 'line' | 'tray' = 'tray'): BoardProps['drag'] => ({
  item: { id: 'b', from },
  by: { x: 7, y: -9 },
  over,
})
const piecesIn = (page: HTMLElement) => allOf(page, 'button').filter(({ className }) => className.includes('piece'))

test('C-497 every piece, in the line and in the tray, hands its pointer to the drag', () => {
  const taken: string[] = []
  const handlers: BoardProps['handlers'] = ({ id, from }) => ({ onPointerDown: () => taken.push(`${from} ${id}`) })
  for (const piece of piecesIn(boardDrawn({ handlers }))) fireEvent.pointerDown(piece)
  const ids = question.pieces.map(({ id }) => id)
  expect(taken).toEqual([...ids.slice(0, 2).map((id) => `line ${id}`), ...ids.map((id) => `tray ${id}`)])
})

test('a finger takes a letter or a word anywhere, a group of words at its grip: the page can still be scrolled', () => {
  const grips = (unit: BoardProps['unit']) =>
    [...boardDrawn({ unit }).querySelectorAll('[data-grip=""]')].map(({ tagName }) => tagName)
  expect(grips('words')).toEqual(Array(6).fill('BUTTON'))
  expect(grips('letters')).toEqual(Array(6).fill('BUTTON'))
  expect(grips('groups')).toEqual(Array(6).fill('SPAN'))
})

test('a dragged piece moves along where it was taken, and nowhere else', () => {
  const moved = (from: 'line' | 'tray') =>
    piecesIn(boardDrawn({ drag: dragOver(null, from) })).map((piece) => piece.hasAttribute('style'))
  const id = question.pieces.findIndex((piece) => piece.id === 'b')
  expect(moved('tray').indexOf(true)).toBe(2 + id)
  expect(moved('line').indexOf(true)).toBe(id)
  for (const from of ['line', 'tray'] as const) expect(moved(from).filter(Boolean)).toHaveLength(1)
})

test('the line shows the gap in which a piece would stand, and the tray that it would take it back', () => {
  const looks = (over: Spot | null) =>
    [...boardDrawn({ drag: dragOver(over) }).querySelectorAll('ol, ul, li')].flatMap(({ tagName, className }) => {
      const marks = className.match(/waiting|over|before|behind/g)
      return marks ? [`${tagName.toLowerCase()} ${marks.join(' ')}`] : []
    })
  expect(looks(0)).toEqual(['ol waiting over', 'li before'])
  expect(looks(2)).toEqual(['ol waiting over', 'li behind'])
  expect(looks('tray')).toEqual(['ol waiting', 'ul over'])
  expect(looks(null)).toEqual(['ol waiting'])
})

test('C-392 marks and entities of a piece are not shown', () => {
  const { pieces } = questionSchema.parse({
    id: 'q',
    answer: 'the <b>red</b>&nbsp;one|hat',
    pieces: [
      { id: 'a', text: 'hat' },
      { id: 'b', text: 'the <b>red</b>&nbsp;one' },
    ],
  })
  expect(pieces.map((piece) => renderToStaticMarkup(<PieceText piece={piece} />))).toEqual(['hat', 'the red one'])
})

test('review shows right and wrong by word and sign, and has nothing to press', () => {
  expect(player(right, { mode: 'review' })).toMatch(/tabler-icon-check.*Đúng/s)
  expect(player(['a'], { mode: 'review' })).toMatch(/tabler-icon-x.*Sai/s)
  expect(player(right, { mode: 'review' })).not.toContain('<button')
  expect(player(right, { mode: 'review', marked: false })).not.toMatch(/Đúng|Sai/)
})

test('the right text stands below a wrong answer only when the question brings it', () => {
  expect(player(['a'], { mode: 'review', whole: true })).toMatch(/Đáp án: <strong[^>]*>do you like tea/)
  expect(player(['a'], { mode: 'review' })).not.toContain('Đáp án')
  expect(player(right, { mode: 'review', whole: true })).not.toContain('Đáp án')
  expect(player(['a'], { whole: true })).not.toMatch(/Đáp án|Sai/)
})

test('C-611 the print shows the pieces between " / ", and the answer only when asked', () => {
  const html = (withAnswers: boolean) => renderToStaticMarkup(<Print question={question} withAnswers={withAnswers} />)
  expect(html(false)).toMatch(/>(\w+ \/ ){3}\w+</)
  expect(html(false)).not.toMatch(/do you like tea|do \/ you \/ like \/ tea/)
  expect(html(true)).toContain('do you like tea')
})

test('H163 a piece stands with its signs', () => {
  const signs = questionSchema.parse({ id: 'q', answer: 'a &lt;b&gt; c d', option: 'SENTENCES' })
  const texts = signs.pieces.map((piece) => renderToStaticMarkup(<PieceText piece={piece} />))
  expect(texts.toSorted()).toEqual(['&lt;b&gt;', 'a', 'c', 'd'])
})

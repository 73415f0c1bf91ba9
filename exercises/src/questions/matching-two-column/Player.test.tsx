import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayerProps } from '../../drawing.tsx'
import { drawnOnPage, firstOf } from '../../testing/page.tsx'
import { emptyResponse, grade, toPublic } from './grade.ts'
import { Place } from './Place.tsx'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { type PublicQuestion, type Question, questionSchema, type Response } from './schema.ts'

const stored = (settings?: unknown): Question =>
  questionSchema.parse({
    id: 1,
    settings,
    answers: [
      { leftId: 'k', rightId: 'z', textLeft: 'hot', textRight: 'cold' },
      { leftId: 'c', rightId: 'p', textLeft: 'big', textRight: 'small' },
      { leftId: 't', rightId: 'a', textLeft: 'old', textRight: 'new' },
    ],
  })
const crossed: Response = { left: ['t', 'k', 'c'], right: ['a', 'p', 'z'] }

const drawn = (settings?: unknown, more: Partial<PlayerProps<PublicQuestion, Response>> = {}): string =>
  renderToStaticMarkup(
    <Player
      question={toPublic(stored(settings))}
      response={crossed}
      mode="answer"
      seed="s"
      verdict={null}
      onChange={() => {}}
      {...more}
    />,
  )
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '')
const rowsOf = (html: string): string[] =>
  html
    .split('<li')
    .slice(1)
    .map((row) => wordsOf(`<li${row}`))
const count = (html: string, part: string): number => html.split(part).length - 1

test('the cards stand in the rows of the response, each with its column and row for a screen reader', () => {
  expect(rowsOf(drawn({ showNumber: false }))).toEqual([
    'Cột A, hàng 1: oldCột B, hàng 1: new',
    'Cột A, hàng 2: hotCột B, hàng 2: small',
    'Cột A, hàng 3: bigCột B, hàng 3: cold',
  ])
})

test('before an answer the order of the seed is drawn, the same each time', () => {
  const shown = (seed: string): string => drawn({}, { response: emptyResponse(), seed })
  expect(shown('s')).toBe(shown('s'))
  expect(new Set(['s', 't', 'u', 'v', 'w'].map(shown)).size).toBeGreaterThan(1)
  // six cards, and what keeps them as they lie
  expect(count(shown('s'), '<button')).toBe(7)
})

test('C-431 numbers and titles are drawn unless a setting says no', () => {
  expect(rowsOf(drawn())[1]).toMatch(/^2Cột A, hàng 2/)
  expect(drawn()).toMatch(/<span[^>]*>Cột A<\/span><span[^>]*>Cột B<\/span>/)
  expect(drawn({ showTitleColumn: false })).not.toMatch(/>Cột A</)
  expect(rowsOf(drawn({ showNumber: 'false' }))[1]).toMatch(/^Cột A, hàng 2/)
})

test('C-424, C-425, C-432 a fixed column has no card to choose', () => {
  expect(drawn().match(/<button[^>]*aria-pressed="false"/g)).toHaveLength(6)
  const left = drawn({ isDragAColumnDisabled: true })
  expect(count(left, '<button')).toBe(3)
  for (const button of left.split('<button').slice(1)) expect(wordsOf(`<b${button}`)).toMatch(/^Cột B/)
  const right = drawn({ isDragBColumnDisabled: true })
  for (const button of right.split('<button').slice(1)) expect(wordsOf(`<b${button}`)).toMatch(/^Cột A/)
})

test('C-432, C-497 every card that can be moved says that it can be dragged, has a grip for a finger, and lies in a place of its column', () => {
  expect(wordsOf(drawn())).toContain('Em cũng có thể kéo thẻ tới chỗ mới.')
  for (const [settings, left, right] of [
    [{}, 3, 3],
    [{ isDragAColumnDisabled: true }, 0, 3],
    [{ isDragBColumnDisabled: true }, 3, 0],
  ] as const) {
    const html = drawn(settings)
    expect(count(html, 'data-grip=""')).toBe(left + right)
    expect([count(html, 'data-place="left"'), count(html, 'data-place="right"')]).toEqual([left, right])
  }
  expect(drawn({}, { mode: 'review' })).not.toContain('data-grip')
})

const quietPlace = {
  column: 'right',
  row: 1,
  text: 'cold',
  movable: true,
  selected: false,
  waiting: false,
  over: false,
  by: null,
  handlers: {},
  onChoose: () => {},
} as const

test('C-497 a card hands its pointer to the drag and moves along with it; a place shows what it would take', () => {
  const done: string[] = []
  const card = {
    ...quietPlace,
    handlers: { onPointerDown: () => done.push('down'), onPointerUp: () => done.push('up') },
    onChoose: () => done.push('press'),
  } as const
  const button = (more: object) => firstOf(drawnOnPage(<Place {...card} {...more} />), 'button')
  for (const act of ['pointerDown', 'pointerUp', 'click'] as const) fireEvent[act](button({}))
  expect(done).toEqual(['down', 'up', 'press'])
  const held = button({ by: { x: 3, y: -4 } })
  expect(held.style.transform).toBe('translate(3px, -4px)')
  expect(held.className).toContain('held')
  expect(button({}).hasAttribute('style')).toBe(false)
  expect(button({ waiting: true, over: true }).className).toMatch(/waiting.*over/)
})

test('C-392 H163 a card shows its words as they are compared', () => {
  const words = '<b> &lt;'
  for (const movable of [false, true]) {
    const page = drawnOnPage(<Place {...quietPlace} text={words} movable={movable} />)
    expect(page.textContent).toBe(`Cột B, hàng 2: ${words}`)
  }
})

test('moves are told where a screen reader hears them', () => {
  expect(drawn()).toMatch(/<span[^>]*role="status"[^>]*><\/span>/)
})

test('in review no card can be chosen, and each row says whether it is right', () => {
  const html = drawn({}, { mode: 'review', verdict: grade(stored(), crossed) })
  expect(html).not.toContain('<button')
  expect(rowsOf(html).map((row) => /Đúng|Sai/.exec(row)?.[0])).toEqual(['Đúng', 'Sai', 'Sai'])
  expect(wordsOf(drawn({}, { mode: 'review' }))).not.toMatch(/Đúng|Sai/)
  expect(wordsOf(drawn({}, { verdict: grade(stored(), crossed) }))).not.toMatch(/Đúng|Sai/)
})

test('in review a wrong row tells what belongs beside its left card, where the key is known', () => {
  const question = { ...toPublic(stored()), ...stored() }
  const rows = rowsOf(drawn({}, { question, mode: 'review', verdict: grade(stored(), crossed) }))
  expect(rows.map((row) => /Đáp án: (.*)$/.exec(row)?.[1])).toEqual([undefined, 'cold', 'small'])
  expect(wordsOf(drawn({}, { question }))).not.toContain('Đáp án')
  expect(wordsOf(drawn({}, { mode: 'review', verdict: grade(stored(), crossed) }))).not.toContain('Đáp án')
})

test('C-607 on paper the left cards are numbered and the right ones lettered, and answers join them', () => {
  const printed = (withAnswers: boolean) =>
    wordsOf(renderToStaticMarkup(<Print question={stored()} withAnswers={withAnswers} />))
  const key = /Đáp án: (.*)$/.exec(printed(true))?.[1] ?? ''
  const joined = key.split('; ').map((pair) => {
    const [number, letter] = pair.split(' – ')
    const text = (label: string): string =>
      new RegExp(`${label}\\. ([a-z]+?)(?=[1-3]\\.|[A-C]\\.|Đ|$)`).exec(printed(true))?.[1] ?? ''
    return `${text(number ?? '')} ${text(letter ?? '')}`
  })
  expect(joined.toSorted()).toEqual(['big small', 'hot cold', 'old new'])
  expect(printed(false)).not.toContain('Đáp án')
})

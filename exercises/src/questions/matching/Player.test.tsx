import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayerProps } from '../../drawing.tsx'
import { Card } from '../../parts/cards/Card.tsx'
import { drawnOnPage, firstOf } from '../../testing/page.tsx'
import { emptyResponse, grade, isReady, toPublic } from './grade.ts'
import { shownOrder } from './order.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { type PublicQuestion, type Question, questionSchema, type Response } from './schema.ts'

const opposites = [
  { pieceId: 'z', question: 'hot', answer: 'cold' },
  { pieceId: 'p', question: 'big', answer: 'small' },
  { pieceId: 'a', question: 'old', answer: 'new' },
]
const stored = (answers: unknown = opposites, settings?: unknown): Question =>
  questionSchema.parse({ id: 1, settings, answers })
const crossed: Response = { order: ['p', 'z', 'a'] }

const drawn = (
  question: PublicQuestion = toPublic(stored()),
  more: Partial<PlayerProps<PublicQuestion, Response>> = {},
): string =>
  renderToStaticMarkup(
    <Player
      question={question}
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

test('C-439 the left column stays and the contents stand in the order of the response, each named by its place', () => {
  expect(rowsOf(drawn())).toEqual([
    '1hotHàng 1, cạnh “hot”: small',
    '2bigHàng 2, cạnh “big”: cold',
    '3oldHàng 3, cạnh “old”: new',
  ])
  expect(rowsOf(drawn(toPublic(stored(['one', 'two'])), { response: { order: ['0:two', '0:one'] } }))).toEqual([
    '1Hàng 1: two',
    '2Hàng 2: one',
  ])
})

test('before an answer the order of the seed is drawn, the same each time', () => {
  const shown = (seed: string): string => drawn(undefined, { response: emptyResponse(), seed })
  expect(shown('s')).toBe(shown('s'))
  expect(new Set(['s', 't', 'u', 'v', 'w'].map(shown)).size).toBeGreaterThan(1)
})

test('C-488 D62 nothing is reported until a card is moved, or the order that is shown is kept; a press more takes that back', () => {
  const question = toPublic(stored())
  const reported: Response[] = []
  const player = (response: Response) => (
    <Player
      {...{ question, response, seed: 's', verdict: null }}
      mode="answer"
      onChange={(next) => reported.push(next)}
    />
  )
  const keep = () => screen.queryByRole('button', { name: 'Giữ nguyên' })
  const page = render(player(emptyResponse()))
  expect(reported).toEqual([])
  expect(keep()?.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(keep() as HTMLElement)
  const kept = reported[0] ?? emptyResponse()
  expect(isReady(question, kept)).toBe(true)
  expect(shownOrder(question.pieces, emptyResponse(), 's')).toEqual(kept)
  page.rerender(player(kept))
  expect(keep()?.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(keep() as HTMLElement)
  expect(reported[1]).toEqual(emptyResponse())
  // moved by hand: there is nothing to be kept
  page.rerender(player(crossed))
  expect(keep()).toBe(null)
  cleanup()
})

test('C-440 to C-442 the column of contents is 70 per cent wide, 89 where a text is long', () => {
  expect(drawn()).toMatch(/<ol class="[^"]*width70/)
  const long = stored([{ pieceId: 'l', question: 'a', answer: 'x'.repeat(69) }])
  expect(drawn(toPublic(long), { response: { order: ['l'] } })).toMatch(/<ol class="[^"]*width89/)
})

test('C-497 every card is a button that says whether it is chosen; one card alone has nowhere to go', () => {
  expect(drawn().match(/<button[^>]*aria-pressed="false"/g)).toHaveLength(3)
  expect(drawn(toPublic(stored(['one'])), { response: { order: ['0:one'] } })).not.toContain('<button')
})

test('C-497 a press, a finger and a drag of a card reach their handlers, and a dragged card moves along', () => {
  const done: string[] = []
  const note = (what: string) => () => done.push(what)
  const place = (
    <Card
      name="Hàng 1:"
      movable
      selected
      waiting={false}
      by={{ x: 3, y: -4 }}
      handlers={{
        onPointerDown: note('down'),
        onPointerMove: note('move'),
        onPointerUp: note('up'),
        onPointerCancel: note('cancel'),
      }}
      onChoose={note('press')}
    >
      cold
    </Card>
  )
  const page = drawnOnPage(place)
  const button = firstOf(page, 'button')
  for (const act of ['pointerDown', 'pointerMove', 'pointerUp', 'pointerCancel', 'click'] as const)
    fireEvent[act](button)
  expect(done).toEqual(['down', 'move', 'up', 'cancel', 'press'])
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(button.style.transform).toBe('translate(3px, -4px)')
  expect(button.textContent).toBe('Hàng 1: cold')
  expect(page.querySelectorAll('[data-grip]')).toHaveLength(1)
})

test('moves are told where a screen reader hears them', () => {
  expect(drawn()).toMatch(/<span[^>]*role="status"[^>]*><\/span>/)
})

test('C-413, C-428 pictures have a name that says nothing of their place, and load when they are near', () => {
  const question = toPublic(
    stored([{ question: 'kite', answer: '/k.svg' }, '/b.svg'], '{"answers":{"imageAnswers":"true"}}'),
  )
  const html = drawn(question, { response: { order: ['0:/k.svg', '0:/b.svg'] } })
  expect([...html.matchAll(/<img[^>]*src="([^"]*)" alt="([^"]*)"/g)].map(([, src, alt]) => [src, alt])).toEqual([
    ['/k.svg', 'Hình B'],
    ['/b.svg', 'Hình A'],
  ])
  expect(count(html, 'loading="lazy"')).toBe(2)
})

test('a picture at the left has its number as its name unless words stand beside it; a sound has a control', () => {
  const question = toPublic(
    stored([
      { imageUrl: '/1.svg', answer: 'cat' },
      { imageUrl: '/2.svg', question: 'pet', audioUrl: '/2.mp3', answer: 'dog' },
    ]),
  )
  const html = drawn(question, { response: emptyResponse() })
  expect(html).toMatch(/src="\/1\.svg" alt="Hình 1"/)
  expect(html).toMatch(/src="\/2\.svg" alt=""/)
  expect(html).toMatch(/<audio[^>]*src="\/2\.mp3"[^>]*><\/audio><div[^>]*><button[^>]*aria-label="Nghe 2"/)
})

test('C-392, C-429 nothing of a text becomes an element, but for underlined parts where the question says so', () => {
  const answers = ['<img src=x onerror=alert(1)>', 'f<i>sh']
  const response = { order: ['0:<img src=x onerror=alert(1)>', '0:f<i>sh'] }
  const plain = drawn(toPublic(stored(answers)), { response })
  expect(plain).toContain('>fish<')
  expect(plain).not.toContain('<img')
  const underlined = drawn(toPublic(stored(answers, { answers: { underlined: true } })), { response })
  expect(underlined).toMatch(/f<u[^>]*>i<\/u>sh/)
  expect(underlined).not.toContain('<img')
})

test('in review no card can be chosen, and each row says whether it is right', () => {
  const html = drawn(undefined, { mode: 'review', verdict: grade(stored(), crossed) })
  expect(html).not.toContain('<button')
  expect(rowsOf(html).map((row) => /Đúng|Sai/.exec(row)?.[0])).toEqual(['Sai', 'Sai', 'Đúng'])
  expect(wordsOf(html)).not.toContain('Đáp án')
  expect(wordsOf(drawn(undefined, { mode: 'review' }))).not.toMatch(/Đúng|Sai/)
})

test('a review that brings the key shows the right content of a wrong row; while it is answered nothing tells it', () => {
  const whole = { ...toPublic(stored()), ...stored() }
  const verdict = grade(stored(), crossed)
  const rows = rowsOf(drawn(whole, { mode: 'review', verdict }))
  expect(rows.map((row) => /Đáp án: (\w+)/.exec(row)?.[1])).toEqual(['cold', 'small', undefined])
  expect(wordsOf(drawn(whole, { verdict }))).not.toMatch(/Đáp án|Đúng|Sai/)
})

test('C-607 on paper the rows are numbered and the contents lettered, and answers join them', () => {
  const printed = (withAnswers: boolean) =>
    wordsOf(renderToStaticMarkup(<Print question={stored()} withAnswers={withAnswers} />))
  const letterOf = (text: string): string => new RegExp(`([ABC])\\. ${text}`).exec(printed(false))?.[1] ?? '?'
  expect(printed(false)).toMatch(/1\. hot .*2\. big .*3\. old /)
  expect(printed(false)).not.toContain('Đáp án')
  expect(printed(true)).toContain(`Đáp án: 1 – ${letterOf('cold')}; 2 – ${letterOf('small')}; 3 – ${letterOf('new')}`)
})

test('D20 what is said of a picture at the left stands behind its number, and rows stay as right as they were', () => {
  const told = stored([
    { pieceId: 'a', imageUrl: '/1.svg', imageAlt: 'Hình: con vật', answer: 'dog' },
    { pieceId: 'b', imageUrl: '/2.svg', answer: 'bus' },
  ])
  const html = drawn(toPublic(told), { response: { order: ['a', 'b'] } })
  expect([...html.matchAll(/<img[^>]*alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
    'Hình 1. Hình: con vật',
    'Hình 2',
  ])
  expect(grade(told, { order: ['a', 'b'] }).correct).toBe(true)
})

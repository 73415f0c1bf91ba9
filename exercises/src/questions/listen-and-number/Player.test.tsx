import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayerProps } from '../../drawing.tsx'
import { allOf, drawnOnPage, firstOf } from '../../testing/page.tsx'
import { Card } from './Card.tsx'
import { grade, toPublic } from './grade.ts'
import { Numbers } from './Numbers.tsx'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { type PublicQuestion, type Question, questionSchema, type Response } from './schema.ts'

type Props = PlayerProps<PublicQuestion | Question, Response>

const question = questionSchema.parse({
  id: 1,
  title: 'Number.',
  answers: [
    { id: 'k', number: 2, question: 'a <red> kite', imageUrl: '/kite.svg', audioUrl: '/s2.mp3' },
    { id: 'b', number: 1, imageUrl: '/ball.svg', audioUrl: '/s1.mp3' },
    { id: 'd', number: 3, question: 'a doll' },
  ],
})
const drawn = (numbers: Response['numbers'], more: Partial<Props> = {}): string =>
  renderToStaticMarkup(
    <Player
      question={toPublic(question)}
      response={{ numbers }}
      mode="answer"
      seed="s"
      verdict={null}
      onChange={() => {}}
      {...more}
    />,
  )
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '')
const count = (html: string, part: RegExp): number => html.match(part)?.length ?? 0
/** What is said of the item that holds a text. */
const cardOf = (html: string, part: string): string =>
  wordsOf(`<li${html.split('<li').find((each) => each.includes('data-place') && each.includes(part)) ?? ''}`)

test('numbers and items are buttons that say whether they are chosen, and what number an item has', () => {
  const html = drawn({ k: 2 })
  expect(count(html, /<button[^>]*aria-pressed="false"/g)).toBe(6)
  expect(cardOf(html, '/kite.svg')).toBe('2a red kite, số 2')
  expect(cardOf(html, 'a doll')).toBe('a doll, chưa có số')
  expect(wordsOf(html)).toContain('Số 11Số 22 (đã dùng)Số 33')
})

test('pictures keep their size, load when they are near, and have a name where no words stand beside them', () => {
  const html = drawn({})
  expect(html).toMatch(/src="\/ball\.svg" alt="Hình [ABC]" width="200" height="150" loading="lazy"/)
  expect(html).toMatch(/src="\/kite\.svg" alt=""/)
  expect(html).toMatch(/a <u[^>]*>red<\/u> kite/)
})

test('the sounds stand in the order of their numbers, each with its number as name', () => {
  const sounds = [
    ...drawn({}).matchAll(/<audio[^>]*src="([^"]+)"[^>]*><\/audio><div[^>]*><button[^>]*aria-label="([^"]+)"/g),
  ]
  expect(sounds.map(([, src, name]) => `${src} ${name}`)).toEqual(['/s1.mp3 Nghe số 1', '/s2.mp3 Nghe số 2'])
})

test('a press on an item or a number hands it over, and a key only where it was used up is kept from the browser', () => {
  const done: unknown[] = []
  const card = (
    <Card
      item={{ id: 'k', question: 'a kite', imageUrl: '', name: 'a kite' }}
      {...{ number: null, chosen: false, waiting: false, over: false, describedBy: 'keys' }}
      onPress={() => done.push('item')}
      onKey={(key) => key === '2'}
    />
  )
  const button = firstOf(drawnOnPage(card), 'button')
  fireEvent.click(button)
  for (const typed of [{ key: '2' }, { key: '2', ctrlKey: true }, { key: 'Tab' }])
    if (!fireEvent.keyDown(button, typed)) done.push(typed.key === '2' && !typed.ctrlKey ? 'kept' : 'wrong')
  const numbers = (
    <Numbers
      last={3}
      used={new Set()}
      chosen={null}
      drag={null}
      handlers={() => ({})}
      onPress={(number) => done.push(number)}
    />
  )
  for (const number of allOf(drawnOnPage(numbers), 'button')) fireEvent.click(number)
  expect(done).toEqual(['item', 'kept', 1, 2, 3])
})

test('a number that is dragged goes with the pointer', () => {
  const html = renderToStaticMarkup(
    <Numbers
      last={2}
      used={new Set()}
      chosen={null}
      drag={{ item: 2, by: { x: 30, y: -4 }, over: null }}
      handlers={() => ({})}
      onPress={() => {}}
    />,
  )
  expect(count(html, /style="transform:translate\(30px, -4px\)"/g)).toBe(1)
})

test('in review each item says whether its number is right, and with the key which one would have been', () => {
  const numbers = { k: 2, b: 3 }
  const more = { mode: 'review' as const, verdict: grade(question, { numbers }) }
  const html = drawn(numbers, more)
  expect(html).not.toMatch(/<button(?![^>]*aria-label="Nghe)/)
  expect(cardOf(html, '/kite.svg')).toMatch(/số 2Đúng$/)
  expect(cardOf(html, '/ball.svg')).toMatch(/số 3Sai$/)
  // two listen buttons, and a sign at each item
  expect(count(html, /<svg/g)).toBe(2 + 3)
  const whole = drawn(numbers, { ...more, question })
  expect(cardOf(whole, '/ball.svg')).toMatch(/SaiĐáp án: 1$/)
  expect(cardOf(whole, 'a doll')).toMatch(/chưa có sốSaiĐáp án: 3$/)
  expect(wordsOf(drawn(numbers, { mode: 'review' }))).not.toMatch(/Đúng|Sai/)
})

test('while it is answered nothing tells the key, whatever the question holds', () => {
  const numbers = { k: 1 }
  expect(drawn(numbers, { question, verdict: grade(question, { numbers }) })).toBe(drawn(numbers))
})

test('on paper each item has a box, with its number where answers are asked for', () => {
  const printed = (withAnswers: boolean): string =>
    wordsOf(renderToStaticMarkup(<Print question={question} withAnswers={withAnswers} />))
  expect(printed(true)).toMatch(/2a red kite/)
  expect(printed(true)).toMatch(/3a doll/)
  expect(printed(false)).not.toMatch(/[123]/)
})

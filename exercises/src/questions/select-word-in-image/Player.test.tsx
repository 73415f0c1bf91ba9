import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayerProps } from '../../drawing.tsx'
import { allOf, drawnOnPage } from '../../testing/page.tsx'
import { grade, toPublic } from './grade.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { type PublicQuestion, type Question, questionSchema, type Response } from './schema.ts'

const stored = (more: Record<string, unknown> = {}): Question =>
  questionSchema.parse({
    id: 1,
    question: 'What is it?',
    answers: [{ imageUrl: '/1.svg', answer: 'dog', audioUrl: '/1.mp3' }, { imageUrl: '/2.svg', answer: 'cat' }, 'cow'],
    ...more,
  })
const pets = stored()

const player = (
  question: PublicQuestion,
  choices: Response['choices'],
  more: Partial<PlayerProps<PublicQuestion, Response>> = {},
) => (
  <Player
    question={question}
    response={{ choices }}
    mode="answer"
    seed="s"
    verdict={null}
    onChange={() => {}}
    {...more}
  />
)
const drawn = (...of: Parameters<typeof player>): string => renderToStaticMarkup(player(...of))
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '')
const count = (html: string, part: string | RegExp): number => html.split(part).length - 1

test('C-476 each picture has a dropdown with its name and what is chosen, and says nothing of its word', () => {
  const html = drawn(toPublic(pets), ['dog', null])
  expect([...html.matchAll(/<img[^>]*src="([^"]*)" alt="([^"]*)"/g)].map(([, src, alt]) => [src, alt])).toEqual([
    ['/1.svg', 'Hình 1'],
    ['/2.svg', 'Hình 2'],
  ])
  expect(html).toMatch(/aria-label="Từ của hình 1">.*<option value="dog" lang="en" selected="">/)
  expect(html).toMatch(/aria-label="Từ của hình 2"><option value="" lang="vi" selected="">Chọn từ</)
  expect(count(html, 'loading="lazy"')).toBe(2)
})

test('the sound of a picture has a control of its own', () => {
  expect(drawn(toPublic(pets), [null, null])).toMatch(
    /<audio[^>]*src="\/1\.mp3"[^>]*><\/audio><div[^>]*><button[^>]*aria-label="Nghe 1"/,
  )
})

test('C-414, C-415 the pictures stand in two columns, or three where the question says so', () => {
  expect(drawn(toPublic(pets), [null, null])).toMatch(/<ol class="[^"]*columns2/)
  const three = stored({ settings: { answers: { columnImageAnswers: 3 } } })
  expect(drawn(toPublic(three), [null, null])).toMatch(/<ol class="[^"]*columns3/)
})

test('the words stand in the order of the seed, the same for every picture', () => {
  const orders = (seed: string) =>
    drawn(toPublic(pets), [null, null], { seed })
      .split('<select')
      .slice(1)
      .map((select) => [...select.matchAll(/value="(\w+)"/g)].map(([, word]) => word).join(' '))
  expect(new Set(orders('s')).size).toBe(1)
  expect(orders('s')).toEqual(orders('s'))
  expect(new Set([...'stuvwxyz'].flatMap(orders)).size).toBeGreaterThan(1)
})

test('C-489 a choice goes to its picture, and may be taken back', () => {
  const given: Response[] = []
  const choose = (choices: Response['choices'], at: number, value: string) => {
    const page = player(
      toPublic(stored({ answers: stored().answers.map((item) => ({ ...item, audioUrl: '' })) })),
      choices,
      {
        onChange: (response) => given.push(response),
      },
    )
    const select = allOf(drawnOnPage(page), 'select')[at]
    if (select) fireEvent.change(select, { target: { value } })
  }
  choose([null, null], 1, 'cow')
  choose(['dog', 'cat'], 0, '')
  choose([], 0, 'dog')
  expect(given).toEqual([{ choices: [null, 'cow'] }, { choices: [null, 'cat'] }, { choices: ['dog', null] }])
})

test('C-476 a word that is chosen is offered to no other picture, unless it is right for two', () => {
  const offered = (question: Question, choices: Response['choices']) =>
    drawn(toPublic(question), choices)
      .split('<select')
      .slice(1)
      .map((select) => [...select.matchAll(/value="(\w+)"/g)].map(([, word]) => word).sort())
  expect(offered(pets, ['dog', null])).toEqual([
    ['cat', 'cow', 'dog'],
    ['cat', 'cow'],
  ])
  const twice = stored({ answers: ['dog', 'cat', 'dog'].map((answer, at) => ({ imageUrl: `/${at}.svg`, answer })) })
  expect(offered(twice, ['dog', null, null])[2]).toEqual(['cat', 'dog'])
})

test('in review each picture says whether its word is right, and takes no choice', () => {
  const choices = ['dog', 'cow']
  const html = drawn(toPublic(pets), choices, { mode: 'review', verdict: grade(pets, { choices }) })
  expect(html).not.toContain('<select')
  expect(wordsOf(html)).toMatch(/Từ của hình 1: dogĐúng.*Từ của hình 2: cowSai/)
  expect(wordsOf(html)).not.toContain('Đáp án')
  expect(wordsOf(drawn(toPublic(pets), choices, { mode: 'review' }))).not.toMatch(/Đúng|Sai/)
})

test('a review that brings the key shows the right word of a wrong picture; while it is answered nothing tells it', () => {
  const whole = { ...toPublic(pets), ...pets }
  const choices = ['dog', null]
  const verdict = grade(pets, { choices })
  const html = wordsOf(drawn(whole, choices, { mode: 'review', verdict }))
  expect(html).toContain('Chưa chọnSaiĐáp án: cat')
  expect(count(html, 'Đáp án')).toBe(1)
  expect(wordsOf(drawn(whole, choices, { verdict }))).not.toMatch(/Đáp án|Đúng|Sai/)
})

test('C-396 on paper the words are a printed list, once or beside their picture, and answers stand on the lines', () => {
  const printed = (question: Question, withAnswers: boolean) =>
    wordsOf(renderToStaticMarkup(<Print question={question} withAnswers={withAnswers} />))
  expect(printed(pets, false)).toMatch(/What is it\?(\w+ \| ){2}\w+1\. 2\. $/)
  expect(printed(pets, true)).toMatch(/1\. dog2\. cat$/)
  const own = stored({ answers: [{ imageUrl: '/1.svg', question: 'sheep | ship', answer: 'ship' }] })
  expect(printed(own, false)).toMatch(/What is it\?1\. (sheep \| ship|ship \| sheep)$/)
})

test('D20 what is said of a picture stands behind its number', () => {
  const answers = [
    { imageUrl: '/1.svg', imageAlt: 'Hình: con vật', answer: 'dog' },
    { imageUrl: '/2.svg', answer: 'bus' },
  ]
  const html = drawn(toPublic(stored({ answers })), [null, null])
  expect([...html.matchAll(/<img[^>]*alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
    'Hình 1. Hình: con vật',
    'Hình 2',
  ])
})

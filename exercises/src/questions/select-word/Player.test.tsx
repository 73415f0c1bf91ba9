import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayerProps } from '../../drawing.tsx'
import { allOf, drawnOnPage } from '../../testing/page.tsx'
import { grade, toPublic } from './grade.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { type PublicQuestion, type Question, questionSchema, type Response } from './schema.ts'

const asked = (questionText: string, answers: unknown, more: Record<string, unknown> = {}): Question =>
  questionSchema.parse({ id: 1, questionText, answers, ...more })
const talk = asked('She is | are <ten>.<br>He live | lives here.', ['is', 'lives'], { question: 'Choose.' })

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

test('C-396 each group is a dropdown in the line of the sentence, with a name and what is chosen', () => {
  const html = drawn(toPublic(talk), ['is', null])
  expect(html).toMatch(
    /She <span.*<select[^>]*aria-label="Ô chọn 1".*<option value="is" lang="en" selected="">is<.*ten/,
  )
  expect(html).toMatch(/aria-label="Ô chọn 2"><option value="" lang="vi" selected="">Chọn từ</)
  expect(wordsOf(html)).toMatch(/^Choose\.She /)
  expect(html).not.toContain('|')
})

test('the choices stand in the order of the seed, the same each time', () => {
  const question = toPublic(asked('[a | b | c | d | e]', ['a']))
  const order = (seed: string) =>
    [...drawn(question, [null], { seed }).matchAll(/value="(.)"/g)].map(([, word]) => word)
  expect(order('s')).toEqual(order('s'))
  expect(order('s').toSorted()).toEqual([...'abcde'])
  expect(new Set([...'stuvw'].map((seed) => order(seed).join(''))).size).toBeGreaterThan(1)
})

test('C-465 a choice goes to its gap, and may be taken back', () => {
  const given: Response[] = []
  const choose = (choices: Response['choices'], gap: number, value: string) => {
    const page = player(toPublic(talk), choices, { onChange: (response) => given.push(response) })
    const select = allOf(drawnOnPage(page), 'select')[gap]
    if (select) fireEvent.change(select, { target: { value } })
  }
  choose([null, null], 1, 'lives')
  choose(['is', 'lives'], 0, '')
  choose([], 0, 'are')
  expect(given).toEqual([{ choices: [null, 'lives'] }, { choices: [null, 'lives'] }, { choices: ['are', null] }])
})

test('C-392, C-394 marked parts stand underlined, and nothing of a text becomes an element', () => {
  expect(drawn(toPublic(talk), [null, null])).toMatch(/<u [^>]*>ten<\/u>/)
  const hostile = asked('[<img src=x onerror=alert(1)> | <b>b</b>] <img src=y>', [])
  expect(drawn(toPublic(hostile), [])).not.toContain('<img')
})

test('in review each gap says whether it is right, and takes no choice', () => {
  const choices = ['is', null]
  const html = drawn(toPublic(talk), choices, { mode: 'review', verdict: grade(talk, { choices }) })
  expect(html).not.toContain('<select')
  expect(wordsOf(html)).toContain('Ô chọn 1: isĐúng')
  expect(wordsOf(html)).toContain('Ô chọn 2: Chưa chọnSai')
  expect(wordsOf(html)).not.toContain('Đáp án')
  expect(wordsOf(drawn(toPublic(talk), choices, { mode: 'review' }))).not.toMatch(/Đúng|Sai/)
})

test('a review that brings the key shows the right word of a wrong gap; while it is answered nothing tells it', () => {
  const whole = { ...toPublic(talk), ...talk }
  const choices = ['are', 'lives']
  const verdict = grade(talk, { choices })
  const html = drawn(whole, choices, { mode: 'review', verdict })
  expect(wordsOf(html)).toMatch(/areSai .*Đáp án: \(1\) is$/)
  expect(count(html, 'Đáp án')).toBe(1)
  expect(wordsOf(html)).not.toContain('is | are')
  expect(wordsOf(drawn(whole, choices, { verdict }))).not.toMatch(/Đáp án|Đúng|Sai/)
})

test('C-396 the full stop that ends a gap stays with it, before and after it is marked', () => {
  const question = asked('She [is | are].', [{ answer: 'is' }])
  const kept = /<span class="[^"]*kept[^"]*">.*\.<\/span>/s
  expect(drawn(toPublic(question), [null])).toMatch(kept)
  const verdict = grade(question, { choices: ['are'] })
  const html = drawn(toPublic(question), ['are'], { mode: 'review', verdict })
  expect(html).toMatch(kept)
  expect(wordsOf(html)).toMatch(/areSai\.$/)
})

test('C-396 on paper a group is a printed list of choices, and answers are ticked', () => {
  const printed = (withAnswers: boolean) =>
    wordsOf(renderToStaticMarkup(<Print question={talk} withAnswers={withAnswers} />))
  expect(printed(false)).toMatch(/She (is \| are|are \| is) ten\./)
  expect(printed(false)).not.toContain('✓')
  expect(printed(true)).toMatch(/✓\u00a0is.*✓\u00a0lives/)
  expect(count(printed(true), '✓')).toBe(2)
})

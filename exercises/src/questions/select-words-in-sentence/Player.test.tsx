import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayerProps } from '../../drawing.tsx'
import { allOf, drawnOnPage } from '../../testing/page.tsx'
import { grade, toPublic } from './grade.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { type PublicQuestion, type Question, questionSchema, type Response } from './schema.ts'

const asked = (questionText: string, answers: unknown): Question =>
  questionSchema.parse({ id: 1, question: 'Find the verbs.', questionText, answers })
const verbs = asked('Mai gets <up> and walks.', ['gets', 'walks'])
const grouped = asked('She is | are ten and he is | are six.', ['is', 'is'])

const player = (
  question: PublicQuestion,
  words: number[],
  more: Partial<PlayerProps<PublicQuestion, Response>> = {},
) => (
  <Player
    question={question}
    response={{ words }}
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

test('C-471 each word is a button that says whether it is selected, and the count is told', () => {
  const html = drawn(toPublic(verbs), [1])
  expect(count(html, '<button')).toBe(5)
  expect(html).toMatch(/aria-pressed="true">gets</)
  expect(count(html, 'aria-pressed="true"')).toBe(1)
  expect(html).toMatch(/role="status">Đã chọn 1 từ</)
  expect(wordsOf(drawn(toPublic(verbs), []))).not.toContain('Đã chọn')
})

test('a press selects a word, another lets it go', () => {
  const given: number[][] = []
  const page = player(toPublic(verbs), [4], { onChange: ({ words }) => given.push(words) })
  for (const button of allOf(drawnOnPage(page), 'button')) fireEvent.click(button)
  expect(given).toEqual([[0, 4], [1, 4], [2, 4], [3, 4], []])
})

test('C-396 groups are dropdowns, and what is chosen is a selected word', () => {
  const html = drawn(toPublic(grouped), [1])
  expect(count(html, '<select')).toBe(2)
  expect(html).not.toContain('<button')
  expect(html).toMatch(/aria-label="Ô chọn 1".*<option value="is" lang="en" selected="">/)
  const given: number[][] = []
  const page = player(toPublic(grouped), [1], { onChange: ({ words }) => given.push(words) })
  for (const select of allOf(drawnOnPage(page), 'select'))
    for (const value of ['are', '']) fireEvent.change(select, { target: { value } })
  expect(given).toEqual([[0], [], [1, 2], [1]])
})

test('C-392, C-394 marked words stand underlined, and nothing of a text becomes an element', () => {
  expect(drawn(toPublic(verbs), [])).toMatch(/<u [^>]*>up<\/u>/)
  expect(drawn(toPublic(asked('<img src=x onerror=alert(1)>', [])), [])).not.toContain('<img')
})

test('in review a selected word says whether it is right, and nothing can be pressed', () => {
  const html = drawn(toPublic(verbs), [0, 1], { mode: 'review', verdict: grade(verbs, { words: [0, 1] }) })
  expect(html).not.toContain('<button')
  expect(wordsOf(html)).toContain('MaiSai getsĐúng up and walks.')
  expect(wordsOf(drawn(toPublic(verbs), [0, 1], { mode: 'review' }))).not.toMatch(/Đúng|Sai/)
})

test('a review that brings the key shows the right words that were missed; while it is answered nothing tells them', () => {
  const whole = { ...toPublic(verbs), ...verbs }
  const verdict = grade(verbs, { words: [1] })
  expect(wordsOf(drawn(whole, [1], { mode: 'review', verdict }))).toContain('getsĐúng up and walksĐáp án.Đáp án: walks')
  expect(wordsOf(drawn(whole, [1], { verdict }))).not.toMatch(/Đúng|Sai|Đáp án/)
})

test('a review of dropdowns shows each as right or wrong, and the right choice where the key is known', () => {
  const whole = { ...toPublic(grouped), ...grouped }
  const verdict = grade(grouped, { words: [0, 3] })
  const html = wordsOf(drawn(whole, [0, 3], { mode: 'review', verdict }))
  expect(html).toMatch(/Ô chọn 1: areSai.*Ô chọn 2: isĐúng.*Đáp án: \(1\) is$/)
  const open = wordsOf(drawn(whole, [], { mode: 'review', verdict: grade(grouped, { words: [] }) }))
  expect(count(open, 'Chưa chọnSai')).toBe(2)
  expect(open).toMatch(/Đáp án: \(1\) isĐáp án: \(2\) is$/)
  expect(wordsOf(drawn(toPublic(grouped), [], { mode: 'review', verdict }))).not.toMatch(/Đúng|Sai/)
})

test('C-396 on paper the sentence stands with its lists of choices, and answers are ticked', () => {
  const printed = (question: Question, withAnswers: boolean) =>
    wordsOf(renderToStaticMarkup(<Print question={question} withAnswers={withAnswers} />))
  expect(printed(verbs, false)).toContain('Mai gets up and walks.')
  expect(printed(verbs, true)).toContain('Mai ✓\u00a0gets up and ✓\u00a0walks.')
  expect(printed(grouped, false)).toMatch(/She (is \| are|are \| is) ten/)
  expect(count(printed(grouped, true), '✓\u00a0is')).toBe(2)
})

test('H163 a word that was missed is told with its signs', () => {
  const question = asked('Mai writes a&lt;b&gt;c here.', ['a&lt;b&gt;c'])
  const whole = { ...toPublic(question), ...question }
  const html = drawn(whole, [], { mode: 'review', verdict: grade(question, { words: [] }) })
  expect(wordsOf(html)).toMatch(/Đáp án: a&lt;b&gt;c$/)
})

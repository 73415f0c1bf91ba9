import { Children, isValidElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayerProps } from '../../drawing.tsx'
import { LetterGaps, type LetterGapsProps } from '../../parts/english-box/LetterGaps.tsx'
import { grade, toPublic } from './grade.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { type PublicQuestion, type Question, questionSchema, type Response } from './schema.ts'

type Props = PlayerProps<PublicQuestion | (PublicQuestion & Question), Response>

const question = questionSchema.parse({
  id: 1,
  title: 'Write.',
  questionText: 'A ___ drinks <milk>.<br>I drink ___.',
  answers: [{ text: 'cat', question: 'It says meow.' }, 'iced-tea'],
})
const whole = { ...toPublic(question), ...question }
const props = (blanks: string[], more: Partial<Props> = {}): Props => ({
  question: toPublic(question),
  response: { blanks },
  mode: 'answer',
  seed: 's',
  verdict: null,
  onChange: () => {},
  ...more,
})
const drawn = (blanks: string[], more: Partial<Props> = {}): string =>
  renderToStaticMarkup(<Player {...props(blanks, more)} />)
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '')
const empty = Array.from({ length: 10 }, () => '')

test('C-463 each gap stands in the sentence with a box for each letter and its signs', () => {
  const html = drawn(['c', ...empty.slice(1)])
  expect(html).toMatch(/A <span role="group" aria-label="Ô trống 1, 3 chữ cái".*value="c".* drinks <u[^>]*>milk<\/u>/)
  expect(html).toContain('aria-label="Ô trống 2, 7 chữ cái"')
  expect(html.match(/<input/g)).toHaveLength(10)
  expect(html).not.toContain('___')
})

test('the words about a gap stand over the sentence with its number', () => {
  expect(wordsOf(drawn(empty))).toContain('Gợi ý 1: It says meow.')
  expect(wordsOf(drawn(empty))).not.toContain('Gợi ý 2')
  const one = questionSchema.parse({ id: 1, questionText: 'A ___.', answers: [{ text: 'cat', question: 'a pet' }] })
  expect(wordsOf(drawn(['', '', ''], { question: toPublic(one) }))).toContain('Gợi ý: a pet')
})

test('what is typed becomes the response', () => {
  const given: Response[] = []
  const drawing: ReactElement<{ children: ReactElement[] }> = Player(
    props(empty, { onChange: (response) => given.push(response) }),
  )
  for (const child of Children.toArray(drawing.props.children))
    if (isValidElement<LetterGapsProps>(child) && child.type === LetterGaps) child.props.onBlanks(['x'])
  expect(given).toEqual([{ blanks: ['x'] }])
})

test('in review each word says whether it is right, and below the sentence stands the right one of a wrong one', () => {
  const blanks = [...'cat', ...'iceatea']
  const more = { mode: 'review' as const, verdict: grade(question, { blanks }) }
  const html = drawn(blanks, { ...more, question: whole })
  expect(wordsOf(html)).toContain('A Đúng drinks milk.I drink -.SaiĐáp án: (2) iced-tea')
  expect(html).not.toContain('aria-invalid')
  expect(wordsOf(drawn(blanks, more))).not.toContain('Đáp án')
  expect(wordsOf(drawn(blanks, { mode: 'review' }))).not.toMatch(/Đúng|Sai/)
  expect(wordsOf(drawn(blanks, { question: whole }))).not.toMatch(/Đáp án|iced/)
})

test('on paper a missing letter is a line, or the letter where answers are asked for', () => {
  const printed = (withAnswers: boolean): string =>
    wordsOf(renderToStaticMarkup(<Print question={question} withAnswers={withAnswers} />))
  expect(printed(false)).toBe('Write.Gợi ý 1: It says meow.A  drinks milk.I drink -.')
  expect(printed(true)).toBe('Write.Gợi ý 1: It says meow.A cat drinks milk.I drink iced-tea.')
})

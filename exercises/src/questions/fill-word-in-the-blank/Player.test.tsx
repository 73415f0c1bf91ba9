import { Children, isValidElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayerProps } from '../../drawing.tsx'
import { TypedGaps, type TypedGapsProps } from '../../parts/english-box/TypedGaps.tsx'
import { grade, toPublic } from './grade.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { type PublicQuestion, type Question, questionSchema, type Response } from './schema.ts'

type Props = PlayerProps<PublicQuestion | Question, Response>

const question = questionSchema.parse({
  id: 1,
  title: 'Write.',
  question: 'What is Nam doing?',
  questions: ['He # a kite.', 'It is <red> and #.'],
  answers: [{ Text: 'flies' }, { text: 'big|large' }],
})
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

test('C-388 each sentence stands on a line with its boxes, which are counted on', () => {
  const html = drawn(['flies', ''])
  expect(html).toMatch(/<p[^>]*>He .*aria-label="Ô trống 1".*value="flies".* a kite\.<\/p>/)
  expect(html).toMatch(/<p[^>]*>It is <u[^>]*>red<\/u> and .*aria-label="Ô trống 2".*\.<\/span><\/p>/)
  expect(html).not.toMatch(/#|___/)
  expect(wordsOf(html)).toContain('What is Nam doing?')
})

test('C-393 the field with the blanks stands once, with its boxes', () => {
  const other = questionSchema.parse({ id: 1, question: 'A ___ sky.', answers: ['blue'] })
  expect(wordsOf(drawn([''], { question: toPublic(other) })).match(/sky/g)).toHaveLength(1)
})

test('what is typed becomes the response', () => {
  const given: Response[] = []
  const drawing: ReactElement<{ children: ReactElement[] }> = Player(
    props(['flies', ''], { onChange: (response) => given.push(response) }),
  )
  for (const child of Children.toArray(drawing.props.children))
    if (isValidElement<TypedGapsProps>(child) && child.type === TypedGaps) child.props.onBlanks(['flies', 'big'])
  expect(given).toEqual([{ blanks: ['flies', 'big'] }])
})

test('in review each box says whether it is right, and below the sentences what would have been in a wrong one', () => {
  const blanks = ['flies', 'blue']
  const more = { mode: 'review' as const, verdict: grade(question, { blanks }) }
  const whole = wordsOf(drawn(blanks, { ...more, question: { ...toPublic(question), ...question } }))
  expect(whole).toBe('What is Nam doing?He Đúng a kite.It is red and Sai.Đáp án: (2) big')
  const shown = drawn(blanks, more)
  expect(wordsOf(shown)).toBe('What is Nam doing?He Đúng a kite.It is red and Sai.')
  expect(shown.match(/readOnly=""/g)).toHaveLength(2)
  expect(wordsOf(drawn(blanks, { question: { ...toPublic(question), ...question } }))).not.toMatch(/Đáp án|Sai/)
})

test('on paper the blanks are lines, or the first answers where answers are asked for', () => {
  const printed = (withAnswers: boolean): string =>
    wordsOf(renderToStaticMarkup(<Print question={question} withAnswers={withAnswers} />))
  expect(printed(false)).toBe('Write.What is Nam doing?He  a kite.It is red and .')
  expect(printed(true)).toBe('Write.What is Nam doing?He flies a kite.It is red and big.')
})

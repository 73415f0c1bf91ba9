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

const asked = (questionText: string, answers: unknown): Question =>
  questionSchema.parse({ id: 1, title: 'Correct.', question: 'Find the mistakes.', questionText, answers })
const pair = asked('She <go> to school and <like> it.', ['goes|likes'])
const props = (question: Question, blanks: string[], more: Partial<Props> = {}): Props => ({
  question: toPublic(question),
  response: { blanks },
  mode: 'answer',
  seed: 's',
  verdict: null,
  onChange: () => {},
  ...more,
})
const drawn = (question: Question, blanks: string[], more: Partial<Props> = {}): string =>
  renderToStaticMarkup(<Player {...props(question, blanks, more)} />)
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '')

test('C-492, C-394 what is wrong is marked by a line and a word, and its box says what it corrects', () => {
  const html = drawn(pair, ['goes', ''])
  expect(wordsOf(html)).toBe('Find the mistakes.She chỗ sai: go →  to school and chỗ sai: like →  it.')
  expect(html).toMatch(/<u [^>]*>go<\/u>.*type="text".*aria-label="Ô 1, sửa “go”".*value="goes"/)
  expect(html).toContain('aria-label="Ô 2, sửa “like”"')
})

test('a blank for the correction is a box; one for a whole sentence is as wide as its line', () => {
  const html = drawn(asked('She <go> home.<br>→ ___', ['goes']), [''])
  expect(wordsOf(html)).toBe('Find the mistakes.She chỗ sai: go home.→ ')
  expect(html).toMatch(/class="[^"]*wide.*aria-label="Ô trống 1"/)
  expect(drawn(asked('She go home.', ['She goes home.']), [''])).toMatch(/She go home\..*class="[^"]*wide/)
  expect(drawn(pair, ['', ''])).not.toMatch(/class="[^"]*wide/)
})

test('what is typed becomes the response', () => {
  const given: Response[] = []
  const drawing: ReactElement<{ children: ReactElement[] }> = Player(
    props(pair, ['', ''], { onChange: (response) => given.push(response) }),
  )
  for (const child of Children.toArray(drawing.props.children))
    if (isValidElement<TypedGapsProps>(child) && child.type === TypedGaps) child.props.onBlanks(['x', ''])
  expect(given).toEqual([{ blanks: ['x', ''] }])
})

test('in review each box says whether it is right, and below the sentence what would have been in a wrong one', () => {
  const blanks = ['goes', 'liked']
  const more = { mode: 'review' as const, verdict: grade(pair, { blanks }) }
  expect(wordsOf(drawn(pair, blanks, { ...more, question: pair }))).toBe(
    'Find the mistakes.She chỗ sai: go → Đúng to school and chỗ sai: like → Sai it.Đáp án: (2) likes',
  )
  expect(wordsOf(drawn(pair, blanks, more))).not.toContain('Đáp án')
  expect(wordsOf(drawn(pair, blanks, { question: pair }))).not.toMatch(/Đáp án|Đúng/)
})

test('C-612 on paper a line stands behind what is wrong, or the first solution where answers are asked for', () => {
  const printed = (withAnswers: boolean): string =>
    wordsOf(renderToStaticMarkup(<Print question={pair} withAnswers={withAnswers} />))
  expect(printed(false)).toMatch(/go → {2}to school and chỗ sai: like → {2}it\.$/)
  expect(printed(true)).toMatch(/go → goes to school and chỗ sai: like → likes it\.$/)
})

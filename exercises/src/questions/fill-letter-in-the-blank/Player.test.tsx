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
  id: 'letters-1',
  title: 'Spell.',
  question: 'What is it?',
  answers: [
    { text: 'elephant', imageUrl: '/e.svg', question: 'It is <big>.' },
    { text: 'ox', audioUrl: '/o.mp3' },
  ],
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
const empty = ['', '', '', '']

test('C-460 each word stands on a line with its clue, its letters and a box for each missing one', () => {
  const html = drawn(['p', '', '', ''])
  expect(html).toMatch(/aria-label="Từ 1: e l e ô trống h a ô trống t".*"Chữ cái thứ 4".*value="p".*"Chữ cái thứ 7"/)
  expect(html).toContain('aria-label="Từ 2: ô trống ô trống"')
  expect(html.match(/<input/g)).toHaveLength(4)
  expect(wordsOf(html)).toContain('It is big.eleha')
})

test('a picture keeps its place and loads late; a sound can be listened to', () => {
  const html = drawn(empty)
  expect(html).toMatch(/<img[^>]*src="\/e.svg" alt="" width="96" height="96" loading="lazy"/)
  expect(html).toMatch(/<audio[^>]*src="\/o.mp3"/)
})

test('the place of a box does not depend on what is typed or on who sits there', () => {
  expect(drawn(empty, { seed: 'a' })).toBe(drawn(empty, { seed: 'b' }))
})

test('what is typed becomes the response', () => {
  const given: Response[] = []
  const drawing: ReactElement<{ children: ReactElement[] }> = Player(
    props(empty, { onChange: (response) => given.push(response) }),
  )
  for (const child of Children.toArray(drawing.props.children))
    if (isValidElement<LetterGapsProps>(child) && child.type === LetterGaps) child.props.onBlanks(['p', '', '', ''])
  expect(given).toEqual([{ blanks: ['p', '', '', ''] }])
})

test('in review letters and words say whether they are right, and behind a wrong word stands the right one', () => {
  const blanks = ['p', 'm', 'o', 'x']
  const more = { mode: 'review' as const, verdict: grade(question, { blanks }) }
  const html = drawn(blanks, { ...more, question: whole })
  expect(wordsOf(html)).toBe('What is it?It is big.elehatSaiNgheĐúngĐáp án: (1) elephant')
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
  expect(html.match(/readOnly=""/g)).toHaveLength(4)
  expect(wordsOf(drawn(blanks, more))).not.toContain('Đáp án')
  expect(wordsOf(drawn(blanks, { mode: 'review' }))).not.toMatch(/Đúng|Sai/)
  expect(wordsOf(drawn(blanks, { question: whole }))).not.toMatch(/Đáp án|Đúng|Sai|phant/)
})

test('on paper a missing letter is a line, or the letter where answers are asked for', () => {
  const printed = (withAnswers: boolean): string =>
    wordsOf(renderToStaticMarkup(<Print question={question} withAnswers={withAnswers} />))
  expect(printed(false)).toBe('Spell.What is it?It is big.elehat')
  expect(printed(true)).toBe('Spell.What is it?It is big.elephantox')
})

test('D20 a picture says what is said of it', () => {
  const told = questionSchema.parse({
    id: 'letters-1',
    answers: [{ text: 'elephant', imageUrl: '/e.svg', imageAlt: 'Hình: con vật' }],
  })
  expect(drawn(['', ''], { question: toPublic(told) })).toMatch(/<img[^>]*alt="Hình: con vật"/)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayerProps } from '../../drawing.tsx'
import { typedIn, withTyped } from './cells.ts'
import { grade, toPublic } from './grade.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { type PublicQuestion, type Question, questionSchema, type Response } from './schema.ts'

const verbs: Question = questionSchema.parse({
  id: 1,
  question: 'Past simple and past participle',
  answers: [
    { answer: 'go', answersList: ['went', 'gone'] },
    { answer: 'learn', answersList: ['learnt | learned', ''] },
  ],
})
const drawn = (
  question: PublicQuestion,
  cells: string[][],
  more: Partial<PlayerProps<PublicQuestion, Response>> = {},
): string =>
  renderToStaticMarkup(
    <Player
      question={question}
      response={{ cells }}
      mode="answer"
      seed="s"
      verdict={null}
      onChange={() => {}}
      {...more}
    />,
  )
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '')
const count = (html: string, part: string | RegExp): number => html.split(part).length - 1

test('C-405 the boxes have the names of their forms, and are counted where the question names none', () => {
  const named = questionSchema.parse({ ...verbs, forms: 'Quá khứ | Phân từ hai' })
  const html = drawn(toPublic(named), [['', ''], ['']])
  expect(html).toContain('aria-label="go, quá khứ"')
  expect(wordsOf(html)).toMatch(/^.*TừQuá khứPhân từ hai/)
  expect(questionSchema.parse({ ...verbs, forms: ['Quá khứ'] }).forms).toEqual(['Quá khứ'])
  expect(drawn(toPublic(questionSchema.parse({ ...verbs, forms: ['Quá khứ'] })), [['', ''], ['']])).toContain(
    'aria-label="go, ô 2"',
  )
})

test('C-405 each form that is asked for has a box with the name of its word and form, and what is typed in it', () => {
  const html = drawn(toPublic(verbs), [
    ['went', ''],
    ['x', ''],
  ])
  expect(
    [...html.matchAll(/aria-label="([^"]+)"[^>]*value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  ).toEqual([
    ['go, ô 1', 'went'],
    ['go, ô 2', ''],
    ['learn, ô 1', 'x'],
  ])
  expect(wordsOf(html)).toContain('—')
})

test('a box is English for keyboard and screen reader, and no keyboard corrects it', () => {
  const html = drawn(toPublic(verbs), [
    ['', ''],
    ['', ''],
  ])
  expect(
    count(html, /<input[^>]*lang="en"[^>]*autoCapitalize="off"[^>]*autoCorrect="off"[^>]*spellCheck="false"/),
  ).toBe(3)
})

test('protocol 6: Vietnamese letters in a box show a hint that the box points to', () => {
  const html = drawn(toPublic(verbs), [
    ['wênt', ''],
    ['', ''],
  ])
  expect(wordsOf(html)).toContain('“wênt” đang có dấu tiếng Việt.')
  const id = /aria-label="go, ô 1" aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`<p id="${id}"`)
})

test('what is typed in reading order goes to its word and form and back', () => {
  const { rows } = toPublic(verbs)
  const response = withTyped(rows, ['a', 'b', 'c'])
  expect(response).toEqual({
    cells: [
      ['a', 'b'],
      ['c', ''],
    ],
  })
  expect(typedIn(rows, response)).toEqual(['a', 'b', 'c'])
  expect(typedIn(rows, { cells: [] })).toEqual(['', '', ''])
})

test('C-392 nothing of a text becomes an element', () => {
  const hostile = questionSchema.parse({
    id: 1,
    answers: [{ answer: '<img src=x onerror=1>', answersList: ['a', 'b'] }],
  })
  expect(drawn(toPublic(hostile), [['', '']])).not.toContain('<img')
})

test('in review each cell says whether it is right, and takes no input', () => {
  const cells = [
    ['went', 'go'],
    ['', ''],
  ]
  const html = drawn(toPublic(verbs), cells, { mode: 'review', verdict: grade(verbs, { cells }) })
  expect(count(html, 'readOnly=""')).toBe(3)
  expect([...wordsOf(html).matchAll(/Đúng|Sai/g)].map(([word]) => word)).toEqual(['Đúng', 'Sai', 'Sai'])
  expect(wordsOf(html)).not.toContain('Đáp án')
  expect(wordsOf(drawn(toPublic(verbs), cells, { mode: 'review' }))).not.toMatch(/Đúng|Sai/)
})

test('a review that brings the key shows the right forms of wrong cells; while it is answered nothing tells them', () => {
  const whole = { ...toPublic(verbs), ...verbs }
  const cells = [
    ['went', 'go'],
    ['', ''],
  ]
  const verdict = grade(verbs, { cells })
  const html = wordsOf(drawn(whole, cells, { mode: 'review', verdict }))
  expect(html).toMatch(/Đáp án: gone.*Đáp án: learnt \/ learned/)
  expect(count(html, 'Đáp án')).toBe(2)
  expect(wordsOf(drawn(whole, cells, { verdict }))).not.toMatch(/Đáp án|Đúng|Sai/)
})

test('on paper the cells are lines, or the forms where answers are asked for', () => {
  const printed = (withAnswers: boolean) => renderToStaticMarkup(<Print question={verbs} withAnswers={withAnswers} />)
  expect(wordsOf(printed(false))).toContain('TừÔ 1Ô 2golearn—')
  expect(wordsOf(printed(true))).toContain('gowentgonelearnlearnt / learned—')
})

import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { allOf, drawnOnPage } from '../../testing/page.tsx'
import { grade, toPublic } from './grade.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { Sentence } from './Sentence.tsx'
import { type Question, questionSchema, type Response } from './schema.ts'

const made = (more: object = {}) =>
  questionSchema.parse({
    id: 'one',
    title: 'Chọn phần sai trong câu.',
    question: 'She <go> to ____<br><school> every <day>.',
    answers: [
      { id: 'm', answer: 'day' },
      { id: 'q', answer: 'go', isCorrect: true },
      { id: 'b', answer: 'school' },
    ],
    ...more,
  })

type Given = Partial<Parameters<typeof Sentence>[0]> & { picked?: string | null }
const player = (
  question: Parameters<typeof Sentence>[0]['question'],
  { mode = 'answer', picked = null, verdict = null, onChange = () => {} }: Given = {},
) => (
  <Sentence
    question={question}
    response={{ picked }}
    mode={mode}
    seed="s"
    verdict={verdict}
    onChange={onChange}
    group="group"
  />
)
const radios = (...of: Parameters<typeof player>) =>
  allOf(drawnOnPage(player(...of)), 'input').filter(({ type }) => type === 'radio')
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '')
const reviewed = (question: Question, picked: string | null, whole: boolean) =>
  renderToStaticMarkup(
    player(whole ? { ...toPublic(question), ...question } : toPublic(question), {
      mode: 'review',
      picked,
      verdict: grade(question, { picked }),
    }),
  )
/** The words of each part by its id. */
const facesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    html
      .split('<label')
      .slice(1)
      .map((part) => [/ value="([^"]+)"/.exec(part)?.[1], wordsOf(`<label${part.split('</label>')[0]}`)]),
  )

test('C-468 the parts stand in the sentence as one group of radio buttons, none chosen, and a press picks one', () => {
  const picks: Response[] = []
  const drawn = radios(toPublic(made()), { onChange: (response) => picks.push(response) })
  expect(drawn.map(({ value }) => value)).toEqual(['q', 'b', 'm'])
  expect(new Set(drawn.map(({ name }) => name)).size).toBe(1)
  expect(drawn.some(({ checked }) => checked)).toBe(false)
  for (const radio of drawn) fireEvent.click(radio)
  expect(picks).toEqual([{ picked: 'q' }, { picked: 'b' }, { picked: 'm' }])
})

test('C-393, C-394 the sentence is drawn once, with its blank, its new line and its parts with letters', () => {
  const html = renderToStaticMarkup(player(toPublic(made())))
  expect(wordsOf(html)).toBe(
    'Chọn phần sai trong câu.Chạm vào một phần gạch chân.She goA to chỗ trốngschoolB every dayC.',
  )
  expect(html).toContain('<br/>')
  expect(html).not.toMatch(/&lt;|____/)
})

test('C-427 without labels the parts have no letters', () => {
  const plain = made({ settings: { answers: { bulletType: 'none' } } })
  expect(wordsOf(renderToStaticMarkup(player(toPublic(plain))))).toContain('She go to')
  expect(wordsOf(reviewed(plain, 'b', true))).toMatch(/Đáp án: go$/)
})

test('C-392 nothing of a text becomes an element', () => {
  const hostile = '<img src=x onerror=alert(1)> <script>alert(1)</script> <go>'
  expect(renderToStaticMarkup(player(toPublic(made({ question: hostile }))))).not.toMatch(/<img|<script/)
})

test('a question that is drawn twice keeps two groups', () => {
  const one = (
    <Player
      question={toPublic(made())}
      response={{ picked: 'q' }}
      mode="answer"
      seed="s"
      verdict={null}
      onChange={() => {}}
    />
  )
  const html = renderToStaticMarkup(
    <>
      {one}
      {one}
    </>,
  )
  expect(new Set([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(2)
})

test('C-295 a saved answer stands chosen and cannot be changed in review', () => {
  const drawn = radios(toPublic(made()), { picked: 'b', mode: 'review' })
  expect(drawn.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['b'])
  expect(drawn.every(({ disabled }) => disabled)).toBe(true)
})

test('C-469 a right part is told by a word and a sign', () => {
  const html = reviewed(made(), 'q', true)
  expect(html).toMatch(/tabler-icon-check.*Đúng/s)
  expect(facesOf(html)).toEqual({ q: 'goAĐúng', b: 'schoolB', m: 'dayC' })
})

test('C-469 a wrong part is told by a word and a sign, and the right one where the question brings it', () => {
  const whole = reviewed(made(), 'b', true)
  expect(whole).toMatch(/tabler-icon-x.*Sai/s)
  expect(facesOf(whole)).toEqual({ q: 'goAĐáp án', b: 'schoolBSai', m: 'dayC' })
  expect(wordsOf(whole)).toMatch(/Đáp án: A\. go$/)
  expect(facesOf(reviewed(made(), 'b', false))).toEqual({ q: 'goA', b: 'schoolBSai', m: 'dayC' })
  expect(facesOf(reviewed(made(), null, true)).q).toBe('goAĐáp án')
})

test('while it is answered nothing tells the key, whatever the question holds', () => {
  const whole = { ...toPublic(made()), ...made() }
  const html = renderToStaticMarkup(player(whole, { picked: 'b', verdict: grade(made(), { picked: 'b' }) }))
  expect(html).toBe(renderToStaticMarkup(player(toPublic(made()), { picked: 'b' })))
})

test('C-607 on paper each part has a letter, and the answer names the right one', () => {
  const printed = (withAnswers: boolean) =>
    wordsOf(renderToStaticMarkup(<Print question={made()} withAnswers={withAnswers} />))
  expect(printed(false)).toBe('Chọn phần sai trong câu.She go (A) to school (B) every day (C).')
  expect(printed(true)).toBe(`${printed(false)}Đáp án: A. go`)
})

import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { allOf, drawnOnPage } from '../../testing/page.tsx'
import { grade, toPublic } from './grade.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { Statements } from './Statements.tsx'
import { type Question, questionSchema, type Response } from './schema.ts'

const made = (more: object = {}) =>
  questionSchema.parse({
    id: 'one',
    question: 'Look at <this> ____.',
    answers: [
      { id: 'q', answer: 'Ice is cold.', isCorrect: true },
      { id: 'b', answer: 'Fire is <cold>.' },
    ],
    ...more,
  })

type Given = Partial<Parameters<typeof Statements>[0]> & { marks?: Response['marks'] }
const player = (
  question: Parameters<typeof Statements>[0]['question'],
  { mode = 'answer', marks = {}, verdict = null, onChange = () => {} }: Given = {},
) => (
  <Statements
    question={question}
    response={{ marks }}
    mode={mode}
    seed="s"
    verdict={verdict}
    onChange={onChange}
    group="group"
  />
)
const html = (...of: Parameters<typeof player>): string => renderToStaticMarkup(player(...of))
const wordsOf = (markup: string): string => markup.replace(/<[^>]*>/g, '')
const radios = (...of: Parameters<typeof player>) =>
  allOf(drawnOnPage(player(...of)), 'input').filter(({ type }) => type === 'radio')
const rowsOf = (markup: string): string[] =>
  markup
    .split('<li')
    .slice(1)
    .map((row) => wordsOf(`<li${row.split('</li>')[0]}`))
const reviewed = (question: Question, marks: Response['marks'], whole: boolean): string =>
  html(whole ? { ...toPublic(question), ...question } : toPublic(question), {
    mode: 'review',
    marks,
    verdict: grade(question, { marks }),
  })

test('C-473 each statement is a group of two radio buttons with the words of the statement as its name', () => {
  const drawn = radios(toPublic(made()))
  expect(drawn).toHaveLength(4)
  expect(new Set(drawn.map(({ name }) => name)).size).toBe(2)
  expect(drawn.some(({ checked }) => checked)).toBe(false)
  const markup = html(toPublic(made()))
  for (const [, id] of markup.matchAll(/role="radiogroup" aria-labelledby="([^"]+)"/g))
    expect(markup).toContain(`id="${id}"`)
  expect(rowsOf(markup)).toEqual(['1Ice is cold.TrueFalse', '2Fire is cold.TrueFalse'])
})

test('C-473 a press marks its statement and leaves the other marks', () => {
  const marked: Response['marks'][] = []
  const press = (at: number, marks: Response['marks']): void => {
    const drawn = radios(toPublic(made()), { marks, onChange: (one) => marked.push(one.marks) })
    fireEvent.click(drawn[at] ?? expect.fail('no such radio button'))
  }
  press(0, { b: true })
  press(1, { b: true })
  press(2, { b: false })
  press(3, { b: true })
  expect(marked).toEqual([{ q: true, b: true }, { q: false, b: true }, { b: true }, { b: false }])
})

test('C-475 how many are marked is told where a screen reader hears it', () => {
  const status = (marks: Response['marks']) =>
    /<p[^>]*role="status"[^>]*>([^<]*)<\/p>/.exec(html(toPublic(made()), { marks }))?.[1]
  expect(status({})).toBe('Đã đánh dấu 0/2 câu.')
  expect(status({ q: false, elsewhere: true })).toBe('Đã đánh dấu 1/2 câu.')
  expect(reviewed(made(), {}, true)).not.toContain('Đã đánh dấu')
})

test.each([
  ['Yes/No', 'YesNo'],
  ['T/F', 'TF'],
  ['True/False', 'TrueFalse'],
  ['Tick/Cross', 'Dấu tíchDấu chéo'],
])('B-313 the style %s is drawn with %s', (displayStyle, words) => {
  const [row] = rowsOf(html(toPublic(made({ settings: { answers: { displayStyle } } }))))
  expect(row).toBe(`1Ice is cold.${words}`)
})

test('C-398 a variant with tick and cross draws signs that have names', () => {
  const markup = html(toPublic(made({ optionType: 'TICKTF_ONE_TICKORCROSS' })))
  expect(markup).toMatch(/tabler-icon-check.*Dấu tích.*tabler-icon-x.*Dấu chéo/s)
})

test('C-393, C-394 marks of the texts are drawn as such', () => {
  const markup = html(toPublic(made()))
  expect(markup).toMatch(/Look at <u[^>]*>this<\/u> <span[^>]*><span[^>]*aria-label="chỗ trống"/)
  expect(markup).toMatch(/Fire is <u[^>]*>cold<\/u>/)
})

test('C-392 nothing of a text becomes an element', () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  expect(html(toPublic(made({ question: hostile, answers: [{ id: 'c', answer: hostile }] })))).not.toMatch(
    /<img|<script/,
  )
})

test('C-402 a statement with a picture and a sound has both, the picture loaded late', () => {
  const markup = html(
    toPublic(made({ answers: [{ id: 'c', answer: 'a kite', imageUrl: '/kite.svg', audioUrl: '/kite.mp3' }] })),
  )
  expect(markup).toMatch(/<img[^>]*src="\/kite\.svg"[^>]*alt="Hình 1"[^>]*loading="lazy"/)
  expect(markup).toMatch(/<audio[^>]*src="\/kite\.mp3"[^>]*><\/audio><div[^>]*><button[^>]*aria-label="Nghe câu 1"/)
})

test('C-397, C-398 the statements of LISTENPICTURE are drawn as pictures', () => {
  const markup = html(
    toPublic(
      made({ optionType: 'LISTENPICTURE', answers: [{ id: 'c', answer: '/pictures/cat.svg', isCorrect: true }] }),
    ),
  )
  expect(markup).toMatch(/<img[^>]*src="\/pictures\/cat\.svg" alt="Hình 1"/)
  expect(wordsOf(markup)).not.toContain('/pictures')
})

test('a question that is drawn twice keeps its groups apart', () => {
  const one = (
    <Player
      question={toPublic(made())}
      response={{ marks: {} }}
      mode="answer"
      seed="s"
      verdict={null}
      onChange={() => {}}
    />
  )
  const markup = renderToStaticMarkup(
    <>
      {one}
      {one}
    </>,
  )
  expect(new Set([...markup.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(4)
})

test('C-295 saved marks stand and cannot be changed in review', () => {
  const drawn = radios(toPublic(made()), { marks: { q: false }, mode: 'review' })
  expect(drawn.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['false'])
  expect(drawn.every(({ disabled }) => disabled)).toBe(true)
})

test('C-474 each statement says by sign and word whether it is right, and what it is where the question brings it', () => {
  const whole = reviewed(made(), { q: true, b: true }, true)
  expect(rowsOf(whole)).toEqual(['1Ice is cold.TrueFalseĐúng', '2Fire is cold.TrueFalseSaiĐáp án: False'])
  expect(whole).toMatch(/tabler-icon-check.*tabler-icon-x/s)
  expect(rowsOf(reviewed(made(), { q: true, b: true }, false))).toEqual([
    '1Ice is cold.TrueFalseĐúng',
    '2Fire is cold.TrueFalseSai',
  ])
  expect(rowsOf(reviewed(made(), {}, true))[0]).toBe('1Ice is cold.TrueFalseSaiĐáp án: True')
})

test('while it is answered nothing tells the key, whatever the question holds', () => {
  const marks = { q: false }
  const whole = { ...toPublic(made()), ...made() }
  expect(html(whole, { marks, verdict: grade(made(), { marks }) })).toBe(html(toPublic(made()), { marks }))
})

test('C-612 on paper both words stand behind each statement, or a box for the sign; the answers stand below', () => {
  const printed = (question: Question, withAnswers: boolean) =>
    wordsOf(renderToStaticMarkup(<Print question={question} withAnswers={withAnswers} />))
  expect(printed(made(), false)).toContain('1. Ice is cold.True / False2. Fire is cold.True / False')
  expect(printed(made(), true)).toBe(`${printed(made(), false)}Đáp án: 1. True; 2. False`)
  const ticks = made({ optionType: 'TICKTF_ANY_TICKORCROSS' })
  expect(printed(ticks, true)).toMatch(/1\. Ice is cold\.2\. Fire is cold\.Đáp án: 1\. ✓; 2\. ✗$/)
})

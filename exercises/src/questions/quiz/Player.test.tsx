import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { allOf, drawnOnPage } from '../../testing/page.tsx'
import { grade, toPublic } from './grade.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { Quiz } from './Quiz.tsx'
import { type Question, questionSchema, type Response } from './schema.ts'

const made = (more: object = {}) =>
  questionSchema.parse({
    id: 'quiz',
    question: 'Read and <choose>.',
    answers: [
      {
        id: 'p1',
        question: 'It can ____.',
        answers: [
          { id: 'a', answer: 'fly', isCorrect: true },
          { id: 'b', answer: 'r<u>n' },
        ],
      },
      {
        id: 'p2',
        question: 'It has',
        answers: [
          { id: 'c', answer: 'wings', isCorrect: true },
          { id: 'd', answer: 'eyes', isCorrect: true },
          { id: 'e', answer: 'wheels' },
        ],
      },
    ],
    ...more,
  })

type Given = Partial<Parameters<typeof Quiz>[0]> & { picks?: Response['parts'] }
const player = (
  question: Parameters<typeof Quiz>[0]['question'],
  { mode = 'answer', picks = {}, seed = 's', verdict = null, onChange = () => {}, onSay = () => {} }: Given = {},
) => (
  <Quiz
    question={question}
    response={{ parts: picks }}
    mode={mode}
    seed={seed}
    verdict={verdict}
    onChange={onChange}
    onSay={onSay}
    group="group"
  />
)
const html = (...of: Parameters<typeof player>): string => renderToStaticMarkup(player(...of))
const wordsOf = (markup: string): string => markup.replace(/<[^>]*>/g, '')
const inputs = (...of: Parameters<typeof player>) => allOf(drawnOnPage(player(...of)), 'input')
const reviewed = (question: Question, picks: Response['parts'], whole: boolean): string =>
  html(whole ? { ...toPublic(question), ...question } : toPublic(question), {
    mode: 'review',
    picks,
    verdict: grade(question, { parts: picks }),
  })
/** The words of each option by its id. */
const facesOf = (markup: string): Record<string, string> =>
  Object.fromEntries(
    markup
      .split('<label')
      .slice(1)
      .map((part) => [/ value="([^"]+)"/.exec(part)?.[1], wordsOf(`<label${part.split('</label>')[0]}`)]),
  )
/** What is said below the options of each sub-question. */
const saidOf = (markup: string): string[] =>
  markup
    .split('<legend')
    .slice(2)
    .map((part) => wordsOf(part.split('</label>').at(-1) ?? ''))

/** Presses one option and returns what was answered and what was said. */
const press = (id: string, picks: Response['parts']): [Response[], string[]] => {
  const changes: Response[] = []
  const said: string[] = []
  const given = { picks, onChange: (one: Response) => changes.push(one), onSay: (words: string) => said.push(words) }
  for (const input of inputs(toPublic(made()), given)) if (input.value === id) fireEvent.click(input)
  return [changes, said]
}

test('C-493 a text to read stands beside the questions about it, in a part of its own with the sound over it; a short line stays in the name of the group', () => {
  const text = 'Linh is nine. She lives in Da Nang with her family, and she has a small dog. Its name is Momo.'
  const drawn = html(toPublic(made({ questionText: text, audioUrl: '/linh.mp3', subTitle: 'Read.' })))
  expect(drawn).toMatch(
    /<legend[^>]*>(?:(?!<audio|Linh).)*Read\.(?:(?!<audio|Linh).)*<\/legend>(?:(?!<fieldset).)*<audio.*role="region" aria-label="Bài đọc"[^>]*><span[^>]*lang="en">Linh is nine/,
  )
  expect(drawn.match(/<audio/g)).toHaveLength(1)
  expect(drawn.match(/Linh is nine/g)).toHaveLength(1)
  const short = html(toPublic(made({ questionText: 'Linh is nine.' })))
  expect(short).toMatch(/<legend(?:(?!<\/legend>).)*Linh is nine/)
  expect(short).not.toContain('role="region"')
})

test('B-272 a sub-question has its number, its words and its options, radio buttons for one answer and boxes for several', () => {
  const markup = html(toPublic(made()))
  expect(wordsOf(markup)).toMatch(/^Read and choose\.1It can .*2It hasChọn 2 đáp án\./)
  const types = Object.fromEntries(inputs(toPublic(made())).map(({ value, type }) => [value, type]))
  expect(types).toEqual({ a: 'radio', b: 'radio', c: 'checkbox', d: 'checkbox', e: 'checkbox' })
  expect(new Set(inputs(toPublic(made())).map(({ name }) => name)).size).toBe(2)
})

test('B-282 a single answer replaces the one before and leaves the other sub-question alone', () => {
  expect(press('b', { p1: ['a'], p2: ['c'] })).toEqual([[{ parts: { p1: ['b'], p2: ['c'] } }], ['']])
})

test('B-283 an option of several is taken in or out', () => {
  expect(press('e', { p2: ['c'] })[0]).toEqual([{ parts: { p2: ['c', 'e'] } }])
  expect(press('c', { p2: ['c', 'e'] })).toEqual([[{ parts: { p2: ['e'] } }], ['']])
})

test('B-284 one too many drops the oldest, which is told', () => {
  const [changes, said] = press('e', { p2: ['d', 'c'] })
  expect(changes).toEqual([{ parts: { p2: ['c', 'e'] } }])
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/^Đã bỏ chọn [ABC]\.$/)
  const label = said[0]?.at(-2) ?? ''
  expect(facesOf(html(toPublic(made()))).d).toBe(`${label}eyes`)
})

test('B-285, B-287 in review nothing can be changed', () => {
  const drawn = inputs(toPublic(made()), { picks: { p1: ['b'], p2: ['c'] }, mode: 'review' })
  expect(
    drawn
      .filter(({ checked }) => checked)
      .map(({ value }) => value)
      .toSorted(),
  ).toEqual(['b', 'c'])
  expect(drawn.every(({ disabled }) => disabled)).toBe(true)
})

test('B-286 right and wrong options are told by colour, sign and word, and the right ones where the question brings them', () => {
  const markup = reviewed(made(), { p1: ['b'], p2: ['c', 'e'] }, true)
  const faces = facesOf(markup)
  expect(faces.a).toMatch(/fly.*Đáp án/)
  expect(faces.b).toMatch(/run.*Sai/)
  expect(faces.c).toMatch(/wings.*Đúng/)
  expect(faces.d).toMatch(/eyes.*Đáp án/)
  expect(faces.e).toMatch(/wheels.*Sai/)
  expect(saidOf(markup)).toEqual([
    expect.stringMatching(/^SaiĐáp án: [AB]\. fly$/),
    expect.stringMatching(/^Sai 1\/2Đáp án: [ABC]\. \w+; [ABC]\. \w+$/),
  ])
  expect(saidOf(reviewed(made(), { p1: ['a'], p2: ['d', 'c'] }, true))).toEqual(['Đúng', 'Đúng 2/2'])
})

test('without the key a half right sub-question does not tell which half', () => {
  const half = facesOf(reviewed(made(), { p1: ['b'], p2: ['c', 'e'] }, false))
  expect(half.b).toContain('Sai')
  expect(`${half.a}${half.c}${half.d}${half.e}`).not.toMatch(/Đúng|Sai|Đáp án/)
  expect(facesOf(reviewed(made(), { p2: ['e'] }, false)).e).toContain('Sai')
  expect(facesOf(reviewed(made(), { p2: ['c', 'd'] }, false)).c).toContain('Đúng')
})

test('while it is answered nothing tells the key, whatever the question holds', () => {
  const picks = { p1: ['b'], p2: ['c', 'e'] }
  const whole = { ...toPublic(made()), ...made() }
  expect(html(whole, { picks, verdict: grade(made(), { parts: picks }) })).toBe(html(toPublic(made()), { picks }))
})

test('B-273, B-274 sounds have a button and pictures a name, the pictures loaded late', () => {
  const question = made({
    answers: [
      {
        id: 'p',
        imageUrl: '/p.svg',
        audioUrl: '/p.mp3',
        answers: [
          { id: 'a', imageUrl: '/a.svg', question: 'a kite', isCorrect: true },
          { id: 'b', imageUrl: '/b.svg' },
        ],
      },
    ],
  })
  const markup = html(toPublic(question))
  expect(markup).toMatch(/<audio[^>]*src="\/p\.mp3"[^>]*><\/audio><div[^>]*><button[^>]*aria-label="Nghe câu 1"/)
  const images = markup.match(/<img[^>]*>/g) ?? []
  expect(images).toHaveLength(3)
  for (const image of images) expect(image).toContain('loading="lazy"')
  expect(markup).toMatch(/<img[^>]*src="\/a\.svg"[^>]*alt="a kite"/)
  expect(markup).toMatch(/<img[^>]*src="\/b\.svg"[^>]*alt="Hình [AB]"/)
  expect(markup).toMatch(/class="[^"]*pictures2/)
})

test('B-275, B-314 options stand below each other, or in columns by width', () => {
  expect(html(toPublic(made()))).toMatch(/class="[^"]*vertical/)
  expect(html(toPublic(made({ settings: { answers: { direction: 'horizontal' } } })))).toMatch(/class="[^"]*horizontal/)
})

test('C-391, C-392 texts may be marked up, and nothing of them becomes an element of its own', () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  const question = made({
    question: hostile,
    answers: [
      { id: 'p', question: `<b>Read</b> ${hostile}`, answers: [{ id: 'a', answer: hostile, isCorrect: true }] },
    ],
  })
  const markup = html(toPublic(question))
  expect(markup).not.toMatch(/<img|<script|&lt;b&gt;/)
})

test('a question that is drawn twice keeps its groups apart, and has a place for what is told', () => {
  const one = (
    <Player
      question={toPublic(made())}
      response={{ parts: {} }}
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
  expect(markup).toMatch(/<span[^>]*role="status"[^>]*><\/span>/)
})

test('on paper the right options stand below each sub-question, and only with answers', () => {
  const printed = (withAnswers: boolean) =>
    wordsOf(renderToStaticMarkup(<Print question={made()} withAnswers={withAnswers} />))
  expect(printed(false)).toMatch(/1\. It can .*2\. It has \(Chọn 2 đáp án\.\)/)
  expect(printed(false)).not.toContain('Đáp án:')
  expect(printed(true)).toMatch(/Đáp án: [AB]\. fly.*Đáp án: [ABC]\. \w+; [ABC]\. \w+$/)
})

import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { allOf, drawnOnPage } from '../../testing/page.tsx'
import { Choices } from './Choices.tsx'
import { grade, toPublic } from './grade.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { type Question, questionSchema, type Response } from './schema.ts'

const animals = [
  { id: 'c', answer: 'a c<a>t', isCorrect: true },
  { id: 'd', answer: 'a dog', isCorrect: true },
  { id: 'w', answer: 'a cow' },
  { id: 'h', answer: 'a hen' },
]
const made = (more: object = {}) =>
  questionSchema.parse({ id: 'one', question: 'Which <animals> can ____?', answers: animals, ...more })
const single = made({ answers: animals.slice(1) })

type Given = Partial<Parameters<typeof Choices>[0]> & { picked?: string[] }
const player = (
  question: Parameters<typeof Choices>[0]['question'],
  { mode = 'answer', picked = [], seed = 's', verdict = null, onChange = () => {} }: Given = {},
) => (
  <Choices
    question={question}
    response={{ picked }}
    mode={mode}
    seed={seed}
    verdict={verdict}
    onChange={onChange}
    group="group"
  />
)

/** As a screen shows it: the public question, with the whole one over it where that may be known. */
const reviewed = (question: Question, picked: string[], whole: boolean) =>
  renderToStaticMarkup(
    player(whole ? { ...toPublic(question), ...question } : toPublic(question), {
      mode: 'review',
      picked,
      verdict: grade(question, { picked }),
    }),
  )
const inputs = (...of: Parameters<typeof player>) => allOf(drawnOnPage(player(...of)), 'input')
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '')
/** The words of each option by its id. */
const facesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    html
      .split('<label')
      .slice(1)
      .map((part) => [/ value="([^"]+)"/.exec(part)?.[1], wordsOf(`<label${part.split('</label>')[0]}`)]),
  )

test('C-491 one correct answer makes a group of radio buttons, several make boxes and a word that says so', () => {
  expect(inputs(toPublic(single)).map(({ type }) => type)).toEqual(['radio', 'radio', 'radio'])
  expect(inputs(toPublic(made())).map(({ type }) => type)).toEqual(Array(4).fill('checkbox'))
  expect(renderToStaticMarkup(player(toPublic(made())))).toContain('Chọn tất cả đáp án đúng.')
  expect(renderToStaticMarkup(player(toPublic(single)))).not.toContain('Chọn tất cả')
})

test('C-491 a press takes an option in or out where several are right, and takes over where one is', () => {
  const press = (question: Question, id: string): Response[] => {
    const picks: Response[] = []
    const drawn = inputs(toPublic(question), { picked: ['d'], onChange: (response) => picks.push(response) })
    for (const input of drawn) if (input.value === id) fireEvent.click(input)
    return picks
  }
  expect(press(made(), 'w')).toEqual([{ picked: ['d', 'w'] }])
  expect(press(made(), 'd')).toEqual([{ picked: [] }])
  expect(press(single, 'w')).toEqual([{ picked: ['w'] }])
})

test('a question that is drawn twice keeps two groups', () => {
  const one = (
    <Player
      question={toPublic(single)}
      response={{ picked: ['d'] }}
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

test('C-437 another seed shows another order and the same seed the same', () => {
  const order = (seed: string) =>
    inputs(toPublic(made()), { seed })
      .map(({ value }) => value)
      .join('')
  expect(order('a')).toBe(order('a'))
  expect(new Set([...'abcdefgh'].map(order)).size).toBeGreaterThan(2)
})

test('C-295 saved answers stand picked and cannot be changed in review', () => {
  const drawn = inputs(toPublic(made()), { picked: ['d', 'w'], mode: 'review' })
  const picked = drawn.filter(({ checked }) => checked).map(({ value }) => value)
  expect(picked.toSorted()).toEqual(['d', 'w'])
  expect(drawn.every(({ disabled }) => disabled)).toBe(true)
})

test('C-393, C-394, C-416, C-429 marks of the question are drawn as such, those of the options where it says so', () => {
  const html = renderToStaticMarkup(player(toPublic(made())))
  expect(html).toMatch(/Which <u[^>]*>animals<\/u> can <span[^>]*><span[^>]*aria-label="chỗ trống"/)
  expect(html).toContain('>a cat<')
  const underlined = made({ settings: { answers: { underlined: true } } })
  expect(renderToStaticMarkup(player(toPublic(underlined)))).toMatch(/a c<u[^>]*>a<\/u>t/)
})

test('C-392 nothing of a text becomes an element', () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  const question = made({ question: hostile, answers: [{ id: 'c', answer: hostile, isCorrect: true }] })
  expect(renderToStaticMarkup(player(toPublic(question)))).not.toMatch(/<img|<script/)
})

test('in review each option says by sign and word what it is, where the key is known', () => {
  const html = reviewed(made(), ['d', 'w'], true)
  const faces = facesOf(html)
  expect(faces.d).toMatch(/a dog.*Đúng/)
  expect(faces.w).toMatch(/a cow.*Sai/)
  expect(faces.c).toMatch(/Đáp án/)
  expect(faces.h).not.toMatch(/Đúng|Sai|Đáp án/)
  expect(html).toMatch(/tabler-icon-check.*tabler-icon-x|tabler-icon-x.*tabler-icon-check/s)
  expect(wordsOf(html)).toMatch(/Sai ?Đáp án: [A-D]\. a (dog|cat); [A-D]\. a (dog|cat)$/)
})

test('without the key a wrong set is told as a whole, and no option is called wrong or right', () => {
  const html = reviewed(made(), ['d', 'w'], false)
  expect(Object.values(facesOf(html)).join()).not.toMatch(/Đúng|Sai|Đáp án/)
  expect(wordsOf(html)).toMatch(/Sai$/)
  expect(wordsOf(reviewed(made(), ['c', 'd'], false))).toMatch(/Đúng$/)
})

test('one picked option is told right or wrong, and the right one stands below when the question brings it', () => {
  expect(facesOf(reviewed(single, ['d'], false)).d).toContain('Đúng')
  expect(facesOf(reviewed(single, ['w'], false)).w).toContain('Sai')
  expect(wordsOf(reviewed(single, ['w'], true))).toMatch(/Đáp án: [A-C]\. a dog$/)
  expect(reviewed(single, ['d'], true)).not.toContain('Đáp án')
})

test('while it is answered nothing tells the key, whatever the question holds', () => {
  const whole = { ...toPublic(made()), ...made() }
  const verdict = grade(made(), { picked: ['d'] })
  const html = renderToStaticMarkup(player(whole, { picked: ['d'], verdict }))
  expect(html).toBe(renderToStaticMarkup(player(toPublic(made()), { picked: ['d'] })))
})

test('C-413, C-428 pictures are loaded late and drawn with a name for everybody', () => {
  const pictures = made({
    answers: [
      { id: 'c', answer: '/kite.svg' },
      { id: 'd', answer: '/dog.svg', question: 'a dog' },
      { id: 'w', answer: 'a cow', imageUrl: '/cow.svg' },
    ],
    settings: { answers: { imageAnswers: true, bulletType: 'none' } },
  })
  const images = allOf(drawnOnPage(player(toPublic(pictures))), 'img')
  const names = Object.fromEntries(images.map((image) => [image.getAttribute('src'), image.getAttribute('alt')]))
  expect(names).toMatchObject({ '/dog.svg': 'a dog', '/cow.svg': '' })
  expect(names['/kite.svg']).toMatch(/^Hình [123]$/)
  expect(images.every((image) => image.getAttribute('loading') === 'lazy')).toBe(true)
})

test.each([
  [{}, 'vertical'],
  [{ direction: 'horizontal' }, 'horizontal'],
  [{ imageAnswers: true }, 'pictures2'],
  [{ imageAnswers: true, columnImageAnswers: 3 }, 'pictures3'],
])('C-411, C-415 with %j the options stand %s', (answers, name) => {
  expect(renderToStaticMarkup(player(toPublic(made({ settings: { answers } }))))).toMatch(
    new RegExp(`class="[^"]*${name}`),
  )
})

test('C-402 an option with a sound has a player of its own beside it', () => {
  const question = toPublic(made({ answers: [{ id: 'c', answer: 'cat', audioUrl: '/cat.mp3' }] }))
  expect(renderToStaticMarkup(player(question))).toMatch(
    /<audio[^>]*src="\/cat\.mp3"[^>]*><\/audio><div[^>]*><button[^>]*aria-label="Nghe A"/,
  )
})

test('C-607, C-612 the print names the right options by their letters, and only with answers', () => {
  const words = (withAnswers: boolean) =>
    wordsOf(renderToStaticMarkup(<Print question={made()} withAnswers={withAnswers} />))
  const [, letter] = /([A-D])\. a dog/.exec(words(false)) ?? []
  expect(words(true)).toMatch(new RegExp(`Đáp án: .*${letter}\\. a dog`))
  expect(words(false)).not.toContain('Đáp án')
  expect(words(false)).toContain('Chọn tất cả đáp án đúng.')
})

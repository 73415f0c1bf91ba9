import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { allOf, drawnOnPage } from '../../testing/page.tsx'
import { Choices } from './Choices.tsx'
import { grade, toPublic } from './grade.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { type Question, questionSchema, type Response } from './schema.ts'

const made = (more: object = {}) =>
  questionSchema.parse({
    id: 'one',
    question: 'Which <animal> can ____?',
    answers: [
      { id: 'c', answer: 'a c<a>t', isCorrect: true },
      { id: 'd', answer: 'a dog' },
      { id: 'w', answer: 'a cow' },
    ],
    ...more,
  })

const player = (
  question: Parameters<typeof Choices>[0]['question'],
  {
    mode = 'answer',
    picked = null,
    seed = 's',
    verdict = null,
    onChange = () => {},
  }: Partial<Parameters<typeof Choices>[0]> & { picked?: string | null } = {},
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

const reviewed = (question: Question, picked: string, whole: boolean) =>
  renderToStaticMarkup(
    player(whole ? question : toPublic(question), { mode: 'review', picked, verdict: grade(question, { picked }) }),
  )

const radios = (...of: Parameters<typeof player>) =>
  allOf(drawnOnPage(player(...of)), 'input').filter(({ type }) => type === 'radio')

test('C-435 the options are one group of radio buttons, none chosen at first, and a press picks one', () => {
  const picks: Response[] = []
  const drawn = radios(toPublic(made()), { onChange: (response) => picks.push(response) })
  expect(new Set(drawn.map(({ name }) => name)).size).toBe(1)
  expect(drawn.some(({ checked }) => checked)).toBe(false)
  for (const radio of drawn) fireEvent.click(radio)
  expect(picks.map(({ picked }) => picked)).toEqual(drawn.map(({ value }) => value))
  expect(picks.map(({ picked }) => picked).toSorted()).toEqual(['c', 'd', 'w'])
})

test('a question that is drawn twice keeps two groups: a pick in one leaves the other alone', () => {
  const one = (
    <Player
      question={toPublic(made())}
      response={{ picked: 'd' }}
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
    radios(toPublic(made()), { seed })
      .map(({ value }) => value)
      .join('')
  expect(order('a')).toBe(order('a'))
  expect(new Set([...'abcdefgh'].map(order)).size).toBeGreaterThan(2)
})

test('C-295 a saved answer stands chosen and cannot be changed in review', () => {
  const drawn = radios(toPublic(made()), { picked: 'd', mode: 'review' })
  expect(drawn.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['d'])
  expect(drawn.every(({ disabled }) => disabled)).toBe(true)
})

test('C-393, C-394 blanks and underlined parts of the question are drawn as such', () => {
  const html = renderToStaticMarkup(player(toPublic(made())))
  expect(html).toMatch(/Which <u[^>]*>animal<\/u> can <span[^>]*><span[^>]*aria-label="chỗ trống"/)
})

test('C-416, C-429 marked parts of the options are underlined where the question says so, otherwise they are words like others', () => {
  const underlined = made({ settings: { answers: { underlined: true } } })
  expect(renderToStaticMarkup(player(toPublic(underlined)))).toMatch(/a c<u[^>]*>a<\/u>t/)
  expect(renderToStaticMarkup(player(toPublic(made())))).toContain('>a cat<')
})

test('C-391, C-392 marks and entities that an editor left in the options are none of their words', () => {
  const left = made({ answers: [{ id: 'c', answer: 'It&#39;s <b>big</b>&nbsp;now, 3 < 5', isCorrect: true }] })
  const shown = [player(toPublic(left)), <Print key="print" question={left} withAnswers />]
  for (const html of [...shown.map((drawn) => renderToStaticMarkup(drawn)), reviewed(left, 'x', true)]) {
    expect(html).toContain('It&#x27;s big now, 3 &lt; 5')
    expect(html).not.toMatch(/&lt;b&gt;|&amp;nbsp|&amp;#39/)
  }
})

test('C-392 what looks like HTML in question and options is shown and not run', () => {
  const html = renderToStaticMarkup(
    player(
      toPublic(
        made({
          question: '<img src=x onerror=alert(1)>',
          answers: [{ id: 'c', answer: '<script>alert(1)</script>' }],
          settings: { answers: { underlined: true } },
        }),
      ),
    ),
  )
  expect(html).not.toMatch(/<img|<script/)
})

test('a right answer is told by a word and a sign', () => {
  expect(reviewed(made(), 'c', false)).toMatch(/tabler-icon-check.*Đúng/s)
  expect(reviewed(made(), 'c', true)).not.toContain('Đáp án')
})

test('a wrong answer is told by a word and a sign, and the right one stands below when the question brings it', () => {
  const whole = reviewed(made(), 'd', true)
  expect(whole).toMatch(/tabler-icon-x.*Sai/s)
  expect(whole).toMatch(/Đáp án: <strong[^>]*>[ABC]\. a c/)
  expect(reviewed(made(), 'd', false)).toContain('Sai')
  expect(reviewed(made(), 'd', false)).not.toContain('Đáp án')
})

test('while it is answered nothing tells the key, whatever the question holds', () => {
  const verdict = grade(made(), { picked: 'd' })
  expect(renderToStaticMarkup(player(made(), { picked: 'd', verdict }))).not.toMatch(/Đáp án|Sai/)
})

test('C-413, C-428 pictures are drawn with a name for everybody', () => {
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
})

test('C-397, C-398, C-402 addresses of LISTENPICTURE are pictures, and so is what an option has beside its words', () => {
  const listened = made({
    optionType: 'LISTENPICTURE',
    answers: [
      { id: 'c', answer: '/pictures/cat.svg' },
      { id: 'd', answer: '/pictures/dog.svg' },
    ],
  })
  const html = renderToStaticMarkup(player(toPublic(listened)))
  expect(html.replace(/<[^>]*>/g, '')).not.toContain('/pictures')
  expect(html.match(/<img[^>]*src="\/pictures\/(cat|dog)\.svg"/g)).toHaveLength(2)
  expect(html).toContain('pictures2')

  const beside = made({ answers: [{ id: 'w', answer: 'a cow', imageUrl: '/pictures/cow.svg' }] })
  for (const drawn of [player(toPublic(beside)), <Print key="print" question={beside} withAnswers={false} />])
    expect(renderToStaticMarkup(drawn)).toMatch(/<img[^>]*src="\/pictures\/cow\.svg".*a cow/)
})

test('C-402 an option with a sound has a player of its own beside it', () => {
  const question = toPublic(made({ answers: [{ id: 'c', answer: 'cat', audioUrl: '/cat.mp3' }] }))
  expect(renderToStaticMarkup(player(question))).toMatch(
    /<audio[^>]*src="\/cat\.mp3"[^>]*><\/audio><div[^>]*><button[^>]*aria-label="Nghe A"/,
  )
})

test('C-607 the print names the right options by their letters, and only with answers', () => {
  const html = (withAnswers: boolean) => renderToStaticMarkup(<Print question={made()} withAnswers={withAnswers} />)
  const [, letter] = /([ABC])\. <\/b>a c/.exec(html(false)) ?? []
  expect(html(true)).toMatch(new RegExp(`Đáp án: <strong[^>]*>${letter}\\. a c`))
  expect(html(false)).not.toContain('Đáp án')
})

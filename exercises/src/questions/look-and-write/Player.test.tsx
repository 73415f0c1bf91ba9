import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayerProps } from '../../drawing.tsx'
import { grade, toPublic } from './grade.ts'
import { Item } from './Item.tsx'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { type PublicQuestion, type Question, questionSchema, type Response } from './schema.ts'

type Props = PlayerProps<PublicQuestion | Question, Response>

const question = questionSchema.parse({
  id: 1,
  title: 'Write.',
  question: 'What can you see?',
  answers: [
    { id: 'k', text: 'a kite|kites', imageUrl: '/kite.svg', question: 'It is <red>.' },
    { id: 'd', text: 'dog', audioUrl: '/dog.mp3', question: 'This is a ___.' },
    { id: 'c', text: 'a cat', imageUrl: '/cat.svg' },
  ],
})
const drawn = (texts: Response['texts'], more: Partial<Props> = {}): string =>
  renderToStaticMarkup(
    <Player
      question={toPublic(question)}
      response={{ texts }}
      mode="answer"
      seed="s"
      verdict={null}
      onChange={() => {}}
      {...more}
    />,
  )
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '')
const count = (html: string, part: RegExp): number => html.match(part)?.length ?? 0

test('each picture keeps its size, loads when it is near and is named without telling its word', () => {
  const html = drawn({})
  expect(count(html, /<img[^>]*alt="Hình [13]"[^>]*width="240" height="180" loading="lazy"/g)).toBe(2)
  expect(html).toMatch(/<audio[^>]*src="\/dog\.mp3"[^>]*><\/audio><div[^>]*><button[^>]*aria-label="Nghe 2"/)
})

test('each picture has its own box with what is written there, explained by the words beside it', () => {
  const html = drawn({ d: 'dog' })
  const id = /aria-label="Câu trả lời 1" aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`<p id="${id}">It is <u`)
  expect(html).toMatch(/aria-label="Câu trả lời 2"[^>]*value="dog"/)
  expect(html).toMatch(/aria-label="Câu trả lời 3" value=""/)
})

test('C-393 the box stands in the blank of the words, and where there is none below them over the whole width', () => {
  expect(drawn({})).toMatch(
    /This is a (<span[^>]*>){2}<input[^>]*aria-label="Câu trả lời 2"[^>]*\/><\/span>\.<\/span><\/p>/,
  )
  expect(count(drawn({}), /class="[^"]*wide/g)).toBe(2)
})

test('protocol 6: the boxes are English for keyboard and screen reader, and Vietnamese letters show a hint', () => {
  const html = drawn({ k: 'kité', c: 'mèo' })
  expect(
    count(html, /<input[^>]*lang="en"[^>]*autoCapitalize="off"[^>]*autoCorrect="off"[^>]*spellCheck="false"/g),
  ).toBe(3)
  expect(wordsOf(html)).toContain('“mèo” đang có dấu tiếng Việt.')
})

test('a single item is not numbered', () => {
  const item = { id: 'k', question: '', imageUrl: '', audioUrl: '' }
  const shown = (counted: boolean): string =>
    wordsOf(renderToStaticMarkup(<Item item={item} number={1} counted={counted} promptId="p" box={() => <input />} />))
  expect(shown(true)).toBe('1')
  expect(shown(false)).toBe('')
})

test('in review each box says whether it is right, and with the key what would have been', () => {
  const texts = { k: 'Kites', d: 'cat', c: '' }
  const more = { mode: 'review' as const, verdict: grade(question, { texts }) }
  const html = drawn(texts, more)
  expect(count(html, /readOnly=""/g)).toBe(3)
  expect(wordsOf(html)).toBe('What can you see?1It is red.KitesĐúng2This is a Sai.Nghe3Sai')
  expect(wordsOf(drawn(texts, { ...more, question }))).toContain('This is a Sai.Đáp án: dogNghe3SaiĐáp án: a cat')
  expect(wordsOf(drawn(texts, { mode: 'review' }))).not.toMatch(/Đúng|Sai/)
})

test('while it is answered nothing tells the key, whatever the question holds', () => {
  const texts = { k: 'x' }
  expect(drawn(texts, { question, verdict: grade(question, { texts }) })).toBe(drawn(texts))
})

test('on paper each picture has a line, or the first accepted text where answers are asked for', () => {
  const printed = (withAnswers: boolean): string =>
    wordsOf(renderToStaticMarkup(<Print question={question} withAnswers={withAnswers} />))
  expect(printed(false)).toBe('Write.What can you see?1. It is red. 2. This is a .3.  ')
  expect(printed(true)).toBe('Write.What can you see?1. It is red. a kite2. This is a dog.3.  a cat')
})

test('D20 what is said of a picture stands behind its number', () => {
  const told = questionSchema.parse({
    id: 1,
    answers: [
      { id: 'k', text: 'kite', imageUrl: '/kite.svg', imageAlt: 'Hình: đồ chơi' },
      { id: 'c', text: 'cat', imageUrl: '/cat.svg' },
    ],
  })
  const html = drawn({}, { question: toPublic(told) })
  expect([...html.matchAll(/<img[^>]*alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
    'Hình 1. Hình: đồ chơi',
    'Hình 2',
  ])
})

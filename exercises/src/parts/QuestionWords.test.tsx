import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QuestionWords } from './QuestionWords.tsx'

const words = (more: object) =>
  renderToStaticMarkup(
    <QuestionWords
      question={{
        id: 'q',
        title: 'Read.',
        subTitle: '',
        question: '',
        questionText: '',
        questionSub: '',
        audioUrl: '',
        imageUrl: '',
        ...more,
      }}
    />,
  )
/** The lines with the language that each one names. */
const linesOf = (more: object) =>
  [...words(more).matchAll(/<span([^>]*)>([^<]*)<\/span>/g)].map(([, names = '', line]) => [
    line,
    /lang="(\w+)"/.exec(names)?.[1] ?? 'as the page',
  ])

test('C-383, B-277 a line is English where it has no Vietnamese letter, and otherwise as the page around it', () => {
  expect(
    linesOf({ subTitle: 'Chọn đáp án đúng.', questionText: 'She is ten.', questionSub: 'Nghe rồi viết.' }),
  ).toEqual([
    ['Chọn đáp án đúng.', 'as the page'],
    ['She is ten.', 'en'],
    ['Nghe rồi viết.', 'as the page'],
  ])
  expect(linesOf({ question: 'Đọc đoạn văn.', subTitle: 'Then choose.' })).toEqual([
    ['Đọc đoạn văn.', 'as the page'],
    ['Then choose.', 'en'],
  ])
  // as some keyboards send it: each mark a sign of its own
  expect(linesOf({ subTitle: 'Chọn từ.'.normalize('NFD') })[0]?.[1]).toBe('as the page')
})

test.each([
  'Nam: Hello!\nMai: Hi, Nam!',
  'Nam: Hello!<br>Mai: Hi, Nam!',
  'Mai has a small garden behind her house. She grows red roses and yellow sunflowers there.',
])('C-383 a text to read stands in a frame: %j', (questionText) => {
  expect(words({ question: 'Who is it?', questionText })).toMatch(/<span (?=[^>]*lang="en")[^>]*class="[^"]*passage/)
})

test('C-383 what is asked at length is a text to read and no headline', () => {
  const long = 'Mai has a small garden behind her house. She grows red roses and yellow sunflowers there. '.repeat(2)
  for (const question of [long, 'Nam: Hello!\nMai: Hi, Nam!'])
    expect(words({ question })).toMatch(/^<span (?=[^>]*lang="en")class="[^"]*passage/)
  expect(words({ question: 'Who is it?' })).not.toContain('passage')
})

test('C-383 a short line beside what is asked needs none', () => {
  expect(words({ question: 'Who is it?', questionText: 'Look at Mai.' })).not.toContain('passage')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayerProps } from '../../drawing.tsx'
import { grade, toPublic } from './grade.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { type PublicQuestion, type Question, questionSchema, type Response } from './schema.ts'

type Props = PlayerProps<PublicQuestion | (PublicQuestion & Question), Response>

const asked = (questionText: string, answers: unknown): Question =>
  questionSchema.parse({ id: 1, title: 'Write.', question: 'Change the words.', questionText, answers })
const drawn = (question: Question, blanks: string[], more: Partial<Props> = {}): string =>
  renderToStaticMarkup(
    <Player
      question={toPublic(question)}
      response={{ blanks }}
      mode="answer"
      seed="s"
      verdict={null}
      onChange={() => {}}
      {...more}
    />,
  )
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, '')
const pair = asked('We ___ (go) home. It was <very> ___.', [
  { text: 'went|drove|walked', question: 'move' },
  { text: 'late', question: 'lateness' },
])

test('C-492 the given word stands by its box and explains it to a screen reader', () => {
  const html = drawn(pair, ['went', ''])
  expect(wordsOf(html)).toBe('Change the words.We  từ cho sẵn: (go) home. It was very  từ cho sẵn: (lateness).')
  const ids = [...html.matchAll(/aria-describedby="([^"]+)"/g)].map(([, id = '']) => id)
  expect(ids).toHaveLength(2)
  for (const id of ids) expect(html).toContain(`<span id="${id}"`)
  expect(html).toMatch(/<u [^>]*>very<\/u>/)
})

test('C-492 boxes are text inputs; one for a whole sentence is as wide as its line', () => {
  expect(drawn(pair, ['went', '']).match(/<input[^>]*type="text"/g)).toHaveLength(2)
  expect(drawn(asked('he / care<br>→ ______', ['He cares.']), [''])).toMatch(/class="[^"]*wide/)
  expect(drawn(pair, ['', ''])).not.toMatch(/class="[^"]*wide/)
})

test('in review each box says whether it is right, and behind a wrong one what would have been', () => {
  const blanks = ['go', 'late']
  const more = { mode: 'review' as const, verdict: grade(pair, { blanks }) }
  const whole = { ...toPublic(pair), ...pair }
  expect(wordsOf(drawn(pair, blanks, { ...more, question: whole }))).toBe(
    'Change the words.We Sai từ cho sẵn: (go) home. It was very Đúng từ cho sẵn: (lateness).Đáp án: (1) went',
  )
  expect(wordsOf(drawn(pair, blanks, more))).not.toContain('Đáp án')
  expect(wordsOf(drawn(pair, blanks, { question: whole }))).not.toMatch(/Đáp án|Sai/)
})

test('C-612 on paper the given words stand by the lines, or by the first solution where answers are asked for', () => {
  const printed = (withAnswers: boolean): string =>
    wordsOf(renderToStaticMarkup(<Print question={pair} withAnswers={withAnswers} />))
  expect(printed(false)).toMatch(/We {2}từ cho sẵn: \(go\) home. It was very {2}từ cho sẵn: \(lateness\)\.$/)
  expect(printed(true)).toMatch(/We went từ cho sẵn: \(go\) home. It was very late /)
})

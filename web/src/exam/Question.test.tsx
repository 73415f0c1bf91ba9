import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SittingAnswer } from '../sitting/sending/calls.ts'
import { loadType, readGiven, readQuestion, type SatQuestion } from '../widgets/exercise/question.ts'
import { Question } from './Question.tsx'

type Drawn = { saved?: { answers: unknown }; told?: SittingAnswer; explained?: boolean }

const drawn = (question: SatQuestion | null, { saved, told, explained = false }: Drawn = {}): string => {
  if (question === null) throw new Error('the question is not read')
  return renderToStaticMarkup(
    <Question
      question={question}
      number={1}
      saved={saved ?? null}
      readOnly={saved !== undefined}
      seed="s"
      told={told}
      recordings={{ keep: () => '', find: () => Promise.reject(new Error('there is none')) }}
      media={{ find: () => null, subscribe: () => () => undefined }}
      begun={undefined}
      onChange={() => undefined}
      onSubmit={() => undefined}
      note={null}
      next={null}
      explained={explained}
      onGoOn={() => undefined}
    />,
  )
}
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
/** The words of the sheet alone, which is drawn last. */
const sheetOf = (html: string): string => wordsOf(html.slice(html.indexOf('Chưa đúng')))

test('C-269, C-391 the task is drawn with its marks and without what an editor left in it', async () => {
  const question = readQuestion(
    {
      id: 'q',
      title: 'Chọn từ có phần <gạch chân> <b>khác</b>&nbsp;nhau.',
      answers: [{ id: 'a', answer: 'yes', isCorrect: true }],
    },
    await loadType('OneChoice'),
  )
  expect(drawn(question)).toMatch(/Chọn từ có phần <u[^>]*>gạch chân<\/u> khác nhau\./)
})

const cat = {
  id: 'q',
  question: 'What does a cat say?',
  answers: [
    { id: 'a', answer: 'meow', isCorrect: true },
    { id: 'b', answer: 'moo' },
  ],
}
const saved = { answers: { picked: 'b' } }
const why = 'Con mèo kêu meow.'

test('D61 below a wrong answer stands what is right and the reason; what the question does not bring is left out', async () => {
  const type = await loadType('OneChoice')
  const explained = readQuestion({ ...cat, audioUrl: '/cat.mp3', explainText: { text: `<b>${why}</b>` } }, type)
  expect(sheetOf(drawn(explained, { saved, explained: true }))).toBe(`Chưa đúng Nghe lại Đáp án: meow ${why} Tiếp tục `)
  const bare = readQuestion(cat, type)
  expect(sheetOf(drawn(bare, { saved, explained: true }))).toBe('Chưa đúng Đáp án: meow Tiếp tục ')
  expect(drawn(bare, { saved })).not.toContain('Tiếp tục')
})

test('D61 D20 of a question without its key it says what the server has told of it', async () => {
  const type = await loadType('OneChoice')
  const whole = readQuestion(cat, type)?.whole
  const given = readGiven(type?.rules.toPublic(whole), type)
  const told: SittingAnswer = {
    item: 'q',
    response: saved.answers,
    verdict: { correct: false, right: 0, total: 1, parts: {} },
    right: { picked: 'a' },
    explain: { audioScript: '', text: why },
  }
  expect(sheetOf(drawn(given, { saved, told, explained: true }))).toBe(`Chưa đúng Đáp án: meow ${why} Tiếp tục `)
})

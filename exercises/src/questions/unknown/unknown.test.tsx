import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { unknownPrint } from '../../printing.ts'
import { questionRules, typeOf } from '../../rules.ts'
import { screensOf, unknownQuestion } from '../../screens.ts'
import { Player } from './Player.tsx'
import { Print } from './Print.tsx'
import { unknown } from './rules.ts'

const stored = {
  id: 'x',
  type: 'Crossword',
  title: 'Ô chữ',
  question: 'Across: a <big> cat',
  imageUrl: '/cat.svg',
  audioUrl: '/cat.mp3',
  answers: [{ answer: 'tiger', isCorrect: true }],
  explainText: { text: 'tiger: con hổ' },
}
const read = (question: unknown) => {
  const result = unknown.schema.question.safeParse(question)
  if (!result.success) throw new Error('it does not parse')
  return result.data
}

test('C-496 no paper can name it, and no other name leads to it', () => {
  expect(questionRules).not.toContain(unknown)
  expect(typeOf('Unknown')).toBeUndefined()
  expect(screensOf('Unknown')).toBeUndefined()
})

test('C-496 it shows words, picture and sound of the question, nothing of its answers, and says that it is only shown', async () => {
  const question = unknown.toPublic(read(stored))
  const markup = renderToStaticMarkup(
    <Player question={question} response={null} mode="answer" seed="s" verdict={null} onChange={() => {}} />,
  )
  expect(markup).toMatch(/Across: a <u[^>]*>big<\/u> cat/)
  expect(markup).toMatch(/<img[^>]*src="\/cat\.svg"/)
  expect(markup).toMatch(/<audio[^>]*src="\/cat\.mp3"/)
  expect(markup).toContain('Câu này chưa trả lời được trên máy.')
  expect(markup).not.toMatch(/tiger|<input|<button(?![^>]*aria-label="Nghe")/)
  expect(JSON.stringify(question)).not.toContain('tiger')
  expect(renderToStaticMarkup(<Print question={read(stored)} withAnswers />)).toMatch(/Ô chữ.*Across/)
  expect(await unknownQuestion.rules()).toBe(unknown)
  expect((await unknownQuestion.player()).Player).toBe(Player)
  expect((await unknownPrint()).Print).toBe(Print)
})

test('C-496 it cannot be submitted and is never right', () => {
  const question = read(stored)
  expect(unknown.isReady(unknown.toPublic(question), null)).toBe(false)
  for (const response of [null, 'tiger', { picked: 'a' }, unknown.correctResponse(question)])
    expect(unknown.grade(question, response)).toEqual({ correct: false, right: 0, total: 0, parts: {} })
})

test('C-385 however odd its fields are, its words are shown', () => {
  expect(read({ id: 7, title: 5, question: { text: 'x' }, questionText: null, imageUrl: [] })).toMatchObject({
    id: '7',
    title: '5',
    question: '',
    imageUrl: '',
  })
})

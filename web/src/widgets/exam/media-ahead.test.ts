import { expect, test } from 'vitest'
import { paperQuestions } from '../../testing/exam-paper.ts'
import type { SatQuestion } from '../exercise/question.ts'
import { inTurn, mediaOf } from './media-ahead.ts'
import { loadTypes, readQuestions } from './paper.ts'

const choice = (id: string, fields: object) => ({
  id,
  type: 'OneChoice',
  question: 'What is it?',
  answers: [
    { id: 'a', answer: 'a cat', isCorrect: true },
    { id: 'b', answer: 'a dog' },
  ],
  ...fields,
})
const pictures = {
  optionType: 'ONECHOICE_IMAGE',
  settings: { imageAnswers: true },
  answers: [
    { id: 'a', answer: '/pictures/words/cat.svg', isCorrect: true },
    { id: 'b', answer: '/pictures/words/dog.svg' },
  ],
}
const film = { id: 'f', type: 'COMBINEWITHVIDEO', videoUrl: '/clips/ball.mp4#t=3', answers: [choice('c', pictures)] }
const rows = [
  film,
  choice('q2', { audioUrl: '/sounds/words/cat.mp3', imageUrl: '/pictures/words/cat.svg' }),
  choice('q3', { audioUrl: ' /sounds/words/dog.mp3 ', imageUrl: 'https://pictures.example.com/cat.png' }),
  choice('q4', { question: 'The sound of cat is /kæt/.', questionText: '//elsewhere.example/cat.mp3' }),
]

test('C-383 the media of a paper are those of its questions, their options and the questions inside them, own ones alone', async () => {
  expect(mediaOf(await paperQuestions(rows))).toEqual([
    '/pictures/words/cat.svg',
    '/pictures/words/dog.svg',
    '/sounds/words/cat.mp3',
    '/sounds/words/dog.mp3',
    '/clips/ball.mp4',
  ])
})

test('those of the question that stands there, and of the ones after it, are the first', async () => {
  expect(mediaOf(await paperQuestions(rows), 3)).toEqual([
    '/sounds/words/dog.mp3',
    '/pictures/words/cat.svg',
    '/pictures/words/dog.svg',
    '/sounds/words/cat.mp3',
    '/clips/ball.mp4',
  ])
})

test('D20 a paper without its key has the addresses that its questions are drawn with', async () => {
  const given = [{ id: 'q1', type: 'OneChoice', question: '', audioUrl: '/media/K3x.mp3', answers: [], settings: {} }]
  const questions: SatQuestion[] = await readQuestions({ rows: given, withKey: false }, await loadTypes(given))
  expect(mediaOf(questions)).toEqual(['/media/K3x.mp3'])
})

/** A line that hands out one file at a time, when it is told so. */
const line = () => {
  const asked: string[] = []
  const signals: AbortSignal[] = []
  let answer: (done: boolean) => void = () => undefined
  return {
    asked,
    signals,
    answer: async (done: boolean) => {
      answer(done)
      await Promise.resolve()
      await Promise.resolve()
    },
    bring: (address: string, signal: AbortSignal) => {
      asked.push(address)
      signals.push(signal)
      return new Promise<boolean>((resolve) => {
        answer = resolve
      })
    },
  }
}

test('one is asked for after the other, and nothing twice', async () => {
  const { asked, answer, bring } = line()
  const turns = inTurn(['/a.mp3', '/b.mp3'], bring)
  const done = turns.go()
  void turns.go()
  expect(asked).toEqual(['/a.mp3'])
  await answer(true)
  expect(asked).toEqual(['/a.mp3', '/b.mp3'])
  await answer(true)
  await done
  await turns.go()
  expect(asked).toEqual(['/a.mp3', '/b.mp3'])
})

test('a line that breaks ends it, and it goes on with what is left when the line is back', async () => {
  const { asked, answer, bring } = line()
  const turns = inTurn(['/a.mp3', '/b.mp3'], bring)
  const done = turns.go()
  await answer(true)
  await answer(false)
  await done
  expect(asked).toEqual(['/a.mp3', '/b.mp3'])
  void turns.go()
  expect(asked).toEqual(['/a.mp3', '/b.mp3', '/b.mp3'])
})

test('stopped, it breaks off what is on its way and asks for nothing more, until it is asked again', async () => {
  const { asked, signals, answer, bring } = line()
  const turns = inTurn(['/a.mp3', '/b.mp3'], bring)
  void turns.go()
  turns.stop()
  expect(signals[0]?.aborted).toBe(true)
  await answer(false)
  expect(asked).toEqual(['/a.mp3'])
  void turns.go()
  expect(asked).toEqual(['/a.mp3', '/a.mp3'])
  expect(signals[1]?.aborted).toBe(false)
})

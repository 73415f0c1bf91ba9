import { expect, test } from 'vitest'
import { paperQuestions } from '../testing/exam-paper.ts'
import type { SatQuestion } from '../widgets/exercise/question.ts'
import { openHold } from './hold.ts'
import { inTurn, mediaOf } from './media-ahead.ts'
import { loadTypes, readQuestions } from './paper-questions.ts'

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

test('the sound of the question that stands there comes before its pictures', async () => {
  const first = mediaOf(await paperQuestions(rows), 2).slice(0, 2)
  expect(first).toEqual(['/sounds/words/cat.mp3', '/pictures/words/cat.svg'])
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
  const turns = inTurn(bring)
  const done = turns.go(['/a.mp3', '/b.mp3'])
  void turns.go(['/a.mp3', '/b.mp3'])
  expect(asked).toEqual(['/a.mp3'])
  await answer(true)
  expect(asked).toEqual(['/a.mp3', '/b.mp3'])
  await answer(true)
  await done
  await turns.go(['/b.mp3', '/a.mp3'])
  expect(asked).toEqual(['/a.mp3', '/b.mp3'])
})

test('what another question on the screen needs comes next, after what is on its way', async () => {
  const { asked, answer, bring } = line()
  const turns = inTurn(bring)
  void turns.go(['/a.mp3', '/b.mp3', '/c.mp3'])
  void turns.go(['/c.mp3', '/a.mp3', '/b.mp3'])
  await answer(true)
  await answer(true)
  expect(asked).toEqual(['/a.mp3', '/c.mp3', '/b.mp3'])
})

test('a line that breaks ends it, and it goes on with what is left when the line is back', async () => {
  const { asked, answer, bring } = line()
  const turns = inTurn(bring)
  const done = turns.go(['/a.mp3', '/b.mp3'])
  await answer(true)
  await answer(false)
  await done
  expect(asked).toEqual(['/a.mp3', '/b.mp3'])
  void turns.go(['/a.mp3', '/b.mp3'])
  expect(asked).toEqual(['/a.mp3', '/b.mp3', '/b.mp3'])
})

test('stopped, it breaks off what is on its way and asks for nothing more, until it is asked again for all', async () => {
  const { asked, signals, answer, bring } = line()
  const turns = inTurn(bring)
  void turns.go(['/a.mp3', '/b.mp3'])
  await answer(true)
  turns.stop()
  expect(signals[1]?.aborted).toBe(true)
  await answer(false)
  expect(asked).toEqual(['/a.mp3', '/b.mp3'])
  void turns.go(['/a.mp3', '/b.mp3'])
  expect(asked).toEqual(['/a.mp3', '/b.mp3', '/a.mp3'])
  expect(signals[2]?.aborted).toBe(false)
})

const file = (type: string) => new Blob(['a file'], { type })

test('P9 C-383 a sound or a clip that is held has an address in this browser, with the part that is meant', async () => {
  const hold = openHold()
  hold.keep('/sounds/words/cat.mp3', file('audio/mpeg'))
  hold.keep('/clips/ball.mp4', file('video/mp4'))
  const sound = hold.find(' /sounds/words/cat.mp3 ')
  expect(sound).toMatch(/^blob:/)
  expect(await (await fetch(sound ?? '')).text()).toBe('a file')
  expect(hold.find('/clips/ball.mp4#t=3')).toBe(`${hold.find('/clips/ball.mp4')}#t=3`)
  expect(hold.find('/sounds/words/dog.mp3')).toBeNull()
  hold.keep('/sounds/words/cat.mp3', file('audio/mpeg'))
  expect(hold.find('/sounds/words/cat.mp3')).toBe(sound)
  hold.free()
})

test('pictures, and pages that came in their place, are not held', () => {
  const hold = openHold()
  for (const type of ['image/svg+xml', 'text/html', '']) hold.keep('/a', file(type))
  expect(hold.find('/a')).toBeNull()
})

test('who draws is told when a file has come and when all are let go, as long as it wants to know', async () => {
  const hold = openHold()
  let told = 0
  const end = hold.subscribe(() => {
    told += 1
  })
  hold.keep('/a.mp3', file('audio/mpeg'))
  expect(told).toBe(1)
  const address = hold.find('/a.mp3') ?? ''
  hold.free()
  expect([told, hold.find('/a.mp3')]).toEqual([2, null])
  await expect(fetch(address)).rejects.toThrow()
  end()
  hold.keep('/a.mp3', file('audio/mpeg'))
  expect(told).toBe(2)
  hold.free()
})

import { expect, test } from 'vitest'
import { filesOf } from './files.ts'

const base = 'https://truong.test/lms/print/exam'
const urlsOf = (question: unknown) => filesOf(question, base).map(({ url }) => url)

test('C-615 sounds and videos of a question, of its options and of the questions inside it are found, each once', () => {
  const inside = [
    { id: 'a', audioUrl: '/sounds/words/dog.mp3' },
    { id: 'b', answers: '[{"audioUrl":"/c.mp3"}]' },
  ]
  const question = {
    id: 'q',
    audioUrl: '/sounds/words/cat.mp3',
    answers: JSON.stringify([...inside, { audioUrl: '/sounds/words/cat.mp3' }]),
    videoUrl: 'https://phim.test/b%C3%A0i%201.mp4?x=1',
    explainText: { audioScript: 'a cat' },
  }
  expect(filesOf(question, base)).toEqual([
    { kind: 'audio', url: 'https://truong.test/sounds/words/cat.mp3', name: 'cat.mp3' },
    { kind: 'audio', url: 'https://truong.test/sounds/words/dog.mp3', name: 'dog.mp3' },
    { kind: 'audio', url: 'https://truong.test/c.mp3', name: 'c.mp3' },
    { kind: 'video', url: 'https://phim.test/b%C3%A0i%201.mp4?x=1', name: 'bài 1.mp4' },
  ])
})

test('what is no address of the web is no file', () => {
  for (const audioUrl of [
    '',
    '  ',
    null,
    7,
    {},
    'javascript:alert(1)',
    'data:audio/mp3;base64,AA',
    'http://',
    'blob:x',
  ])
    expect(urlsOf({ audioUrl })).toEqual([])
})

test('text that cannot be read, odd values and endless nesting break nothing', () => {
  let deep: unknown = { audioUrl: '/deep.mp3' }
  for (let level = 0; level < 100; level += 1) deep = [deep]
  for (const question of [null, 'x', '[{', { answers: '[{"audioUrl":' }, deep]) expect(urlsOf(question)).toEqual([])
  expect(filesOf({ audioUrl: '/a%zz' }, base)).toMatchObject([{ name: 'a%zz' }])
})

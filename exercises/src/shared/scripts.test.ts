import { expect, test } from 'vitest'
import { scriptsIn } from './scripts.ts'

const told = (audioScript: unknown) => ({ audioScript, text: 'Vì thế.' })

test.each([
  ['a sound', { audioUrl: ' /cat.mp3 ', explainText: told('cat') }, [['/cat.mp3', 'cat']]],
  [
    'an explanation that is stored as text',
    { audioUrl: '/a.mp3', explainText: '{"audioScript":"Hi."}' },
    [['/a.mp3', 'Hi.']],
  ],
  ['a clip', { videoUrl: '/a.mp4', explainText: told('Hi.') }, [['/a.mp4', 'Hi.']]],
  [
    'sounds of its answers: the first of them',
    {
      audioUrl: '',
      answers: [{ text: 'x' }, { audioUrl: '/b.mp3' }, { audioUrl: '/c.mp3' }],
      explainText: told('b, c'),
    },
    [['/b.mp3', 'b, c']],
  ],
  ['no script', { audioUrl: '/a.mp3', explainText: { text: 'Vì thế.' } }, []],
  ['no sound', { question: 'x', explainText: told('said nowhere') }, []],
  ['a broken explanation', { audioUrl: '/a.mp3', explainText: '{"audio' }, []],
  ['nothing', null, []],
])('C-383 what is said in the sounds of a question is found: %s', (_, question, found) => {
  expect(scriptsIn(question).map(({ src, script }) => [src, script])).toEqual(found)
})

test('C-390 C-493 a combined question has its own script and those of its children, stored as text too', () => {
  const children = [
    { audioUrl: '/one.mp3', explainText: told('one') },
    { question: 'no sound', explainText: told('') },
  ]
  const question = { audioUrl: '/all.mp3', explainText: told('all'), answers: JSON.stringify(children) }
  expect(scriptsIn(question)).toEqual([
    { src: '/all.mp3', script: 'all' },
    { src: '/one.mp3', script: 'one' },
  ])
})

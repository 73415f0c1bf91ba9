import type { Example } from '../../../contract.ts'

const group = (texts: readonly string[]) => ({
  id: 'c1',
  zones: texts.map((text, index) => ({ id: `c${index + 1}`, text })),
})

export const choiceExamples: readonly Example[] = [
  {
    name: 'one of three',
    question: group(['no', 'yes', 'no']),
    twin: group(['yes', 'no', 'no']),
    responses: [
      { name: 'the right one', response: ['c2'], correct: true },
      { name: 'another one', response: ['c1'], correct: false },
      { name: 'all of them', response: ['c1', 'c2', 'c3'], correct: false },
    ],
  },
  {
    name: 'two of four',
    question: group(['yes', 'no', 'yes', 'no']),
    twin: group(['no', 'yes', 'no', 'yes']),
    responses: [
      { name: 'both, in any order', response: ['c3', 'c1'], correct: true },
      { name: 'one of them', response: ['c1'], correct: false },
      { name: 'one of them twice', response: ['c1', 'c1'], correct: false },
      { name: 'both and one more', response: ['c1', 'c2', 'c3'], correct: false },
    ],
  },
]

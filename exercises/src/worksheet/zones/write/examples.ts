import type { Example } from '../../../contract.ts'

export const writeExamples: readonly Example[] = [
  {
    name: 'one box with two ways to write it',
    question: { id: 'w1', zones: [{ id: 'w1', text: 'elephant|an elephant' }] },
    twin: { id: 'w1', zones: [{ id: 'w1', text: 'cat' }] },
    responses: [
      { name: 'the first way', response: { w1: 'elephant' }, correct: true },
      { name: 'the second way, in capitals and with a full stop', response: { w1: ' An Elephant. ' }, correct: true },
      { name: 'both ways at once', response: { w1: 'elephant|an elephant' }, correct: false },
      { name: 'blanks', response: { w1: '  ' }, correct: false },
    ],
  },
  {
    name: 'two boxes of one group',
    question: {
      id: 'w1',
      zones: [
        { id: 'w1', text: 'cà' },
        { id: 'w2', text: '>' },
      ],
    },
    twin: {
      id: 'w1',
      zones: [
        { id: 'w1', text: 'a|b|c' },
        { id: 'w2', text: 'Text' },
      ],
    },
    responses: [
      { name: 'both right', response: { w1: 'CÀ!', w2: '>' }, correct: true },
      { name: 'a letter without its mark', response: { w1: 'ca', w2: '>' }, correct: false },
      { name: 'another sign', response: { w1: 'cà', w2: '<' }, correct: false },
      { name: 'one box empty', response: { w1: 'cà' }, correct: false },
    ],
  },
]

import type { Example } from '../../../contract.ts'

export const dropDownExamples: readonly Example[] = [
  {
    name: 'three options',
    question: { id: 'd1', text: 'eat|*eats|eating' },
    twin: { id: 'd1', text: 'eat | eats | eating *' },
    responses: [
      { name: 'the right one', response: 'eats', correct: true },
      { name: 'another one', response: 'eat', correct: false },
      { name: 'the right one with its asterisk', response: '*eats', correct: false },
      { name: 'the right one in capitals', response: 'EATS', correct: false },
    ],
  },
  {
    name: 'a product among the options',
    question: { id: 'd1', text: '2*3*|2+3' },
    twin: { id: 'd1', text: '2*3|*2+3' },
    responses: [
      { name: 'the product', response: '2*3', correct: true },
      { name: 'the sum', response: '2+3', correct: false },
    ],
  },
]

import type { Example } from '../../examples.ts'

/** A question as it is stored with the answer `right`, its twin with the answer `twin` of the same pieces, and responses. */
const example = (
  name: string,
  question: { id: string; pieces: readonly { id: string; text: string }[]; [field: string]: unknown },
  [right, twin]: readonly [string, string],
  { rightOrder, wrongOrder }: { rightOrder: readonly string[]; wrongOrder: readonly string[] },
): Example => ({
  name,
  question: { type: 'Unscramble', ...question, pieces: JSON.stringify(question.pieces), answer: right },
  twin: { type: 'Unscramble', ...question, pieces: JSON.stringify(question.pieces), answer: twin },
  responses: [
    { name: 'right', response: { order: rightOrder }, correct: true },
    { name: 'wrong', response: { order: wrongOrder }, correct: false },
    { name: 'one piece short', response: { order: rightOrder.slice(1) }, correct: false },
    { name: 'a piece twice', response: { order: [...rightOrder, ...rightOrder.slice(0, 1)] }, correct: false },
    { name: 'nothing placed', response: { order: [] }, correct: false },
  ],
})

export const unscrambleExamples: readonly Example[] = [
  example(
    'words of a sentence',
    {
      id: 'un-1',
      title: 'Sắp xếp các từ thành câu.',
      option: 'SENTENCES',
      pieces: [
        { id: 'c8', text: 'like' },
        { id: '1f', text: 'do' },
        { id: '90', text: 'tea' },
        { id: '3a', text: 'you' },
      ],
    },
    ['do you like tea', 'you like tea do'],
    { rightOrder: ['1f', '3a', 'c8', '90'], wrongOrder: ['3a', '1f', 'c8', '90'] },
  ),
  example(
    'equal words',
    {
      id: 'un-2',
      title: 'Sắp xếp các từ thành câu.',
      optionType: 'MAKESENTENCE',
      settings: '{"arrangementType": "sentence"}',
      pieces: [
        { id: 'e4', text: 'the' },
        { id: '07', text: 'cat' },
        { id: 'b2', text: 'sees' },
        { id: '5c', text: 'the' },
        { id: '2d', text: 'dog' },
      ],
    },
    ['the cat sees the dog', 'the dog sees the cat'],
    { rightOrder: ['5c', '07', 'b2', 'e4', '2d'], wrongOrder: ['5c', '2d', 'b2', 'e4', '07'] },
  ),
  example(
    'letters of a word',
    {
      id: 'un-3',
      title: 'Sắp xếp các chữ cái thành từ.',
      option: 'CHARACTER',
      optionType: 'UNSCRAMBLEWORDS',
      settings: { question: { shuffedType: 'character' } },
      pieces: [
        { id: '6b', text: 't' },
        { id: 'd9', text: 'a' },
        { id: '14', text: 'e' },
      ],
    },
    ['eat', 'tea'],
    { rightOrder: ['14', 'd9', '6b'], wrongOrder: ['6b', '14', 'd9'] },
  ),
  example(
    'groups of words',
    {
      id: 'un-4',
      title: 'Sắp xếp các cụm từ thành câu.',
      optionType: 'MAKESENTENCE_WORDSGROUP',
      settings: { arrangementType: 'other' },
      pieces: [
        { id: '83', text: 'on Sunday' },
        { id: 'f0', text: 'play chess' },
        { id: '2e', text: 'we' },
      ],
    },
    ['we|play chess|on Sunday', 'on Sunday|we|play chess'],
    { rightOrder: ['2e', 'f0', '83'], wrongOrder: ['83', '2e', 'f0'] },
  ),
]

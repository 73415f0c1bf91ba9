import type { Example } from '../../examples.ts'

type Stored = { id: string; answer: string; [field: string]: unknown }

/** A question as it is stored, and its twin with another key: the same in all but which option is right. */
const example = (
  name: string,
  question: { id: string; [field: string]: unknown },
  answers: readonly Stored[],
  [right, twin]: readonly [string, string],
): Example => {
  const keyed = (key: string) => ({
    ...question,
    type: 'OneChoice',
    answers: JSON.stringify(answers.map((answer) => ({ ...answer, isCorrect: answer.id === key }))),
  })
  return {
    name,
    question: keyed(right),
    twin: keyed(twin),
    responses: [
      { name: 'right', response: { picked: right }, correct: true },
      { name: 'wrong', response: { picked: twin }, correct: false },
      { name: 'an option of another question', response: { picked: 'elsewhere' }, correct: false },
      { name: 'nothing picked', response: { picked: null }, correct: false },
    ],
  }
}

export const oneChoiceExamples: readonly Example[] = [
  example(
    'sentences',
    {
      id: 'oc-1',
      title: 'Nghe và chọn câu đúng.',
      question: 'What is Mai doing?',
      option: 'SENTENCES',
      optionType: 'ONECHOICE_ANSWER',
      settings: '{"answers": {"direction": "horizontal", "bulletType": "character"}}',
      explainText: { audioScript: 'Mai is flying a kite.', text: 'flying a kite: thả diều' },
    },
    [
      { id: '8c', answer: 'She is flying a kite.' },
      { id: '2f', answer: 'She is riding a bike.' },
      { id: 'd1', answer: 'She is watering the flowers.' },
      { id: '47', answer: 'She is reading a book.' },
    ],
    ['8c', 'd1'],
  ),
  example(
    'words of one syllable, numbered',
    {
      id: 'oc-2',
      title: 'Chọn từ khác loại.',
      option: 'MONOPHONIC',
      settings: { answers: { bulletType: 'number', direction: 'horizontal' } },
    },
    [
      { id: 'a9', answer: 'red' },
      { id: '3e', answer: 'blue' },
      { id: 'f2', answer: 'cat' },
    ],
    ['f2', 'a9'],
  ),
  example(
    'words of several syllables, with underlined parts',
    {
      id: 'oc-3',
      title: 'Chọn từ có phần gạch chân đọc khác.',
      option: 'POLYPHONIC',
      settings: { answers: { underlined: true } },
    },
    [
      { id: '71', answer: 'b<a>nana' },
      { id: '0b', answer: 't<o>mato' },
      { id: 'c5', answer: '<e>lephant' },
    ],
    ['c5', '71'],
  ),
  example(
    'numbers',
    { id: 'oc-4', question: 'Ten and two is ____.', option: 'NUMBERS', settings: { answers: { bulletType: 'none' } } },
    [
      { id: '5d', answer: '12' },
      { id: 'e8', answer: '20' },
    ],
    ['5d', 'e8'],
  ),
  example(
    'ordinal numbers, with bullets',
    {
      id: 'oc-5',
      question: 'January is the ____ month.',
      option: 'ORDINAL_NUMBERS',
      settings: { answers: { bulletType: 'special characters' } },
    },
    [
      { id: '1a', answer: 'first' },
      { id: '9b', answer: 'second' },
    ],
    ['1a', '9b'],
  ),
  example(
    'phonetic signs',
    { id: 'oc-6', question: 'How do you say <th>ink?', option: 'PHONETIC' },
    [
      { id: '6c', answer: '/θ/' },
      { id: 'b3', answer: '/ð/' },
    ],
    ['6c', 'b3'],
  ),
  example(
    'pictures in three columns',
    {
      id: 'oc-7',
      title: 'Chọn hình đúng.',
      question: 'a kite',
      optionType: 'ONECHOICE_IMAGE',
      settings: { answers: { imageAnswers: true, columnImageAnswers: 3 } },
    },
    [
      { id: '4f', answer: '/files/kite.svg', question: 'a kite' },
      { id: 'd7', answer: 'a bike', imageUrl: '/files/bike.svg' },
      { id: '88', answer: '/files/book.svg' },
    ],
    ['4f', 'd7'],
  ),
]

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
  example(
    'an answer to a question',
    {
      id: 'oc-8',
      title: 'Chọn câu trả lời đúng.',
      question: 'How does Nam go to school?',
      option: 'SENTENCES',
      optionType: 'ONECHOICE_ANSWER',
      settings: { answers: { direction: 'horizontal' } },
      explainText: { text: '“How … go” hỏi đi bằng gì: by bike là bằng xe đạp.' },
    },
    [
      { id: 'b2', answer: 'He goes by bike.' },
      { id: '5f', answer: 'He goes at seven o’clock.' },
      { id: 'e0', answer: 'He is in class 4A.' },
      { id: '91', answer: 'He goes on Mondays.' },
    ],
    ['b2', '5f'],
  ),
  example(
    'a polite reply',
    {
      id: 'oc-9',
      title: 'Chọn lời đáp phù hợp.',
      question: 'Thank you very much, Mai.',
      option: 'SENTENCES',
      explainText: { text: 'Đáp lại lời cảm ơn, ta nói “You’re welcome”.' },
    },
    [
      { id: '3c', answer: 'You’re welcome.' },
      { id: 'd8', answer: 'Yes, please.' },
      { id: '70', answer: 'I’m fine, thanks.' },
    ],
    ['3c', 'd8'],
  ),
  example(
    'the time on a clock',
    {
      id: 'oc-10',
      title: 'Nhìn đồng hồ và chọn.',
      question: 'What time is it?',
      imageUrl: '/pictures/clocks/3-30.svg',
      settings: { answers: { bulletType: 'number', direction: 'horizontal' } },
      explainText: { text: 'Kim dài chỉ số 6: half past; kim ngắn vừa qua số 3: half past three.' },
    },
    [
      { id: 'a1', answer: 'It’s half past three.' },
      { id: '6e', answer: 'It’s half past six.' },
      { id: 'f4', answer: 'It’s three o’clock.' },
      { id: '0d', answer: 'It’s a quarter past three.' },
    ],
    ['a1', '6e'],
  ),
  example(
    'how many there are',
    {
      id: 'oc-11',
      title: 'Đếm và chọn.',
      question: 'How many balls are there?',
      imageUrl: '/pictures/counts/12.svg',
      option: 'NUMBERS',
      settings: { answers: { bulletType: 'none', direction: 'horizontal' } },
    },
    [
      { id: '9a', answer: 'twelve' },
      { id: '2b', answer: 'eleven' },
      { id: 'e7', answer: 'twenty' },
    ],
    ['9a', 'e7'],
  ),
  example(
    'a word that is heard',
    {
      id: 'oc-12',
      title: 'Nghe và chọn từ đúng.',
      audioUrl: '/sounds/words/sheep.mp3',
      option: 'MONOPHONIC',
      settings: { answers: { direction: 'horizontal' } },
      explainText: { audioScript: 'sheep', text: 'sheep có âm dài /iː/, ship có âm ngắn /ɪ/.' },
    },
    [
      { id: '48', answer: 'sheep' },
      { id: 'c3', answer: 'ship' },
      { id: '1f', answer: 'shop' },
    ],
    ['48', 'c3'],
  ),
  example(
    'a riddle with pictures in two columns',
    {
      id: 'oc-13',
      title: 'Đọc câu đố và chọn hình.',
      question: 'It has big ears and a very long nose.',
      optionType: 'ONECHOICE_IMAGE',
      settings: { answers: { imageAnswers: true } },
    },
    [
      { id: '5b', answer: '/pictures/words/elephant.svg', question: 'an elephant' },
      { id: 'd2', answer: '/pictures/words/horse.svg', question: 'a horse' },
      { id: '86', answer: '/pictures/words/rabbit.svg', question: 'a rabbit' },
      { id: 'f9', answer: '/pictures/words/lion.svg', question: 'a lion' },
    ],
    ['5b', '86'],
  ),
  example(
    'what is heard, with pictures in three columns',
    {
      id: 'oc-14',
      title: 'Nghe và chọn hình đúng.',
      audioUrl: '/sounds/words/umbrella.mp3',
      settings: { answers: { imageAnswers: true, columnImageAnswers: 3 } },
      explainText: { audioScript: 'umbrella' },
    },
    [
      { id: '7c', answer: '/pictures/words/umbrella.svg', question: 'an umbrella' },
      { id: 'a8', answer: '/pictures/words/glasses.svg', question: 'glasses' },
      { id: '31', answer: '/pictures/words/scarf.svg', question: 'a scarf' },
    ],
    ['7c', 'a8'],
  ),
  example(
    'a form of a word, without labels',
    {
      id: 'oc-15',
      title: 'Chọn từ đúng.',
      question: 'Lan is ____ than her brother.',
      settings: { answers: { bulletType: 'none' } },
      explainText: { text: 'Có “than” là so sánh hơn; tính từ ngắn thêm -er: taller.' },
    },
    [
      { id: 'e3', answer: 'taller' },
      { id: '0a', answer: 'tall' },
      { id: 'b6', answer: 'tallest' },
      { id: '95', answer: 'more tall' },
    ],
    ['e3', '95'],
  ),
]

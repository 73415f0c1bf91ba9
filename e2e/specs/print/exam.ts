/** An exam for print: every type that print handles under the name that papers store (C-389, C-612), and enough for several pages. */

const option = (answer: string, isCorrect: boolean, index: number) => ({ id: `o${index}-${answer}`, answer, isCorrect })
const options = (right: string, ...wrong: string[]) =>
  [right, ...wrong]
    .map((answer) => ({ answer, isCorrect: answer === right }))
    .map(({ answer, isCorrect }, index) => option(answer, isCorrect, index))

const passage = Array.from(
  { length: 6 },
  (_, index) =>
    `Paragraph ${index + 1}. Linh lives in a small house near the river. She goes to school by bike every day.`,
).join('\n')

const kinds = [
  {
    type: 'FILLINTHEBLANK',
    title: 'Điền từ còn thiếu vào chỗ trống.',
    questionText: 'A ____ is a bird with green feathers.',
    answers: [{ id: 'a', answer: 'quetzal', isCorrect: true }],
  },
  {
    type: 'MULTIPLECHOICE',
    title: 'Chọn tất cả đáp án đúng về loài vật.',
    question: 'Which animal lives in Africa?',
    answers: JSON.stringify(options('zebra', 'panda', 'kangaroo', 'polar bear')),
    audioUrl: '/sounds/words/zebra.mp3',
  },
  {
    type: 'UNSCRAMBLE',
    title: 'Sắp xếp các từ thành câu.',
    settings: { arrangementType: 'sentence' },
    answer: 'do you like mangoes',
    pieces: [
      { id: 'c8', text: 'like' },
      { id: '1f', text: 'do' },
      { id: '90', text: 'mangoes' },
      { id: '3a', text: 'you' },
    ],
  },
  {
    type: 'TICKTF',
    title: 'Đánh dấu đúng hoặc sai.',
    optionType: 'TICKTF_TRUEORFALSE',
    answers: [
      { id: 's1', answer: 'The sun rises in the west.', isCorrect: false },
      { id: 's2', answer: 'A week has seven days.', isCorrect: true },
    ],
  },
  {
    type: 'WordForm',
    title: 'Cho dạng đúng của từ trong ngoặc.',
    questionText: 'My uncle drives ____. (CARE)',
    answers: [{ id: 'a', answer: 'carefully', isCorrect: true }],
  },
  {
    type: 'ErrorCorrection',
    title: 'Sửa lỗi sai trong câu.',
    questionText: 'My sister <go> to school by bus every day.',
    answers: [{ id: 'a', answer: 'commutes', isCorrect: true }],
  },
  {
    type: 'COMBINE',
    title: 'Đọc đoạn văn rồi trả lời.',
    questionText: 'Bees are busy insects. They fly from flower to flower.',
    answers: JSON.stringify([
      {
        id: 'c1',
        type: 'FILLINTHEBLANK',
        questionText: 'They live in a ____.',
        answers: [{ id: 'a', answer: 'beehive', isCorrect: true }],
      },
      {
        id: 'c2',
        type: 'OneChoice',
        question: 'How many legs has a bee?',
        answers: options('six legs', 'two legs', 'ten legs'),
      },
    ]),
  },
  {
    type: 'COMBINEWITHAUDIO',
    title: 'Nghe rồi trả lời.',
    audioUrl: '/sounds/words/bee.mp3',
    answers: [
      {
        id: 'd1',
        type: 'OneChoice',
        question: 'What do you hear?',
        answers: options('an insect', 'a lorry'),
        audioUrl: '/sounds/words/insect.mp3',
      },
    ],
  },
  {
    type: 'COMBINEWITHVIDEO',
    title: 'Xem video rồi trả lời.',
    videoUrl: '/videos/in-the-garden.mp4',
    answers: [
      {
        id: 'e1',
        type: 'TICKTF',
        title: 'Đánh dấu câu về khu vườn.',
        answers: [{ id: 's', answer: 'It is a garden.', isCorrect: true }],
      },
    ],
  },
]

const pictured = {
  type: 'OneChoice',
  title: 'Nhìn hình rồi chọn.',
  question: 'Which one is a kite?',
  imageUrl: '/pictures/test/large.svg',
  settings: { answers: { imageAnswers: true } },
  answers: ['kite', 'ball', 'doll'].map((word) => ({
    id: `p-${word}`,
    answer: `/pictures/test/${word}.svg`,
    isCorrect: word === 'kite',
  })),
}

const more = Array.from({ length: 14 }, (_, index) => ({
  type: 'OneChoice',
  title: `Chọn phương án đúng cho câu hỏi số ${index + 1} của cô Quỳnh Như.`,
  question: `Which number is ${index + 100}?`,
  answers: options(`number ${index + 100}`, `number ${index + 200}`, `number ${index + 300}`, `number ${index + 400}`),
}))

/** Longer than a page. */
const long = {
  type: 'COMBINE',
  title: 'Đọc bài dài rồi trả lời.',
  questionText: `${passage}\n${passage}\n${passage}`,
  answers: Array.from({ length: 6 }, (_, index) => ({
    id: `l${index}`,
    type: 'OneChoice',
    question: `What is in paragraph ${index + 1}?`,
    answers: options(`a bike ${index}`, `a bus ${index}`, `a train ${index}`),
  })),
}

export const printedExam = {
  title: 'Đề kiểm tra của cô Nguyễn Ngọc Quỳnh Như – Ế Ữ ậ',
  minutes: 45,
  questions: [...kinds, pictured, ...more, long],
}

/** Its place, from 0, among them: the one question that no page can hold. */
export const longAt = printedExam.questions.length - 1

/** Words that stand in the key alone. */
export const keyWords = ['quetzal', 'do you like mangoes', 'carefully', 'commutes', 'beehive'] as const

/** The files of its questions by number. */
export const attached = [
  [2, 'zebra.mp3', '/sounds/words/zebra.mp3'],
  [8, 'bee.mp3', '/sounds/words/bee.mp3'],
  [8, 'insect.mp3', '/sounds/words/insect.mp3'],
  [9, 'in-the-garden.mp4', '/videos/in-the-garden.mp4'],
] as const

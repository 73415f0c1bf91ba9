import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'
import { example, named, noResponse, type Part } from './example.ts'
import { audioExamples, choice, statements, textExamples, videoExamples } from './gallery/examples.ts'
import * as children from './parts/examples.ts'

const reading =
  'Mai is nine. After school she does her homework at her desk. Her book is on the desk, next to a lamp.\nHer brother Nam gets up at six and goes to school by bike. It is Sunday now, and they are in the park. Mai is flying the kite that their grandpa made.'

const rights = (parts: readonly Part[]) => Object.fromEntries(parts.map(({ id, right }) => [id, right]))
const partlySaid = [children.oneChoice, children.fillInTheBlank]

/** C-390, C-493: a text with several questions to it. */
export const combineExamples: readonly Example[] = [
  example(
    'a text with a choice, statements and a gap, as JSON text in JSON text',
    {
      id: 'cb-1',
      type: 'COMBINE',
      title: 'Đọc đoạn văn và trả lời.',
      question: 'Read about Mai.',
      questionText: reading,
      explainText:
        '{"text": "Quyển sách ở trên bàn (on the desk), không ở trong cặp; Nam đi học bằng xe đạp (by bike), không phải xe buýt; flying a kite: thả diều."}',
    },
    [children.oneChoice, children.tickTf, children.fillInTheBlank],
    { asText: true },
  ),
  example(
    'one missing word in each child, of which none names its type',
    {
      id: 'cb-2',
      type: 'combine',
      optionType: 'COMBINE_READWRITEONEWORD',
      title: 'Đọc và viết một từ.',
      questionText: 'Bees are busy insects. They fly from flower to flower and take the sweet juice home.',
      explainText: {
        text: 'Ong làm ra honey (mật ong), có six legs (sáu chân) và ở trong a hive (tổ ong); sau six là số nhiều: legs, không phải leg.',
      },
      ...shownPicture('words/honeybee'),
    },
    [children.word1, children.word2, children.word3],
  ),
  example(
    'children of which each puts something into an order',
    {
      id: 'cb-3',
      type: 'COMBINE',
      title: 'Sắp xếp và nối.',
      explainText: {
        text: 'hot (nóng) trái nghĩa với cold, big với small, old với new; How old hỏi tuổi, không hỏi tên; câu khuyên bắt đầu bằng Never, không bắt đầu bằng your.',
      },
    },
    [children.matching, children.twoColumns, children.unscramble],
  ),
  example(
    'children about grammar',
    {
      id: 'cb-4',
      type: 'COMBINE',
      title: 'Ôn ngữ pháp.',
      explainText: {
        text: 'My sister đi với is và goes, They đi với are; sau drives cần trạng từ carefully, không phải careful; go là động từ bất quy tắc: went, gone.',
      },
    },
    [
      children.selectWord,
      children.underlined,
      children.wordForm,
      children.errorCorrection,
      children.conjugation,
      children.wordsInSentence,
    ],
    { asText: true },
  ),
  example(
    'beside children that nobody can answer',
    {
      id: 'cb-5',
      type: 'COMBINE',
      title: 'Đọc và trả lời.',
      questionText: reading,
      explainText: {
        text: 'Quyển sách ở trên bàn (on the desk), không ở trong cặp (in her bag); flying a kite là thả diều, còn making là làm diều.',
      },
    },
    partlySaid,
    {
      said: children.unaskable,
      responses: [
        noResponse('right, with a response to a child that is only shown', {
          ...rights(partlySaid),
          'x-type': 'tiger',
        }),
        noResponse('only a child that is only shown', { 'x-options': { picked: null } }),
      ],
    },
  ),
  {
    name: 'children without ids',
    question: {
      id: 'cb-6',
      type: 'COMBINE',
      explainText:
        'Sau one, two là số ba: three, không phải four; màu đỏ và màu vàng pha ra màu cam: orange, không phải brown (nâu).',
      answers: [
        { Type: 'fill in the blank', questionText: 'One, two, ____.', answers: 'three' },
        { type: 'Fill_In_The_Blank', questionText: 'Red and yellow make ____.', answers: ['orange'] },
      ],
    },
    twin: {
      id: 'cb-6',
      type: 'COMBINE',
      explainText:
        'Sau one, two là số ba: three, không phải four; màu đỏ và màu vàng pha ra màu cam: orange, không phải brown (nâu).',
      answers: [
        { Type: 'fill in the blank', questionText: 'One, two, ____.', answers: 'four' },
        { type: 'Fill_In_The_Blank', questionText: 'Red and yellow make ____.', answers: ['brown'] },
      ],
    },
    responses: [
      named('right', { 'child 1': { blanks: ['three'] }, 'child 2': { blanks: ['orange'] } }, true),
      named('right in another form', { 'child 2': { blanks: [' Orange'] }, 'child 1': { blanks: ['THREE'] } }, true),
      named('one child wrong', { 'child 1': { blanks: ['three'] }, 'child 2': { blanks: ['brown'] } }),
      named('one child left out', { 'child 1': { blanks: ['three'] } }),
      named('all children wrong', { 'child 1': { blanks: ['four'] }, 'child 2': { blanks: ['brown'] } }),
      named('empty', { 'child 1': { blanks: [''] }, 'child 2': { blanks: [''] } }),
      named('nothing answered', {}),
      noResponse('ids of other places', { 0: { blanks: ['three'] }, 1: { blanks: ['orange'] } }),
    ],
  },
  ...textExamples,
]

const words = {
  type: 'COMBINEWITHAUDIO',
  audioUrl: '/sounds/scripts/words-turtle-zebra-bird-mango.mp3',
  explainText: {
    audioScript: 'turtle, zebra, bird, mango',
    text: 'Nghe lần lượt: rùa (turtle), ngựa vằn (zebra), chim (bird), rồi đến xoài (mango); banana và apple không được đọc.',
  },
}
const breakfast = {
  type: 'COMBINEWITHAUDIO',
  audioUrl: '/sounds/scripts/c1-d-eggs-and-milk.mp3',
  explainText: {
    audioScript:
      'Good morning, Minh. – Good morning, Mum. Can I have two eggs, please? – Yes, you can. And milk? – No, thank you. Water, please. – OK, water for you. Your sister likes milk. – Yes! And Dad likes bananas. – Look! I have five bananas. – Can I have one, please?',
    text: 'Minh xin hai quả trứng (two eggs) và nước (water), sau đó xin một quả chuối (banana); sữa (milk) là thứ chị của bạn thích.',
  },
}
const pets = {
  type: 'combine-with-audio',
  audioUrl: '/sounds/scripts/c1-d-momo-and-lulu.mp3',
  explainText: {
    audioScript:
      'Look! This is my cat, Momo. – Hi, Momo! Is Momo big? – No. Momo is small and yellow. – I have a dog. My dog is Lulu. – Is Lulu small? – No. Lulu is big and black. – Big and black! Can Lulu jump? – Yes! Lulu can jump and run.',
    text: 'Momo là con mèo (cat) nhỏ màu vàng, Lulu là con chó (dog) to màu đen: big, không phải small.',
  },
}
const fruitHeard = choice(
  'q-fruit-heard',
  'Which fruit do you hear?',
  [
    ['5d', 'mango'],
    ['c8', 'banana'],
    ['1e', 'apple'],
  ],
  'Từ cuối cùng nghe được là mango: quả xoài; banana là quả chuối.',
)
const petsHeard = statements('q-momo', [
  ['7a', 'Momo is a cat.', true],
  ['e2', 'Lulu is small.', false],
])

/** C-493: a sound with several questions to it. */
export const combineWithAudioExamples: readonly Example[] = [
  example('animals in the order in which they are heard', { ...words, id: 'ca-1', title: 'Nghe và trả lời.' }, [
    children.listenAndNumber,
    fruitHeard,
  ]),
  example(
    'pictures, sub-questions and several answers',
    { ...breakfast, id: 'ca-2', title: 'Nghe và trả lời.', question: 'Listen to Minh and his mum.' },
    [children.quiz, children.lookAndWrite, children.wanted],
    { asText: true },
  ),
  example(
    'pictures to name and statements, beside children that nobody can answer',
    { ...pets, id: 'ca-3', title: 'Nghe và chọn.' },
    [children.wordInImage, petsHeard],
    { said: children.unaskable },
  ),
  ...audioExamples,
]

const late = {
  type: 'COMBINEWITHVIDEO',
  videoUrl: '/clips/clip-late-for-the-bus.mp4',
  explainText: {
    audioScript:
      'Yesterday I got up at half past seven. That was too late! The bus left at a quarter to eight, and I was still at home. My mum took me to school on her motorbike. Lessons started at a quarter past eight, so I was on time.',
    text: 'Tom lỡ xe buýt (bus) nên mẹ chở bạn đi bằng xe máy (motorbike); người chở là mẹ (mum), không phải bố.',
  },
}
const crayons = {
  type: 'COMBINEWITHVIDEO',
  videoUrl: '/clips/clip-my-crayons.mp4',
  explainText: {
    audioScript:
      'Hello! I am Lucy. I have three crayons. This is red. I like red. This is blue. It is new. And this is yellow. The sun is yellow, too.',
    text: 'Ba cây bút của Lucy màu đỏ (red), xanh (blue) và vàng (yellow); tan và grey có trong bảng nhưng Lucy không có.',
  },
}
const makeKite = {
  type: 'CombineWithVideo',
  videoUrl: '/clips/clip-make-a-kite.mp4',
  audioUrl: '/sounds/words/kite.mp3',
  explainText: JSON.stringify({
    audioScript:
      'Today I am going to show you how to make a kite. First, cut a diamond out of paper. Then paint it red and yellow, so that people can see it in the sky. Put a small heart on each side. It looks lovely, doesn’t it? Wait until it is dry. Never fly your kite when there is a storm.',
    text: 'Cái diều được sơn màu đỏ (red) và vàng (yellow), không có màu xanh; không thả diều khi có bão (storm). Câu khuyên bắt đầu bằng Never, không bắt đầu bằng your.',
  }),
}
const toSchool = choice(
  'q-late',
  'How did Tom go to school yesterday?',
  [
    ['a7', 'by motorbike'],
    ['3c', 'by bus'],
    ['f0', 'on foot'],
  ],
  'Tom lỡ xe buýt, mẹ chở bạn “on her motorbike”: bằng xe máy.',
)
const lateTold = statements('q-late-told', [
  ['b1', 'Tom got up at half past seven.', true],
  ['68', 'His dad took him to school.', false],
])

/** C-493: a video with several questions to it. */
export const combineWithVideoExamples: readonly Example[] = [
  example('a choice and statements', { ...late, id: 'cv-1', title: 'Xem video và trả lời.' }, [toSchool, lateTold]),
  example('a puzzle', { ...crayons, id: 'cv-2', title: 'Xem video và tìm từ.' }, [children.puzzle], { asText: true }),
  example(
    'several answers and a sentence, with a sound besides',
    { ...makeKite, id: 'cv-3', title: 'Xem video và trả lời.' },
    [children.multipleChoice, children.unscramble, children.storm],
  ),
  ...videoExamples,
]

import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'
import { example, noResponse, type Part, responsesTo } from './example.ts'

const single: readonly Example[] = [
  example(
    'one answer each: a short text',
    {
      id: 'qz-1',
      title: 'Đọc và chọn.',
      questionText: 'Linh is nine. She lives in Da Nang and has a small dog.',
      optionType: 'ONECHOICE_ANSWER',
      explainText: {
        text: 'Linh chín tuổi (nine), sống ở Đà Nẵng (in Da Nang) và có một con chó nhỏ (a small dog).',
      },
    },
    [
      {
        id: 'p1',
        question: 'How old is Linh?',
        answers: [
          { id: 'c4', answer: 'eight' },
          { id: '1a', answer: 'nine' },
          { id: '7f', answer: 'ten' },
        ],
      },
      {
        id: 'p2',
        question: 'Where does she live?',
        answers: [
          { id: 'e8', answer: 'in Da Nang' },
          { id: '09', answer: 'in Hue' },
        ],
      },
      {
        id: 'p3',
        question: 'What does she have?',
        answers: [
          { id: 'b3', answer: 'a cat' },
          { id: '52', answer: 'a dog' },
          { id: 'd6', answer: 'a bird' },
        ],
      },
    ],
    [
      { p1: ['1a'], p2: ['e8'], p3: ['52'] },
      { p1: ['c4'], p2: ['09'], p3: ['d6'] },
    ],
  ),
  example(
    'one answer: a single sub-question that was heard',
    {
      id: 'qz-2',
      explainText: {
        audioScript: 'apple',
        text: 'Nghe được apple: quả táo, bắt đầu bằng âm /æ/; orange (quả cam) bắt đầu bằng âm /ɒ/.',
      },
      title: 'Nghe và chọn.',
      audioUrl: '/sounds/words/apple.mp3',
      optionType: 'LISTEN_ONECHOICE',
    },
    [
      {
        id: 'p1',
        question: 'What did you hear?',
        answers: [
          { id: '3d', answer: 'apple', audioUrl: '/sounds/words/apple.mp3' },
          { id: 'f0', answer: 'orange', audioUrl: '/sounds/words/orange.mp3' },
        ],
      },
    ],
    [{ p1: ['3d'] }, { p1: ['f0'] }],
  ),
  example(
    'one answer: pictures',
    {
      id: 'qz-3',
      explainText: {
        text: 'a kite là cái diều, khác a bike: xe đạp; a bus là xe buýt, hình kia là chiếc thuyền (a boat).',
      },
      question: 'Look and choose.',
      optionType: 'ONECHOICE_IMAGE',
    },
    [
      {
        id: 'p1',
        question: 'a <k>ite',
        answers: [
          { id: 'a9', answer: '', imageUrl: '/pictures/words/kite.svg', question: 'a kite' },
          { id: '44', answer: '', imageUrl: '/pictures/words/bicycle.svg', question: 'a bike' },
        ],
      },
      {
        id: 'p2',
        question: 'a <b>us',
        answers: [
          { id: '6b', answer: '', ...shownPicture('words/sailboat') },
          { id: 'ce', answer: '', ...shownPicture('words/bus') },
        ],
      },
    ],
    [
      { p1: ['a9'], p2: ['ce'] },
      { p1: ['44'], p2: ['6b'] },
    ],
  ),
  example(
    'one answer each: a boy tells about himself',
    {
      id: 'qz-10',
      title: 'Đọc và chọn.',
      questionText: 'Hi! I’m Tom. I’m from England. I get up at half past six, and I walk to school.',
      optionType: 'ONECHOICE_ANSWER',
      explainText: {
        text: 'Tom viết “I’m from England”: nước Anh. “I walk to school” là đi bộ (on foot), không phải đi xe buýt (by bus).',
      },
    },
    [
      {
        id: 'p1',
        question: 'Where is Tom from?',
        answers: [
          { id: '6c', answer: 'England' },
          { id: '0e', answer: 'Viet Nam' },
          { id: 'b9', answer: 'France' },
        ],
      },
      {
        id: 'p2',
        question: 'How does he go to school?',
        answers: [
          { id: 'f4', answer: 'by bus' },
          { id: '21', answer: 'on foot' },
        ],
      },
    ],
    [
      { p1: ['6c'], p2: ['21'] },
      { p1: ['0e'], p2: ['f4'] },
    ],
  ),
  example(
    'one answer each: a birthday cake',
    {
      id: 'qz-11',
      title: 'Đọc và chọn.',
      questionText: 'Mai and her mother are in the kitchen. They are making a cake for Nam’s birthday.',
      optionType: 'ONECHOICE_ANSWER',
      explainText: {
        text: '“making a cake”: làm bánh. “Nam’s birthday” là sinh nhật của Nam; Mai và mẹ là người làm bánh.',
      },
    },
    [
      {
        id: 'p1',
        question: 'What are they making?',
        answers: [
          { id: '8d', answer: 'a kite' },
          { id: '37', answer: 'a cake' },
        ],
      },
      {
        id: 'p2',
        question: 'Whose birthday is it?',
        answers: [
          { id: 'a2', answer: 'Nam’s' },
          { id: '5f', answer: 'Mai’s' },
          { id: 'e1', answer: 'her mother’s' },
        ],
      },
    ],
    [
      { p1: ['37'], p2: ['a2'] },
      { p1: ['8d'], p2: ['5f'] },
    ],
  ),
  example(
    'one answer: a number that was heard',
    {
      id: 'qz-12',
      title: 'Nghe và chọn.',
      audioUrl: '/sounds/words/thirty.mp3',
      optionType: 'LISTEN_ONECHOICE',
      explainText: {
        audioScript: 'thirty',
        text: 'thirty (30) nhấn âm đầu và kết thúc bằng /ti/; thirteen (13) kết thúc bằng /tiːn/ với âm dài và âm n.',
      },
    },
    [
      {
        id: 'p1',
        question: 'Which number did you hear?',
        answers: [
          { id: 'd8', answer: '30' },
          { id: '4b', answer: '13' },
        ],
      },
    ],
    [{ p1: ['d8'] }, { p1: ['4b'] }],
  ),
  example(
    'one answer: a word that sounds like others',
    {
      id: 'qz-13',
      title: 'Nghe và chọn.',
      audioUrl: '/sounds/words/three.mp3',
      optionType: 'LISTEN_ONECHOICE',
      explainText: {
        audioScript: 'three',
        text: 'three bắt đầu bằng /θr/, đầu lưỡi đặt giữa hai hàm răng; tree bắt đầu bằng /tr/.',
      },
    },
    [
      {
        id: 'p1',
        question: 'Which word did you hear?',
        answers: [
          { id: '70', answer: 'tea' },
          { id: 'c6', answer: 'three' },
          { id: '1b', answer: 'tree' },
        ],
      },
    ],
    [{ p1: ['c6'] }, { p1: ['1b'] }],
  ),
  example(
    'one answer: a picture for each word about the sky',
    {
      id: 'qz-14',
      title: 'Đọc từ và chọn hình.',
      question: 'Look and choose.',
      optionType: 'ONECHOICE_IMAGE',
      explainText: { text: 'a rainbow: cầu vồng, khác a cloud: đám mây; the moon: mặt trăng, khác the sun: mặt trời.' },
    },
    [
      {
        id: 'p1',
        question: 'a rainbow',
        answers: [
          { id: '9e', answer: '', imageUrl: '/pictures/words/rainbow.svg', question: 'a rainbow' },
          { id: '02', answer: '', imageUrl: '/pictures/words/cloud.svg', question: 'a cloud' },
        ],
      },
      {
        id: 'p2',
        question: 'the moon',
        answers: [
          { id: 'b5', answer: '', imageUrl: '/pictures/words/sun.svg', question: 'the sun' },
          { id: '68', answer: '', imageUrl: '/pictures/words/crescent-moon.svg', question: 'the moon' },
        ],
      },
    ],
    [
      { p1: ['9e'], p2: ['68'] },
      { p1: ['02'], p2: ['b5'] },
    ],
  ),
]

const several: readonly Example[] = [
  example(
    'several answers in one sub-question',
    {
      id: 'qz-4',
      explainText: {
        text: 'Bò (a cow) và ngựa (a horse) có bốn chân; gà mái (a hen) có hai chân, cá (a fish) không có chân.',
      },
      question: 'Choose two.',
    },
    [
      {
        id: 'p1',
        question: 'Which have four legs?',
        answers: [
          { id: '2c', answer: 'a cow' },
          { id: '90', answer: 'a hen' },
          { id: 'bd', answer: 'a horse' },
          { id: '17', answer: 'a fish' },
        ],
      },
    ],
    [{ p1: ['2c', 'bd'] }, { p1: ['90', '17'] }],
  ),
  example(
    'one, two and three answers',
    {
      id: 'qz-5',
      explainText: {
        text: 'Tuần học bắt đầu từ Monday (thứ Hai), Sunday là cuối tuần; nghỉ hè vào June, July, August, còn December là mùa đông.',
      },
      title: 'Chọn đáp án đúng.',
    },
    [
      {
        id: 'p1',
        question: 'The first day of the school week is ____.',
        answers: [
          { id: 'f2', answer: 'Monday' },
          { id: '38', answer: 'Sunday' },
        ],
      },
      {
        id: 'p2',
        question: 'Days of the weekend',
        answers: [
          { id: '5e', answer: 'Saturday' },
          { id: 'c1', answer: 'Tuesday' },
          { id: '0d', answer: 'Sunday' },
        ],
      },
      {
        id: 'p3',
        question: 'Months of the summer holiday',
        answers: [
          { id: '84', answer: 'June' },
          { id: 'ea', answer: 'July' },
          { id: '2b', answer: 'December' },
          { id: '79', answer: 'August' },
        ],
      },
    ],
    [
      { p1: ['f2'], p2: ['5e', '0d'], p3: ['84', 'ea', '79'] },
      { p1: ['38'], p2: ['5e', 'c1'], p3: ['84', 'ea', '2b'] },
    ],
  ),
  example(
    'several answers with pictures and words',
    {
      id: 'qz-6',
      explainText: { text: 'fruit: trái cây, như a pear (lê), a peach (đào); a bag là cái túi.' },
      question: 'Which are fruit?',
      ...shownPicture('words/basket'),
    },
    [
      {
        id: 'p1',
        answers: [
          { id: 'd4', answer: 'a pear', ...shownPicture('words/pear') },
          { id: '61', answer: 'a bag', ...shownPicture('words/handbag') },
          { id: 'af', answer: 'a peach', ...shownPicture('words/peach') },
        ],
      },
    ],
    [{ p1: ['d4', 'af'] }, { p1: ['61', 'af'] }],
  ),
]

const seenAndHeard: readonly Example[] = [
  example(
    'a picture for each riddle',
    {
      id: 'qz-7',
      explainText: {
        text: 'tells you the time: chỉ giờ, đó là đồng hồ (a clock), không phải chìa khóa (a key); để đọc là sách (a book), còn pizza để ăn.',
      },
      title: 'Đọc câu đố và chọn hình.',
      question: 'Look and choose.',
      optionType: 'ONECHOICE_IMAGE',
    },
    [
      {
        id: 'p1',
        question: 'It tells you the time.',
        answers: [
          { id: 'a9', answer: '', imageUrl: '/pictures/words/mantelpiece-clock.svg', question: 'a clock' },
          { id: '44', answer: '', imageUrl: '/pictures/words/key.svg', question: 'a key' },
        ],
      },
      {
        id: 'p2',
        question: 'You can read it.',
        answers: [
          { id: '6b', answer: '', imageUrl: '/pictures/words/pizza.svg', question: 'a pizza' },
          { id: 'ce', answer: '', imageUrl: '/pictures/words/open-book.svg', question: 'a book' },
        ],
      },
    ],
    [
      { p1: ['a9'], p2: ['ce'] },
      { p1: ['44'], p2: ['6b'] },
    ],
  ),
  example(
    'a word for each sound',
    {
      id: 'qz-8',
      title: 'Nghe và chọn từ đúng.',
      question: 'Listen and choose.',
      explainText: {
        audioScript: 'bed, cap, fish',
        text: 'bed có âm /e/, khác bad có /æ/; cap có /æ/, khác cup có /ʌ/; fish bắt đầu bằng /f/, khác dish.',
      },
      settings: { answers: { direction: 'horizontal' } },
    },
    [
      {
        id: 'p1',
        audioUrl: '/sounds/words/bed.mp3',
        answers: [
          { id: '2f', answer: 'bed' },
          { id: 'd0', answer: 'bad' },
        ],
      },
      {
        id: 'p2',
        audioUrl: '/sounds/words/cap.mp3',
        answers: [
          { id: '83', answer: 'cup' },
          { id: 'b5', answer: 'cap' },
        ],
      },
      {
        id: 'p3',
        audioUrl: '/sounds/words/fish.mp3',
        answers: [
          { id: '19', answer: 'fish' },
          { id: 'ea', answer: 'dish' },
        ],
      },
    ],
    [
      { p1: ['2f'], p2: ['b5'], p3: ['19'] },
      { p1: ['d0'], p2: ['83'], p3: ['ea'] },
    ],
  ),
]

const animals: readonly Part[] = [
  {
    id: 'p1',
    question: 'It says “moo”.',
    answers: [
      { id: 'c7', answer: '/pictures/words/cow.svg', question: 'a cow' },
      { id: '13', answer: '/pictures/words/cat.svg', question: 'a cat' },
      { id: 'e5', answer: '/pictures/words/dog.svg', question: 'a dog' },
    ],
  },
]

/** B-276, B-314: columns and direction, three questions for each. */
const displays: readonly Example[] = [
  ...[2, 3, '3'].map((columnImageAnswers, at) =>
    example(
      `pictures in ${JSON.stringify(columnImageAnswers)} columns`,
      {
        id: `qz-c${at}`,
        explainText: {
          text: '“moo” là tiếng của con bò (a cow); con mèo (a cat) kêu “meow”, con chó (a dog) kêu “woof”.',
        },
        title: 'Chọn hình đúng.',
        settings: { answers: { imageAnswers: true, columnImageAnswers } },
      },
      animals,
      [{ p1: ['c7'] }, { p1: ['e5'] }],
    ),
  ),
  ...['horizontal', 'HORIZONTAL', 'vertical'].map((direction, at) =>
    example(
      `direction ${direction}`,
      {
        id: `qz-d${at}`,
        explainText: {
          text: '“Good night” là lời chúc trước khi ngủ (before sleeping); buổi sáng (in the morning) ta nói “Good morning”.',
        },
        title: 'Chọn.',
        settings: JSON.stringify({ answers: { direction } }),
      },
      [
        {
          id: 'p1',
          question: '“Good night” is said ____.',
          answers: [
            { id: '4a', answer: 'in the morning' },
            { id: 'b8', answer: 'before sleeping' },
          ],
        },
      ],
      [{ p1: ['b8'] }, { p1: ['4a'] }],
    ),
  ),
]

/** B-316: what stands alone is correct; what it is drawn beside are the answers of the other sub-questions. */
const alone = (id: string, first: string, second: string): Example => {
  const stored = (key: string) => ({
    id,
    type: 'QUIZ',
    title: 'Chọn.',
    explainText: {
      text: `Câu thứ nhất cần ${first}, câu thứ hai cần ${second}; twelve (số 12) không hợp với câu nào.`,
    },
    answers: [
      { id: 'p1', question: 'One', answers: [{ id: '1', answer: first, isCorrect: true }] },
      {
        id: 'p2',
        question: 'Two',
        answers: [
          { id: '2', answer: second, isCorrect: key === '2' },
          { id: '3', answer: 'twelve', isCorrect: key === '3' },
        ],
      },
    ],
  })
  const right = { p1: [`:${first}`], p2: ['2'] }
  return {
    name: `a sub-question with its correct option alone: ${first}`,
    question: stored('2'),
    twin: stored('3'),
    responses: [
      ...responsesTo(right, { p1: [`:${second}`], p2: ['3'] }, { p1: [`:${first}`, `:${second}`], p2: ['2', '3'] }),
      noResponse('the id as it was stored', { ...right, p1: ['1'] }),
    ],
  }
}

const old: readonly Example[] = [
  alone('qz-a1', 'one', 'two'),
  alone('qz-a2', 'first', 'second'),
  alone('qz-a3', 'a uniform', 'a jacket'),
  {
    name: 'options without a sub-question, without ids',
    question: {
      id: 'qz-o1',
      explainText: { text: 'Nước đá (ice) thì lạnh: cold; hot nghĩa là nóng.' },
      type: 'QUIZ',
      question: 'Ice is ____.',
      answers: [{ answer: 'cold', isCorrect: 'true' }, { answer: 'hot' }],
    },
    twin: {
      id: 'qz-o1',
      explainText: { text: 'Nước đá (ice) thì lạnh: cold; hot nghĩa là nóng.' },
      type: 'QUIZ',
      question: 'Ice is ____.',
      answers: [{ answer: 'cold' }, { answer: 'hot', isCorrect: true }],
    },
    responses: responsesTo({ 'part 1': ['0:cold'] }, { 'part 1': ['0:hot'] }, { 'part 1': ['0:cold', '0:hot'] }),
  },
]

export const quizExamples: readonly Example[] = [...single, ...several, ...displays, ...seenAndHeard, ...old]

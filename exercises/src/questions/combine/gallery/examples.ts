import type { Example } from '../../../contract.ts'
import { shownPicture } from '../../../shared/pictures/examples.ts'
import { example, type Part } from '../example.ts'

/** Combined questions about one text, dialogue or clip each, as a pupil meets them. */

type Option = readonly [id: string, answer: string]

/** One of several answers; the first is right, in the twin the second. */
export const choice = (
  id: string,
  question: string,
  options: readonly [Option, Option, ...Option[]],
  why: string,
): Part => {
  const [[right], [other]] = options
  const keyed = (key: string) => ({
    answers: options.map(([option, answer]) => ({ id: option, answer, isCorrect: String(option === key) })),
  })
  return {
    id,
    fields: { type: 'OneChoice', title: 'Chọn câu trả lời đúng.', question, explainText: { text: why } },
    key: keyed(right),
    twin: keyed(other),
    right: { picked: right },
    wrong: { picked: other },
    empty: { picked: null },
  }
}

/** Statements with what they are; in the twin all are the other way round. */
export const statements = (
  id: string,
  said: readonly (readonly [id: string, answer: string, truth: boolean])[],
): Part => {
  const keyed = (change: boolean) => ({
    answers: said.map(([statement, answer, truth]) => ({
      id: statement,
      answer,
      isCorrect: String(change ? !truth : truth),
    })),
  })
  const marks = (truthOf: (truth: boolean, at: number) => boolean) => ({
    marks: Object.fromEntries(said.map(([statement, , truth], at) => [statement, truthOf(truth, at)])),
  })
  return {
    id,
    fields: { type: 'TickTF', title: 'Chọn True hoặc False.', optionType: 'TICKTF_TRUEORFALSE' },
    key: keyed(false),
    twin: keyed(true),
    right: marks((truth) => truth),
    wrong: marks((truth, at) => (at === 0 ? !truth : truth)),
    empty: { marks: {} },
  }
}

/** A sentence with one blank. */
const gap = (id: string, questionText: string, right: string, wrong: string, title = 'Điền từ còn thiếu.'): Part => ({
  id,
  fields: { type: 'FILLINTHEBLANK', title, questionText },
  key: { answers: right },
  twin: { answers: wrong },
  right: { blanks: [right.split('|')[0]] },
  wrong: { blanks: [wrong] },
  empty: { blanks: [''] },
})

/** Sentences without a type of their own: one word in each (C-397, COMBINE_READWRITEONEWORD). */
const oneWord = (...given: Parameters<typeof gap>): Part => {
  const part = gap(...given)
  return { ...part, fields: { questionText: part.fields.questionText } }
}

const message =
  'Hi Nam,\nOn Sunday we are going to the beach. My mum is making sandwiches, and my dad is bringing the kite. Can you bring your football? Please don’t forget your hat: it is very hot now.\nLucy'

export const textExamples: readonly Example[] = [
  example(
    'a message with three kinds of questions',
    {
      id: 'cg-1',
      explainText: {
        text: 'Lucy viết “we are going to the beach”: đi biển; diều do bố mang (my dad is bringing the kite), Nam chỉ mang bóng. very hot: rất nóng, không phải cold.',
      },
      type: 'COMBINE',
      title: 'Đọc tin nhắn của Lucy rồi trả lời.',
      question: 'A message from Lucy',
      questionText: message,
    },
    [
      choice(
        'beach-1',
        'Where are they going on Sunday?',
        [
          ['4e', 'to the beach'],
          ['b7', 'to the park'],
          ['09', 'to the zoo'],
        ],
        'Lucy viết “we are going to the beach”: đi biển.',
      ),
      statements('beach-2', [
        ['c1', 'Lucy’s mum is making sandwiches.', true],
        ['5d', 'Nam is bringing the kite.', false],
      ]),
      gap('beach-3', 'It is very ____ now.', 'hot', 'cold'),
    ],
  ),
  example(
    'one word in each sentence about bees',
    {
      id: 'cg-2',
      type: 'COMBINE',
      optionType: 'COMBINE_READWRITEONEWORD',
      title: 'Đọc và viết một từ vào mỗi chỗ trống.',
      questionText: 'Bees are busy insects. They fly from flower to flower. They have six legs, and they make honey.',
      explainText: {
        text: 'Mỗi từ đều có trong bài: from flower to flower, six legs, make honey. Sau six là số nhiều: legs, không phải leg.',
      },
      ...shownPicture('words/honeybee'),
    },
    [
      oneWord('bee-1', 'Bees fly from flower to ____.', 'flower', 'tree'),
      oneWord('bee-2', 'A bee has six ____.', 'legs', 'eyes'),
      oneWord('bee-3', 'Bees make ____.', 'honey', 'bread'),
    ],
  ),
  example(
    'one word in each sentence about a dog',
    {
      id: 'cg-9',
      type: 'COMBINE',
      optionType: 'COMBINE_READWRITEONEWORD',
      title: 'Đọc và viết một từ vào mỗi chỗ trống.',
      questionText:
        'Lucky is my dog. He is brown, and he has a long tail. He likes bones. His small house is in the garden.',
      imageUrl: '/pictures/words/dog.svg',
      explainText: {
        text: 'Mỗi từ đều có trong bài: my dog, a long tail, in the garden. Sau a là danh từ số ít nên viết tail, không viết tails.',
      },
    },
    [
      oneWord('dog-1', 'Lucky is a brown ____.', 'dog', 'cat'),
      oneWord('dog-2', 'He has a long ____.', 'tail', 'nose'),
      oneWord('dog-3', 'Lucky’s house is in the ____.', 'garden', 'kitchen'),
    ],
  ),
]

const ruler = {
  explainText: {
    text: '“My purple ruler!”: cây thước tím ở trong tay Hoa (in her hand); hộp bút (pencil case) chỉ là chỗ hai bạn hỏi đến, và Tom không cầm thước.',
  },
  id: 'cg-3',
  type: 'COMBINEWITHAUDIO',
  title: 'Nghe Hoa và Tom nói chuyện rồi trả lời.',
  question: 'Where is my ruler?',
  audioUrl: '/sounds/scripts/c3-d-where-is-my-ruler.mp3',
}
const hobbies = {
  explainText: {
    text: 'Phong thích vẽ (drawing) và không biết bơi; bơi cùng bố (dad) vào Chủ nhật là sở thích của Anna.',
  },
  id: 'cg-4',
  type: 'COMBINEWITHAUDIO',
  title: 'Nghe Anna và Phong nói về sở thích rồi trả lời.',
  question: 'What’s your hobby?',
  audioUrl: '/sounds/scripts/c3-d-my-hobby.mp3',
}
const friend = {
  explainText: {
    text: 'Cô Thu (Ms Thu) dạy Minh, còn thầy Nam (Mr Nam) dạy Lucy; “Mai sits near me”: Mai ngồi gần Lucy, không phải under.',
  },
  id: 'cg-5',
  type: 'COMBINEWITHAUDIO',
  title: 'Nghe Minh và Lucy làm quen rồi trả lời.',
  question: 'A new friend',
  audioUrl: '/sounds/scripts/c3-d-a-new-friend.mp3',
}

export const audioExamples: readonly Example[] = [
  example('a ruler that is looked for', ruler, [
    choice(
      'ruler-1',
      'Where is Hoa’s ruler?',
      [
        ['2f', 'in her hand'],
        ['d1', 'in her pencil case'],
        ['8c', 'under her desk'],
      ],
      'Tom hỏi “what’s in your hand?”, Hoa đáp “My purple ruler!”.',
    ),
    statements('ruler-2', [
      ['3b', 'Hoa’s ruler is purple.', true],
      ['a6', 'Tom has Hoa’s ruler.', false],
    ]),
  ]),
  example('two hobbies', hobbies, [
    choice(
      'hobby-1',
      'What is Phong’s hobby?',
      [
        ['7e', 'drawing'],
        ['c0', 'swimming'],
        ['15', 'reading'],
      ],
      'Phong nói “I like drawing”; bơi là sở thích của Anna.',
    ),
    gap('hobby-2', 'Anna swims with her ____ on Sundays.', 'dad|father|daddy', 'mum'),
    statements('hobby-3', [
      ['f4', 'Phong can swim.', false],
      ['68', 'Phong draws cats and birds.', true],
    ]),
  ]),
  example('a new friend', friend, [
    choice(
      'friend-1',
      'Who is Lucy’s teacher?',
      [
        ['91', 'Mr Nam'],
        ['0d', 'Ms Thu'],
        ['e3', 'Minh'],
      ],
      'Lucy nói “My teacher is Mr Nam”; cô Thu là cô giáo của Minh.',
    ),
    gap('friend-2', 'Mai sits ____ Lucy.', 'near|close to|by', 'under'),
  ]),
]

const ball = {
  explainText: {
    text: 'Đầu tiên bóng ở trong hộp (in the box), sau đó mới ở trên hộp (on the box); cuối cùng bóng ở cạnh cái hộp: next to the box.',
  },
  id: 'cg-6',
  type: 'COMBINEWITHVIDEO',
  title: 'Xem quả bóng chạy đi đâu rồi trả lời.',
  question: 'Where is the ball?',
  videoUrl: '/clips/clip-where-is-the-ball.mp4',
}
const day = {
  explainText: {
    text: 'Minh dậy lúc sáu giờ (six o’clock), bảy giờ là giờ đi học; bạn chơi bóng với Phong và đi ngủ lúc chín giờ, không phải mười giờ (ten).',
  },
  id: 'cg-7',
  type: 'COMBINEWITHVIDEO',
  title: 'Xem một ngày của Minh rồi trả lời.',
  question: 'My day',
  videoUrl: '/clips/clip-my-day.mp4',
}
const crayons = {
  explainText: {
    text: 'Lucy có ba cây bút (three) và thích màu đỏ (red); bút xanh (blue) là bút mới, còn mặt trời màu vàng chứ không phải green.',
  },
  id: 'cg-8',
  type: 'COMBINEWITHVIDEO',
  title: 'Xem hộp bút sáp của Lucy rồi trả lời.',
  question: 'My crayons',
  videoUrl: '/clips/clip-my-crayons.mp4',
}

export const videoExamples: readonly Example[] = [
  example('a ball in many places', ball, [
    choice(
      'ball-1',
      'Where is the ball first?',
      [
        ['5a', 'in the box'],
        ['e7', 'on the box'],
        ['30', 'under the table'],
      ],
      'Đầu tiên ta nghe “It is in the box”: ở trong hộp.',
    ),
    gap('ball-2', 'In the end the ball is next to the ____.', 'box', 'chair'),
  ]),
  example('a day of a pupil', day, [
    choice(
      'day-1',
      'What time does Minh get up?',
      [
        ['b8', 'at six o’clock'],
        ['47', 'at seven o’clock'],
        ['dc', 'at nine o’clock'],
      ],
      'Minh nói “I get up at six o’clock”; bảy giờ là giờ đi học.',
    ),
    statements('day-2', [
      ['19', 'Minh plays football with Phong.', true],
      ['f2', 'He goes to bed at ten o’clock.', false],
    ]),
  ]),
  example('three crayons', crayons, [
    choice(
      'crayon-1',
      'What colour does Lucy like?',
      [
        ['6c', 'red'],
        ['a1', 'blue'],
        ['84', 'yellow'],
      ],
      'Lucy nói “I like red”: bạn thích màu đỏ.',
    ),
    gap('crayon-2', 'Lucy has ____ crayons.', 'three|3', 'four'),
    statements('crayon-3', [
      ['2e', 'The blue crayon is new.', true],
      ['c9', 'The sun is green.', false],
    ]),
  ]),
]

import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'

type Stored = { id?: string; [field: string]: unknown }
type Named = Example['responses'][number]

const named = (name: string, marks: unknown, correct = false): Named => ({ name, response: { marks }, correct })
/** What is no response to the question at all (H024). */
const noResponse = (name: string, marks: unknown): Named => ({ ...named(name, marks), fits: false })

/** What may come for statements of which `key` says what they are. */
const responsesTo = (key: Readonly<Record<string, boolean>>, twin: Readonly<Record<string, boolean>>): Named[] => {
  const entries = Object.entries(key)
  const [first = '', truth = false] = entries[0] ?? []
  const marked = (change: (value: boolean) => unknown) =>
    Object.fromEntries(entries.map(([id, value]) => [id, change(value)]))
  return [
    named('right', key, true),
    { name: 'right, with a field besides', response: { marks: key, seconds: 12 }, correct: true },
    named('right, marked from last to first', Object.fromEntries(entries.toReversed()), true),
    named('the marks that another key calls right', twin),
    named('the first one wrong', { ...key, [first]: !truth }),
    named(
      'all wrong',
      marked((value) => !value),
    ),
    named('the first one not marked', Object.fromEntries(entries.slice(1))),
    named('nothing marked', {}),
    noResponse('right and a statement of another question', { ...key, elsewhere: true }),
    noResponse('marks as text', marked(String)),
    noResponse('marks as numbers', marked(Number)),
    noResponse(
      'marks in a list',
      entries.map(([, value]) => value),
    ),
    { name: 'the marks without their name', response: key, correct: false, fits: false },
  ]
}

/** Statements as they are stored, and their twin with another key: the same in all but what is true. */
const example = (
  name: string,
  question: { id: string; [field: string]: unknown },
  statements: readonly Stored[],
  [right, twin]: readonly [right: readonly boolean[], twin: readonly boolean[]],
  ids: readonly string[] = statements.map(({ id }) => id ?? ''),
): Example => {
  const keyed = (key: readonly boolean[]) => ({
    ...question,
    type: 'TickTF',
    answers: JSON.stringify(statements.map((one, at) => ({ ...one, isCorrect: String(key[at] === true) }))),
  })
  const marks = (key: readonly boolean[]) => Object.fromEntries(ids.map((id, at) => [id, key[at] === true]))
  return { name, question: keyed(right), twin: keyed(twin), responses: responsesTo(marks(right), marks(twin)) }
}

const trueOrFalse: readonly Example[] = [
  example(
    'true or false: a text',
    {
      id: 'tf-1',
      title: 'Đọc và chọn True hoặc False.',
      question: 'Nam gets up at six. He goes to school by bike. After school he plays football.',
      optionType: 'TICKTF_TRUEORFALSE',
      explainText: { text: 'Nam đi học bằng xe đạp (by bike), không đi bằng xe buýt: câu thứ hai sai.' },
    },
    [
      { id: 'c1', answer: 'Nam gets up at six.' },
      { id: '4e', answer: 'He goes to school by bus.' },
      { id: '90', answer: 'He plays football after school.' },
    ],
    [
      [true, false, true],
      [false, true, false],
    ],
  ),
  example(
    'true or false: one statement',
    {
      id: 'tf-2',
      explainText: {
        text: 'Một tuần có bảy ngày (seven days), từ Monday đến Sunday: câu đúng; chỉ tuần học mới có năm ngày.',
      },
      title: 'True or False?',
      optionType: 'TICKTF_TRUEORFALSE',
    },
    [{ id: '7b', answer: 'A week has seven days.' }],
    [[true], [false]],
  ),
  example(
    'true or false: nothing true, with underlined words',
    {
      id: 'tf-3',
      explainText: {
        text: 'April (tháng Tư) đứng sau March (tháng Ba), không đứng trước (before); một năm có mười hai tháng, không phải thirteen (13).',
      },
      question: 'Look at the calendar.',
      optionType: ' ticktf_trueorfalse ',
    },
    [
      { id: 'e5', answer: 'April comes <before> March.' },
      { id: '12', answer: 'There are <thirteen> months in a year.' },
    ],
    [
      [false, false],
      [true, false],
    ],
  ),
]

const oneTickOrCross: readonly Example[] = [
  example(
    'one tick or cross: a picture',
    {
      id: 'tf-4',
      explainText: { text: 'Trong hình là cái diều, tiếng Anh là a kite: câu đúng; a bike mới là xe đạp.' },
      title: 'Nhìn hình và đánh dấu.',
      ...shownPicture('words/kite'),
      optionType: 'TICKTF_ONE_TICKORCROSS',
    },
    [{ id: 'a8', answer: 'This is a kite.' }],
    [[true], [false]],
  ),
  example(
    'one tick or cross: a word for each picture',
    {
      id: 'tf-5',
      explainText: {
        text: 'Hình thứ hai là ô tô (a car), không phải a boat (chiếc thuyền); hai hình kia đúng là a bus và a train.',
      },
      title: 'Nhìn hình và đánh dấu.',
      optionType: 'TICKTF_ONE_TICKORCROSS',
    },
    [
      { id: '33', answer: 'a bus', ...shownPicture('words/bus') },
      { id: 'd9', answer: 'a boat', ...shownPicture('words/automobile') },
      { id: '06', answer: 'a train', ...shownPicture('words/train') },
    ],
    [
      [true, false, true],
      [true, true, false],
    ],
  ),
  example(
    'one tick or cross: exactly one is right',
    {
      id: 'tf-6',
      explainText: {
        text: '“making soup” là nấu súp, nên She is cooking; drawing là vẽ, singing là hát, swimming là bơi.',
      },
      question: 'Lan is in the kitchen. She is making soup. What is she doing?',
      optionType: 'TICKTF_ONE_TICKORCROSS',
    },
    [
      { id: 'f7', answer: 'She is drawing.' },
      { id: '5c', answer: 'She is singing.' },
      { id: 'b2', answer: 'She is cooking.' },
      { id: '81', answer: 'She is swimming.' },
    ],
    [
      [false, false, true, false],
      [true, false, false, false],
    ],
  ),
]

const anyTickOrCross: readonly Example[] = [
  example(
    'any tick or cross: what was heard',
    {
      id: 'tf-7',
      explainText: {
        audioScript: 'hand, shark, milk, chocolate',
        text: 'Nghe được hand (bàn tay) và milk (sữa); banana (quả chuối) không được đọc.',
      },
      title: 'Nghe và đánh dấu.',
      audioUrl: '/sounds/scripts/words-hand-shark-milk-chocolate.mp3',
      optionType: 'TICKTF_ANY_TICKORCROSS',
    },
    [
      { id: '2e', answer: 'hand' },
      { id: 'cd', answer: 'banana' },
      { id: '78', answer: 'milk' },
    ],
    [
      [true, false, true],
      [false, false, true],
    ],
  ),
  example(
    'any tick or cross: pictures alone',
    {
      id: 'tf-8',
      explainText: { text: 'animals: con vật, như a dog (chó) và con cá; a hat là cái mũ, không phải con vật.' },
      question: 'animals',
      optionType: 'TICKTF_ANY_TICKORCROSS',
      settings: { answers: { imageAnswers: true } },
    },
    [
      { id: '94', answer: '/pictures/words/dog.svg', question: 'a dog' },
      { id: '1d', answer: '/pictures/words/top-hat.svg', question: 'a hat' },
      { id: 'e0', answer: '/pictures/words/fish.svg' },
    ],
    [
      [true, false, true],
      [false, true, true],
    ],
  ),
  example(
    'any tick or cross: all are right',
    {
      id: 'tf-9',
      explainText: { text: 'rice (cơm) và noodles (mì) đều ăn được; thứ để uống thì đi với drink.' },
      question: 'Which can we eat?',
      optionType: 'TICKTF_ANY_TICKORCROSS',
    },
    [
      { id: '6f', answer: 'rice' },
      { id: '30', answer: 'noodles' },
    ],
    [
      [true, true],
      [true, false],
    ],
  ),
]

/** B-313: three questions in each style that the settings may say, whatever the variant is. */
const styles: readonly Example[] = ['Yes/No', 'T/F', 'True/False', 'Tick/Cross'].flatMap((displayStyle, at) => [
  example(
    `style ${displayStyle}: questions`,
    {
      id: `tf-s${at}1`,
      explainText: { text: 'Nga mười tuổi (ten) nên câu đầu đúng; bạn ấy có mèo (a cat), không có chó (a dog).' },
      questionText: 'Nga is ten. She has a cat.',
      settings: { answers: { displayStyle } },
    },
    [
      { id: '3a', answer: 'Is Nga ten?' },
      { id: 'bf', answer: 'Does she have a dog?' },
    ],
    [
      [true, false],
      [false, true],
    ],
  ),
  example(
    `style ${displayStyle}: over the variant`,
    {
      id: `tf-s${at}2`,
      explainText: {
        text: 'Cá biết bơi (swim), chim có hai chân (two legs); bò (cows) không có cánh nên không biết bay (fly).',
      },
      optionType: 'TICKTF_TRUEORFALSE',
      settings: JSON.stringify({ answers: { displayStyle: displayStyle.toUpperCase() } }),
      title: 'Đọc và đánh dấu.',
    },
    [
      { id: 'd3', answer: 'Fish can swim.' },
      { id: '49', answer: 'Cows can fly.' },
      { id: '87', answer: 'Birds have two legs.' },
    ],
    [
      [true, false, true],
      [true, true, true],
    ],
  ),
  example(
    `style ${displayStyle}: with pictures`,
    {
      id: `tf-s${at}3`,
      explainText: {
        text: 'Hình đầu có mặt trời: It is sunny; hình sau có tuyết: It is snowing, không phải raining (mưa).',
      },
      question: 'Look.',
      settings: { answers: { displayStyle: displayStyle.replace('/', ' or ') } },
    },
    [
      { id: '0e', answer: 'It is sunny.', ...shownPicture('words/sun') },
      { id: 'c6', answer: 'It is raining.', ...shownPicture('words/cloud-with-snow') },
    ],
    [
      [true, false],
      [false, false],
    ],
  ),
])

const seenAndHeard: readonly Example[] = [
  example(
    'a word for each picture',
    {
      id: 'tf-p1',
      explainText: {
        text: 'Hình thứ hai là chiếc thuyền (a boat), không phải a train (tàu hỏa); hai hình kia đúng là a bus và a plane.',
      },
      title: 'Nhìn hình và đánh dấu.',
      optionType: 'TICKTF_ONE_TICKORCROSS',
    },
    [
      { id: '33', answer: 'a bus', ...shownPicture('words/bus') },
      { id: 'd9', answer: 'a train', ...shownPicture('words/sailboat') },
      { id: '06', answer: 'a plane', ...shownPicture('words/airplane') },
    ],
    [
      [true, false, true],
      [true, true, false],
    ],
  ),
  example(
    'a sentence for each picture',
    {
      id: 'tf-p2',
      explainText: {
        text: 'on là ở trên, under là ở dưới, đúng với hình; ở hình cuối quả bóng ở sau hộp (behind), không phải ở trong (in).',
      },
      title: 'Quả bóng ở đâu? Nhìn hình và đánh dấu.',
      optionType: 'TICKTF_ONE_TICKORCROSS',
    },
    [
      { id: '1b', answer: 'The ball is on the box.', ...shownPicture('places/on') },
      { id: '8e', answer: 'The ball is under the table.', ...shownPicture('places/under') },
      { id: 'c4', answer: 'The ball is in the box.', ...shownPicture('places/behind') },
    ],
    [
      [true, true, false],
      [false, true, true],
    ],
  ),
  example(
    'a word for each sound',
    {
      id: 'tf-p3',
      title: 'Nghe và đánh dấu ✓ nếu đúng là từ em nghe được.',
      optionType: 'TICKTF_ANY_TICKORCROSS',
      explainText: {
        audioScript: 'apple, bird, milk',
        text: 'Từ thứ hai nghe được là bird (con chim), không phải bread (bánh mì); hai từ kia đúng là apple và milk.',
      },
    },
    [
      { id: '2e', answer: 'apple', audioUrl: '/sounds/words/apple.mp3' },
      { id: 'cd', answer: 'bread', audioUrl: '/sounds/words/bird.mp3' },
      { id: '78', answer: 'milk', audioUrl: '/sounds/words/milk.mp3' },
    ],
    [
      [true, false, true],
      [false, false, true],
    ],
  ),
  example(
    'pictures that are animals or not',
    {
      id: 'tf-p4',
      explainText: { text: 'Chó (a dog) và cá (a fish) là con vật; mũ (a hat) và diều (a kite) là đồ vật.' },
      title: 'Đánh dấu ✓ vào con vật, ✗ vào đồ vật.',
      question: 'animals',
      optionType: 'TICKTF_ANY_TICKORCROSS',
      settings: { answers: { imageAnswers: true } },
    },
    [
      { id: '94', answer: '/pictures/words/dog.svg', question: 'a dog' },
      { id: '1d', answer: '/pictures/words/top-hat.svg', question: 'a hat' },
      { id: 'e0', answer: '/pictures/words/fish.svg', question: 'a fish' },
      { id: '57', answer: '/pictures/words/kite.svg', question: 'a kite' },
    ],
    [
      [true, false, true, false],
      [false, true, true, false],
    ],
  ),
]

const old: readonly Example[] = [
  example(
    'statements without ids',
    {
      id: 'tf-o1',
      explainText: { text: 'Nước đá (ice) lạnh nên câu đầu đúng; lửa (fire) nóng: hot, không phải cold.' },
      title: 'True or False?',
    },
    [{ answer: 'Ice is cold.' }, { answer: 'Fire is cold.' }],
    [
      [true, false],
      [false, true],
    ],
    ['0:Ice is cold.', '1:Fire is cold.'],
  ),
  example(
    'statements whose words are called text',
    {
      id: 'tf-o2',
      explainText: { text: '2 + 2 = 4 (four) nên câu đầu đúng; 2 + 3 = 5 (five), không phải six (6).' },
      title: 'True or False?',
      settings: '{',
    },
    [
      { id: '5b', text: 'Two and two is four.' },
      { id: 'a4', Text: 'Two and three is six.' },
    ],
    [
      [true, false],
      [true, true],
    ],
  ),
  example(
    'an unknown variant',
    {
      id: 'tf-o3',
      explainText: { text: 'Ha Noi và Hue đều là thành phố (a city); Hue không phải con sông (a river).' },
      title: 'True or False?',
      optionType: 'TICKTF_SOMETHING',
    },
    [
      { id: '18', question: 'Ha Noi is a city.' },
      { id: 'f1', question: 'Hue is a river.' },
    ],
    [
      [true, false],
      [false, false],
    ],
  ),
]

/** The key as a word in the place of the answer. */
const inWords = (first: string, second: string) => ({
  id: 'tf-o4',
  explainText: { text: 'Nhện (a spider) có tám chân nên câu đầu đúng; nó không biết hát (sing), chim mới biết hát.' },
  type: 'TickTF',
  title: 'True or False?',
  answers: [
    { id: 'e4', question: 'A spider has eight legs.', answer: first },
    { id: '59', question: 'A spider can sing.', answer: second },
  ],
})

const keyInWords: Example = {
  name: 'the key in words',
  question: inWords('True', 'False'),
  twin: inWords('F', 't'),
  responses: responsesTo({ e4: true, '59': false }, { e4: false, '59': true }),
}

export const tickTfExamples: readonly Example[] = [
  ...trueOrFalse,
  ...oneTickOrCross,
  ...anyTickOrCross,
  ...styles,
  ...seenAndHeard,
  ...old,
  keyInWords,
]

import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'

/** A question as it comes out of storage, where `answers` is a text or JSON text. */
const stored = (question: Record<string, unknown>, answers: unknown) => ({
  type: 'LookAndWrite',
  id: 'q1',
  ...question,
  answers: typeof answers === 'string' ? answers : JSON.stringify(answers),
})

type Texts = Readonly<Record<string, string>>

const changed = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, change(text)]))

/** Responses that every question is marked with: `right` is right, `wrong` is wrong for each item. */
const usual = (right: Texts, wrong: Texts): Example['responses'] => {
  const [first = ''] = Object.keys(right)
  return [
    { name: 'right', response: { texts: right }, correct: true },
    {
      name: 'right with spaces, in capitals',
      response: { texts: changed(right, (text) => ` ${text.toUpperCase()}\u00a0`) },
      correct: true,
    },
    {
      name: 'right without the signs at the end',
      response: { texts: changed(right, (text) => text.replace(/[.?]$/, '')) },
      correct: true,
    },
    {
      name: 'right with other signs',
      response: { texts: changed(right, (text) => text.normalize('NFD').replaceAll("'", '\u2019')) },
      correct: true,
    },
    { name: 'the first wrong', response: { texts: { ...right, [first]: wrong[first] } }, correct: false },
    { name: 'the first empty', response: { texts: { ...right, [first]: ' ' } }, correct: false },
    { name: 'wrong', response: { texts: wrong }, correct: false },
    { name: 'empty', response: { texts: {} }, correct: false },
    { name: 'of another question', response: { texts: { ...right, other: 'cat' } }, correct: false, fits: false },
    { name: 'a list of texts', response: { texts: Object.values(right) }, correct: false, fits: false },
    { name: 'no texts', response: { texts: { ...right, [first]: { text: 'x' } } }, correct: false, fits: false },
  ]
}

const fruit = {
  explainText: {
    text: 'banana là quả chuối; cam, quýt là orange hoặc tangerine; một quả táo là an apple, không phải a apple vì có nguyên âm đứng đầu.',
  },
  title: 'Nhìn tranh và viết từ.',
}
const fruits = (...answers: string[]) =>
  ['k3', 'b7', 'x2'].map((id, at) => ({
    id,
    answer: answers[at],
    ...shownPicture(`words/${['banana', 'tangerine', 'red-apple'][at]}`),
  }))

const park = {
  explainText: {
    text: 'Việc đang diễn ra: is và động từ thêm -ing, ride bỏ e thành riding; the boys là số nhiều nên hỏi are, không phải is.',
  },
  title: 'Nhìn tranh và viết câu.',
  question: 'What are they doing?',
}
const sentences = (...answers: string[]) =>
  [11, 12].map((id, at) => ({
    id,
    Text: answers[at],
    isCorrect: 'true',
    ...shownPicture(`words/${['person-biking', 'boy'][at]}`),
    question: ['she / ride / bike', 'Where ___?'][at],
  }))

const shop = {
  explainText: {
    text: 'Tách đồ uống nóng cho biết đây là quán cà phê: café, chữ e có dấu; shop là cửa hàng nói chung.',
  },
  title: 'Nhìn tranh và trả lời.',
  question: "What's this place?",
  ...shownPicture('words/hot-beverage'),
}

/** Pictures with what is to be written below them, `/pictures/...` without its ending. */
const written = (...items: readonly (readonly [id: string, picture: string, answer: string, words?: string])[]) =>
  items.map(([id, picture, answer, words]) => ({
    id,
    ...shownPicture(picture),
    answer,
    ...(words !== undefined && { question: words }),
  }))
const basket = {
  explainText: { text: 'Quả chuối là banana, chỉ có một quả nên không thêm s; cà rốt là carrot, viết hai chữ r.' },
  title: 'Nhìn tranh và viết từ.',
  question: 'What is it?',
}
const shapes = {
  explainText: {
    text: 'Hình tròn là circle, hình vuông bốn cạnh bằng nhau là square, hình ba cạnh là triangle, không phải square.',
  },
  title: 'Nhìn hình và viết tên hình.',
}
const actions = {
  explainText: { text: 'Việc đang diễn ra: is và động từ thêm -ing; run gấp đôi n, ride bỏ e; không viết He is run.' },
  title: 'Nhìn tranh và viết câu.',
  question: 'What is Minh doing?',
}
const clock = {
  explainText: { text: 'Kim dài chỉ số 3 là quá mười lăm phút: a quarter past seven; a quarter to seven là 6:45.' },
  title: 'Nhìn đồng hồ và trả lời.',
  question: 'What time is it?',
  ...shownPicture('clocks/7-15'),
}
const balls = {
  explainText: { text: '8 viết là eight, chữ gh không đọc; 15 viết là fifteen, không viết fiveteen.' },
  title: 'Đếm và viết số bằng chữ.',
  question: 'How many balls?',
}

/** A thing is named by its word alone, with its article or in a sentence. */
const asName = (word: string): string => ['', 'a ', 'It is a ', 'It’s a '].map((before) => `${before}${word}`).join('|')
const minhIs = (...doings: string[]): string =>
  ['He is', 'He’s', 'Minh is', 'Minh’s'].flatMap((who) => doings.map((doing) => `${who} ${doing}.`)).join('|')
const timeIs = (...times: string[]): string =>
  ['It is ', 'It’s ', ''].flatMap((before) => times.map((time) => `${before}${time}`)).join('|')
const ofBalls = (number: string): string => `${number}|${number} balls|There are ${number} balls`

export const lookAndWriteExamples: readonly Example[] = [
  {
    name: 'a word for each picture',
    question: stored(fruit, fruits('banana', 'orange | tangerine', 'an apple')),
    twin: stored(fruit, fruits('lemon', 'peach', 'a pear')),
    responses: [
      ...usual({ k3: 'banana', b7: 'orange', x2: 'an apple' }, { k3: 'bananas', b7: 'banana', x2: 'apple' }),
      { name: 'a variant', response: { texts: { k3: 'banana', b7: 'Tangerine', x2: 'an apple' } }, correct: true },
      {
        name: 'both variants',
        response: { texts: { k3: 'banana', b7: 'orange|tangerine', x2: 'an apple' } },
        correct: false,
      },
    ],
  },
  {
    name: 'sentences, one with a place in its words',
    question: stored(park, sentences("She's riding a bike.|She is riding a bike.", 'are the boys?')),
    twin: stored(park, sentences('She rides a bike.', 'is the girl?')),
    responses: [
      ...usual({ 11: "She's riding a bike.", 12: 'are the boys?' }, { 11: 'She ride a bike.', 12: 'is the boys?' }),
      {
        name: 'a question mark where a full stop belongs',
        response: { texts: { 11: 'she is riding a bike?', 12: 'Are the boys' } },
        correct: true,
      },
    ],
  },
  {
    name: 'one box below the picture of the question',
    question: stored(shop, 'It is a café. | café'),
    twin: stored(shop, ['It is a shop.']),
    responses: [
      ...usual({ 1: 'It is a café.' }, { 1: 'It is a cafe.' }),
      { name: 'the word alone', response: { texts: { 1: 'Café' } }, correct: true },
    ],
  },
  {
    name: 'fruit and vegetables',
    question: stored(
      basket,
      written(['k3', 'words/banana', asName('banana')], ['b7', 'words/carrot', asName('carrot')]),
    ),
    twin: stored(basket, written(['k3', 'words/banana', 'a fruit'], ['b7', 'words/carrot', 'a plant'])),
    responses: usual({ k3: 'banana', b7: 'carrot' }, { k3: 'bananas', b7: 'carot' }),
  },
  {
    name: 'shapes',
    question: stored(
      shapes,
      written(
        ['c1', 'shapes/circle', asName('circle')],
        ['s5', 'shapes/square', asName('square')],
        ['t8', 'shapes/triangle', asName('triangle')],
      ),
    ),
    twin: stored(
      shapes,
      written(['c1', 'shapes/circle', 'ball'], ['s5', 'shapes/square', 'box'], ['t8', 'shapes/triangle', 'roof']),
    ),
    responses: usual({ c1: 'circle', s5: 'square', t8: 'triangle' }, { c1: 'cirle', s5: 'squair', t8: 'tringle' }),
  },
  {
    name: 'what somebody is doing',
    question: stored(
      actions,
      written(
        ['r1', 'words/person-running', minhIs('running'), 'he / run'],
        ['w2', 'words/person-biking', minhIs('riding a bike', 'riding his bike'), 'he / ride / bike'],
      ),
    ),
    twin: stored(
      actions,
      written(
        ['r1', 'words/person-running', 'He runs.', 'he / run'],
        ['w2', 'words/person-biking', 'He rides a bike.', 'he / ride / bike'],
      ),
    ),
    responses: [
      ...usual({ r1: 'He is running.', w2: 'He is riding a bike.' }, { r1: 'He is run.', w2: 'He is ride a bike.' }),
      {
        name: 'with the name and another determiner',
        response: { texts: { r1: 'Minh is running', w2: "he's riding his bike" } },
        correct: true,
      },
    ],
  },
  {
    name: 'the time on the clock',
    question: stored(
      clock,
      timeIs('a quarter past seven', 'quarter past seven', 'seven fifteen', 'fifteen past seven', '7:15', '7.15'),
    ),
    twin: stored(clock, ['It is early.']),
    responses: [
      ...usual({ 1: 'It is a quarter past seven.' }, { 1: 'It is a quarter to seven.' }),
      { name: 'without an article', response: { texts: { 1: 'It’s quarter past seven' } }, correct: true },
      { name: 'the time alone', response: { texts: { 1: 'A quarter past seven.' } }, correct: true },
    ],
  },
  {
    name: 'numbers of balls',
    question: stored(balls, written(['n3', 'counts/8', ofBalls('eight')], ['n7', 'counts/15', ofBalls('fifteen')])),
    twin: stored(balls, written(['n3', 'counts/8', 'many'], ['n7', 'counts/15', 'too many'])),
    responses: usual({ n3: 'eight', n7: 'fifteen' }, { n3: 'seven', n7: 'fiveteen' }),
  },
]

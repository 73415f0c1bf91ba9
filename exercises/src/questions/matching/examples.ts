import type { Example } from '../../contract.ts'
import { shownPicture } from '../../shared/pictures/examples.ts'

/** A row as it is stored: the id of its content, what stands at its left, and the content. */
type Row = readonly [pieceId: string, left: string, answer: string]
type Fields = { readonly id: string; readonly [field: string]: unknown }

const responsesTo = (rows: readonly Row[]): Example['responses'] => {
  const order = rows.map(([pieceId]) => pieceId)
  const [first = '', second = '', ...others] = order
  return [
    { name: 'right', response: { order }, correct: true },
    { name: 'right, beside a field of an older form', response: { order, left: [] }, correct: true },
    { name: 'the first two changed', response: { order: [second, first, ...others] }, correct: false },
    { name: 'each one row too far', response: { order: [...order.slice(1), first] }, correct: false },
    { name: 'one content short', response: { order: order.slice(1) }, correct: false, fits: false },
    { name: 'a content twice', response: { order: [first, first, ...others] }, correct: false, fits: false },
    {
      name: 'a content of another question',
      response: { order: ['elsewhere', ...order.slice(1)] },
      correct: false,
      fits: false,
    },
    {
      name: 'the texts in place of the ids',
      response: { order: rows.map(([, , text]) => text) },
      correct: false,
      fits: false,
    },
    { name: 'nothing arranged', response: { order: [] }, correct: false },
    { name: 'no list', response: { order: { 0: first } }, correct: false, fits: false },
  ]
}

/** A question with JSON text as it comes out of storage; in its twin each content stands one row further down. */
const example = (name: string, question: Fields, rows: readonly Row[], more: Example['responses'] = []): Example => {
  const stored = (shift: number) => ({
    type: 'Matching',
    ...question,
    answers: JSON.stringify(
      rows.map(([, left], at) => {
        const [pieceId, , answer] = rows[(at + shift) % rows.length] ?? []
        return {
          ...(left.endsWith('.svg')
            ? shownPicture(left.slice('/pictures/'.length, -'.svg'.length))
            : { question: left }),
          pieceId,
          answer,
        }
      }),
    ),
  })
  return { name, question: stored(0), twin: stored(1), responses: [...responsesTo(rows), ...more] }
}

const pictures = '{"answers": {"imageAnswers": true}}'
const underlined = { answers: { underlined: 'true' } }

export const matchingExamples: readonly Example[] = [
  example(
    'words beside words',
    {
      id: 'ma-1',
      explainText: {
        text: 'hot (nóng) và cold (lạnh), big (to) và small (nhỏ), old (cũ) và new (mới), fast (nhanh) và slow (chậm); new không trái nghĩa với big.',
      },
      title: 'Nối từ trái nghĩa.',
    },
    [
      ['c4', 'hot', 'cold'],
      ['19', 'big', 'small'],
      ['e7', 'old', 'new'],
      ['5a', 'fast', 'slow'],
    ],
  ),
  example(
    'equal contents',
    {
      id: 'ma-2',
      explainText: {
        text: 'Cá (fish) và cá voi (whale) sống ở nước: water; chim (bird) sống ở tổ: nest, cá không làm tổ trên cây.',
      },
      title: 'Nối con vật với nơi sống.',
    },
    [
      ['b8', 'fish', 'water'],
      ['2d', 'bird', 'nest'],
      ['70', 'whale', 'water'],
    ],
    [{ name: 'equal contents changed', response: { order: ['70', '2d', 'b8'] }, correct: true }],
  ),
  example(
    'equal words at the left',
    {
      id: 'ma-3',
      explainText: { text: 'Chim biết bay (fly) và hót (sing); cá biết bơi (swim), không biết bay.' },
      title: 'Nối hai nửa câu.',
    },
    [
      ['d1', 'A bird can', 'fly.'],
      ['46', 'A fish can', 'swim.'],
      ['9f', 'A bird can', 'sing.'],
    ],
    [{ name: 'the rows of equal words changed', response: { order: ['9f', '46', 'd1'] }, correct: true }],
  ),
  example(
    'the lines of a talk, by number',
    {
      id: 'ma-4',
      explainText: {
        text: 'Lời chào đứng đầu, “How are you?” được đáp “I’m fine”; “Where were you yesterday?” hỏi nơi chốn nên câu “I was at the zoo” đứng cuối.',
      },
      title: 'Sắp xếp thành đoạn hội thoại.',
    },
    [
      ['83', '', 'Miss Hien: Good morning, Nam.'],
      ['1e', '', 'Nam: Good morning, Miss Hien. How are you?'],
      ['f6', '', 'Miss Hien: I’m fine, thanks. Where were you yesterday?'],
      ['a0', '', 'Nam: I was at the zoo.'],
    ],
  ),
  example(
    'the steps of a day, by number',
    {
      id: 'ma-5',
      explainText: {
        text: 'Theo trình tự một ngày: thức dậy (get up), đi học (go to school), sau đó mới làm bài tập (homework).',
      },
      question: 'My day',
    },
    [
      ['3b', '', 'I get up.'],
      ['d8', '', 'I go to school.'],
      ['61', '', 'I do my homework.'],
    ],
  ),
  example(
    'contents of more than 68 characters',
    {
      id: 'ma-6',
      explainText: {
        text: 'Once upon a time (ngày xưa) mở đầu truyện; mèo phải đến trước (One day) thì chuột mới giả tiếng chó sủa.',
      },
      title: 'Sắp xếp thành câu chuyện.',
    },
    [
      ['7c', '', 'Once upon a time there was a clever mouse who lived in a small hole under a tree.'],
      ['04', '', 'One day a hungry cat sat down in front of the hole and waited the whole morning.'],
      ['e2', '', 'The mouse barked like a dog.'],
    ],
  ),
  example(
    'pictures beside words',
    {
      id: 'ma-7',
      explainText: {
        text: 'a kite là cái diều, a bike là xe đạp, a book là quyển sách; kite và bike chỉ giống nhau ở vần.',
      },
      title: 'Nối từ với tranh.',
      settings: pictures,
    },
    [
      ['95', 'a kite', '/pictures/words/kite.svg'],
      ['0c', 'a bike', '/pictures/words/bicycle.svg'],
      ['b3', 'a book', '/pictures/words/open-book.svg'],
    ],
  ),
  example(
    'pictures in the order of a story',
    {
      id: 'ma-8',
      explainText: {
        text: 'Từ sớm đến muộn: 7:00 (seven o’clock), 8:15 (a quarter past eight), 9:30 (half past nine); kim ngắn cho biết giờ, kim dài chỉ cho biết phút.',
      },
      title: 'Sắp xếp đồng hồ từ sớm đến muộn.',
      settings: pictures,
    },
    [
      ['58', '', '/pictures/clocks/7-00.svg'],
      ['ee', '', '/pictures/clocks/8-15.svg'],
      ['21', '', '/pictures/clocks/9-30.svg'],
    ],
  ),
  example(
    'pictures without an ending beside sentences',
    {
      id: 'ma-14',
      explainText: {
        text: 'dancing là nhảy múa, cooking là nấu ăn, skipping là nhảy dây; They chỉ nhiều người, She và He chỉ một người.',
      },
      title: 'Nối câu với tranh.',
      settings: pictures,
    },
    [
      ['2b', 'She is dancing.', '/api/v1.0/files/5b0e6a1c-71d2-4c8f-9a3e-0d4f7b2c6e18'],
      ['d4', 'He is cooking.', '/api/v1.0/files/0e9c4d7a-3f61-4b25-8d70-c1a8e5f29b43'],
      ['90', 'They are skipping.', '/api/v1.0/files/c52f8b06-9e14-4d3a-b7c5-6a90d1e3f728'],
    ],
  ),
  example(
    'pictures that say so by their ending',
    {
      id: 'ma-9',
      explainText: { text: 'sunny: có nắng, rainy: có mưa, windy: có gió; rainy cần hạt mưa chứ không chỉ có mây.' },
      title: 'Nối câu với tranh.',
    },
    [
      ['6f', 'It is sunny.', '/pictures/words/sun.svg'],
      ['c9', 'It is rainy.', '/pictures/words/cloud-with-rain.svg'],
      ['12', 'It is windy.', '/pictures/words/wind-face.svg'],
    ],
  ),
  example(
    'words beside pictures',
    {
      id: 'ma-10',
      explainText: {
        text: 'apple là quả táo, banana là quả chuối, grapes là chùm nho; grapes có s vì có nhiều quả, apple chỉ có một.',
      },
      title: 'Nối tranh với từ.',
    },
    [
      ['dd', '/pictures/words/red-apple.svg', 'apple'],
      ['08', '/pictures/words/banana.svg', 'banana'],
      ['a6', '/pictures/words/grapes.svg', 'grapes'],
    ],
  ),
  example(
    'underlined parts',
    {
      id: 'ma-11',
      explainText: {
        text: 'sheep (con cừu) có ee đọc dài /iː/; ship (con tàu) có i đọc ngắn /ɪ/; a trong cat đọc là /æ/.',
      },
      title: 'Nối âm với từ.',
      settings: underlined,
    },
    [
      ['39', '/iː/', 'sh<ee>p'],
      ['f1', '/ɪ/', 'sh<i>p'],
      ['84', '/æ/', 'c<a>t'],
    ],
  ),
  example(
    'underlined words',
    {
      id: 'ma-12',
      explainText: {
        text: 'Who hỏi người: Mai; What hỏi đồ vật: a book; Where hỏi nơi chốn: in the park, không hỏi đồ vật.',
      },
      title: 'Nối câu với câu hỏi.',
      settings: underlined,
    },
    [
      ['e5', 'Who?', '<Mai> is singing.'],
      ['1c', 'What?', 'Mai is reading <a book>.'],
      ['b0', 'Where?', 'Mai is playing <in the park>.'],
    ],
  ),
  example(
    'underlined endings',
    {
      id: 'ma-13',
      explainText: {
        text: 'Đuôi ed đọc /t/ sau âm vô thanh như work, /d/ sau âm hữu thanh như play, và chỉ đọc /ɪd/ sau t, d như want.',
      },
      title: 'Nối âm cuối với từ.',
      settings: underlined,
    },
    [
      ['aa', '/t/', 'work<ed>'],
      ['4d', '/d/', 'play<ed>'],
      ['07', '/ɪd/', 'want<ed>'],
    ],
  ),
  example(
    'a picture for each word',
    {
      id: 'ma-15',
      explainText: {
        text: 'a kite là cái diều, a bike là xe đạp, a book là quyển sách; kite và bike chỉ giống nhau ở vần.',
      },
      title: 'Nối từ với tranh.',
      settings: pictures,
    },
    [
      ['95', 'a kite', '/pictures/words/kite.svg'],
      ['0c', 'a bike', '/pictures/words/bicycle.svg'],
      ['b3', 'a book', '/pictures/words/open-book.svg'],
    ],
  ),
  example(
    'a job for each picture',
    {
      id: 'ma-16',
      explainText: {
        text: 'a firefighter: lính cứu hỏa, a pilot: phi công, a cook: đầu bếp nấu ăn, còn a farmer: nông dân trồng trọt.',
      },
      title: 'Nối tranh với nghề.',
    },
    [
      ['dd', '/pictures/words/firefighter.svg', 'a firefighter'],
      ['08', '/pictures/words/farmer.svg', 'a farmer'],
      ['a6', '/pictures/words/cook.svg', 'a cook'],
      ['4f', '/pictures/words/pilot.svg', 'a pilot'],
    ],
  ),
]

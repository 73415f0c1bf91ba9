import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** Colours, school things and my classroom. */
export const paper2 = paper(1, '2', [
  oneChoice({
    task: 'listen',
    sound: 'book',
    right: 'book',
    wrong: ['box', 'boot', 'bike'],
    why: 'Em nghe được từ “book”: quyển sách.',
  }),
  oneChoice({
    ask: 'What colour is the sun? – It’s ___.',
    right: 'yellow',
    wrong: ['blue', 'black', 'green'],
    why: 'Ông mặt trời màu vàng: yellow.',
  }),
  fillIn({
    sound: 'pencil',
    text: 'This is my ___.',
    blanks: ['pencil'],
    why: 'Em nghe được từ “pencil”: cái bút chì.',
  }),
  spelling('bag', 'cái cặp', { sound: 'bag', why: 'bag: cái cặp, cái túi.' }),
  matching(
    [
      ['red', 'màu đỏ'],
      ['green', 'màu xanh lá cây'],
      ['white', 'màu trắng'],
      ['black', 'màu đen'],
    ],
    { why: 'Nối mỗi từ chỉ màu với nghĩa của từ đó.' },
  ),
  oneChoice({
    task: 'odd',
    right: 'red',
    wrong: ['desk', 'chair', 'pen'],
    why: 'red là màu đỏ; các từ còn lại là đồ vật trong lớp.',
  }),
  sentence('My pen is blue.', { why: 'My pen is blue: bút của tớ màu xanh.' }),
  wordBank({
    text: 'Stand ___, please! Sit ___, please!',
    blanks: ['up', 'down'],
    beside: ['in'],
    why: 'Stand up: đứng lên; Sit down: ngồi xuống.',
  }),
  oneChoice({
    task: 'reply',
    ask: 'Hello! I’m Lan.',
    right: 'Hi, Lan! I’m Ben.',
    wrong: ['Goodbye, Lan!', 'It’s a book.', 'I’m six.'],
    why: 'Khi bạn chào và nói tên, em chào lại và nói tên mình.',
  }),
  fillIn({
    text: 'Is it a desk? – Yes, it ___.',
    blanks: ['is'],
    why: 'Câu hỏi “Is it ...?” được trả lời bằng “Yes, it is.”',
  }),
])

import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** Colours, school things and my classroom. */
export const paper2 = paper(1, '2', [
  oneChoice({
    task: 'listen',
    sound: 'book',
    right: 'book',
    wrong: ['box', 'boot', 'bike'],
    why: 'Em nghe được từ “book”: quyển sách, cuối từ có âm /k/. “bike” (xe đạp) cũng có âm /k/ ở cuối nhưng ở giữa đọc là “ai”; “box” (cái hộp) và “boot” (chiếc ủng) kết thúc bằng âm khác.',
  }),
  oneChoice({
    ask: 'What colour is the sun? – It’s ___.',
    right: 'yellow',
    wrong: ['blue', 'black', 'green'],
    why: 'Ông mặt trời màu vàng: yellow. blue là màu xanh của bầu trời, green là màu xanh của lá cây, black là màu đen.',
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
    {
      why: 'red là màu đỏ, green là màu xanh lá cây, white là màu trắng, black là màu đen. white và black trái ngược nhau: trắng và đen.',
    },
  ),
  oneChoice({
    task: 'odd',
    right: 'red',
    wrong: ['desk', 'chair', 'pen'],
    why: 'red là một màu (màu đỏ); desk (bàn học), chair (cái ghế) và pen (cái bút) là đồ vật trong lớp.',
  }),
  sentence('My pen is blue.', { why: 'My pen is blue: bút của tớ màu xanh.' }),
  wordBank({
    text: 'Stand ___, please! Sit ___, please!',
    blanks: ['up', 'down'],
    beside: ['in'],
    why: 'Stand up: đứng lên; Sit down: ngồi xuống. in nghĩa là ở trong, không đi với Stand hay Sit để nói lên, xuống.',
  }),
  oneChoice({
    task: 'reply',
    ask: 'Hello! I’m Lan.',
    right: 'Hi, Lan! I’m Ben.',
    wrong: ['Goodbye, Lan!', 'It’s a book.', 'I’m six.'],
    why: 'Khi bạn chào và nói tên, em chào lại và nói tên mình: “Hi, Lan! I’m Ben.” “Goodbye, Lan!” là lời tạm biệt; “I’m six.” nói tuổi; “It’s a book.” nói về quyển sách.',
  }),
  fillIn({
    text: 'Is it a desk? – Yes, it ___.',
    blanks: ['is'],
    why: 'Câu hỏi “Is it ...?” được trả lời bằng “Yes, it is.”',
  }),
])

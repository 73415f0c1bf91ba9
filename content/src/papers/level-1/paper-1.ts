import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, sentence, spelling, wordBank, yesOrNo } from '../../bank/questions.ts'

/** First words: animals and toys, with a and an. */
export const paper1 = paper(1, '1', [
  oneChoice({
    task: 'listen',
    sound: 'cat',
    right: 'cat',
    wrong: ['cup', 'cake', 'car'],
    why: 'Em nghe được từ “cat”: con mèo.',
  }),
  oneChoice({
    ask: 'It’s ___ apple.',
    right: 'an',
    wrong: ['a', 'two', 'is'],
    why: 'apple bắt đầu bằng âm “a” nên dùng an: an apple.',
  }),
  spelling('dog', 'con chó', {
    sound: 'dog',
    why: 'dog: con chó. Viết ngược lại thành “god”, một từ khác hẳn: chữ d đứng đầu.',
  }),
  oneChoice({
    task: 'odd',
    right: 'pen',
    wrong: ['bird', 'fish', 'duck'],
    why: 'pen là cái bút; bird, fish, duck là các con vật.',
  }),
  wordBank({
    text: 'I have a ___. It can swim.',
    blanks: ['fish'],
    beside: ['kite', 'book'],
    why: 'swim là bơi; con cá (fish) biết bơi.',
  }),
  matching(
    [
      ['cat', 'con mèo'],
      ['bird', 'con chim'],
      ['duck', 'con vịt'],
      ['horse', 'con ngựa'],
    ],
    { why: 'Nối mỗi từ tiếng Anh với nghĩa của từ đó.' },
  ),
  sentence('I have a ball.', { why: 'I have a ball: tớ có một quả bóng.' }),
  fillIn({
    sound: 'kite',
    text: 'I have a ___.',
    blanks: ['kite'],
    why: 'Em nghe được từ “kite”: cái diều.',
  }),
  oneChoice({
    task: 'number',
    ask: 'one, two, three, ___',
    right: 'four',
    wrong: ['five', 'six', 'seven'],
    why: 'Sau ba (three) là bốn (four).',
  }),
  yesOrNo({
    text: 'This is my dog. It is big and black.',
    says: [
      ['The dog is big.', 'Yes'],
      ['The dog is white.', 'No'],
    ],
    why: 'Con chó to (big) và màu đen (black).',
  }),
])

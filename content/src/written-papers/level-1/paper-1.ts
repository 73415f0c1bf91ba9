import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, sentence, spelling, wordBank, yesOrNo } from '../../bank/questions.ts'

/** First words: animals and toys, with a and an. */
export const paper1 = paper(1, '1', [
  oneChoice({
    task: 'listen',
    sound: 'cat',
    right: 'cat',
    wrong: ['cup', 'cake', 'car'],
    why: 'Em nghe được từ “cat”: con mèo, cuối từ có âm /t/. “car” (ô tô) không có âm /t/; “cup” (cái cốc) và “cake” (bánh ngọt) kết thúc bằng âm khác.',
  }),
  oneChoice({
    ask: 'It’s ___ apple.',
    right: 'an',
    wrong: ['a', 'two', 'is'],
    why: 'apple bắt đầu bằng âm “a” nên dùng an: an apple. a đứng trước các âm như b, c, d: a ball; two (hai) cần apples có s; is không chỉ số lượng và đã có trong It’s.',
  }),
  spelling('dog', 'con chó', {
    sound: 'dog',
    why: 'dog: con chó. Viết ngược lại thành “god”, một từ khác hẳn: chữ d đứng đầu.',
  }),
  oneChoice({
    task: 'odd',
    right: 'pen',
    wrong: ['bird', 'fish', 'duck'],
    why: 'pen là cái bút, một đồ vật; bird (con chim), fish (con cá) và duck (con vịt) đều là con vật.',
  }),
  wordBank({
    text: 'I have a ___. It can swim.',
    blanks: ['fish'],
    beside: ['kite', 'book'],
    why: 'swim là bơi; con cá (fish) biết bơi, còn kite (cái diều) và book (quyển sách) thì không.',
  }),
  matching(
    [
      ['cat', 'con mèo'],
      ['bird', 'con chim'],
      ['duck', 'con vịt'],
      ['horse', 'con ngựa'],
    ],
    {
      why: 'cat là con mèo, bird là con chim, duck là con vịt, horse là con ngựa. bird và duck đều có cánh, nhưng chỉ duck là con vịt.',
    },
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
    why: 'Đếm lên từng số một: sau ba (three) là bốn (four). five (năm) đứng sau four; six (sáu) và seven (bảy) còn xa hơn.',
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

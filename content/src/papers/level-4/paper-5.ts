import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, rightForm, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** Food, drinks and shopping: what we would like, how much it is. */
export const paper5 = paper(4, '5', [
  oneChoice({
    ask: '___ is this T-shirt? – It’s eighty thousand dong.',
    right: 'How much',
    wrong: ['How many', 'How old', 'How long'],
    why: 'Hỏi giá tiền dùng “How much is ...?”.',
  }),
  fillIn({
    text: 'Would you like some milk? – Yes, ___.',
    blanks: ['please|thanks|thank you|I would'],
    why: 'Nhận lời mời một cách lịch sự: Yes, please.',
  }),
  matching(
    [
      ['a bottle of', 'water'],
      ['a bar of', 'chocolate'],
      ['a bowl of', 'noodles'],
      ['a loaf of', 'bread'],
    ],
    {
      why: 'a bottle of water: một chai nước; a bar of chocolate: một thanh sô-cô-la; a bowl of noodles: một bát mì; a loaf of bread: một ổ bánh mì.',
    },
  ),
  sentence('How much are these trousers?', {
    why: '“trousers” là số nhiều nên dùng are và these: How much are these ...?',
  }),
  oneChoice({
    ask: 'There isn’t ___ orange juice in the fridge.',
    right: 'any',
    wrong: ['some', 'many', 'a'],
    why: 'Trong câu phủ định dùng any: There isn’t any ...',
  }),
  wordBank({
    text: 'A: What would you like to ___?<br>B: I’d like some ___.<br>A: And what would you like to ___?<br>B: A glass of ___, please.',
    blanks: ['eat', 'chicken', 'drink', 'lemonade'],
    beside: ['wear', 'jacket'],
    why: 'Ăn (eat) thịt gà (chicken), uống (drink) nước chanh (lemonade).',
  }),
  oneChoice({
    task: 'listen',
    sound: 'sandwich',
    right: 'sandwich',
    wrong: ['sausage', 'seaside', 'sand'],
    why: 'Em nghe được từ “sandwich”: bánh mì kẹp.',
  }),
  spelling('carrot', 'củ cà rốt', { sound: 'carrot', why: 'carrot: củ cà rốt, có hai chữ r.' }),
  rightForm({
    text: 'My sister ___ (want) a new skirt.',
    blanks: ['wants'],
    why: 'Với my sister (she) động từ ở hiện tại thêm -s: wants.',
  }),
  oneChoice({
    task: 'odd',
    right: 'jumper',
    wrong: ['beef', 'pork', 'fish'],
    why: 'jumper là áo len chui đầu; các từ còn lại là món ăn.',
  }),
])

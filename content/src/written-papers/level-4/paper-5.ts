import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, rightForm, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** Food, drinks and shopping: what we would like, how much it is. */
export const paper5 = paper(4, '5', [
  oneChoice({
    ask: '___ is this T-shirt? – It’s eighty thousand dong.',
    right: 'How much',
    wrong: ['How many', 'How old', 'How long'],
    why: 'Câu trả lời là giá tiền, nên hỏi “How much is ...?”. How many hỏi số lượng, How old hỏi tuổi, How long hỏi dài bao nhiêu hay bao lâu.',
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
    why: 'Trong câu phủ định dùng any: There isn’t any ... some dùng trong câu khẳng định; many và a chỉ đi với thứ đếm được, mà juice (nước ép) thì không đếm được.',
  }),
  wordBank({
    text: 'A: What would you like to ___?<br>B: I’d like some ___.<br>A: And what would you like to ___?<br>B: A glass of ___, please.',
    blanks: ['eat', 'chicken', 'drink', 'lemonade'],
    beside: ['wear', 'jacket'],
    why: 'Ăn (eat) thịt gà (chicken), uống (drink) nước chanh (lemonade). wear (mặc) và jacket (áo khoác) nói về quần áo, không phải món ăn.',
  }),
  oneChoice({
    task: 'listen',
    sound: 'sandwich',
    right: 'sandwich',
    wrong: ['sausage', 'seaside', 'sand'],
    why: 'Em nghe được từ “sandwich”: bánh mì kẹp. “sand” (cát) chỉ có phần đầu của từ ấy; “sausage” (xúc xích) đọc “o” ở đầu, “seaside” (bờ biển) đọc “i” dài ở đầu.',
  }),
  spelling('carrot', 'củ cà rốt', { sound: 'carrot', why: 'carrot: củ cà rốt, có hai chữ r.' }),
  rightForm({
    text: 'My sister’s old skirt is too small now. She ___ (want) a new skirt.',
    blanks: ['wants'],
    why: 'Câu trước nói về bây giờ (now); với she động từ ở hiện tại thêm -s: wants.',
  }),
  oneChoice({
    task: 'odd',
    right: 'jumper',
    wrong: ['beef', 'pork', 'fish'],
    why: 'jumper là áo len chui đầu; beef (thịt bò), pork (thịt lợn) và fish (cá) là món ăn.',
  }),
])

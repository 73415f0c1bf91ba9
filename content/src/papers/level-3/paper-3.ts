import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, rightForm, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** My family, my home, food, pets and toys. */
export const paper3 = paper(3, '3', [
  oneChoice({
    ask: 'What does your mother do? – She’s a ___.',
    right: 'nurse',
    wrong: ['sister', 'kitchen', 'tall'],
    why: '“What does ... do?” hỏi nghề nghiệp; nurse là y tá.',
  }),
  fillIn({
    text: 'My mother’s mother is my ___.',
    blanks: ['grandmother|grandma|granny'],
    why: 'Mẹ của mẹ là bà: grandmother.',
  }),
  sentence('There are two bathrooms in my house.', { why: 'There are + số lượng + danh từ số nhiều + nơi chốn.' }),
  oneChoice({
    task: 'listen',
    sound: 'chicken',
    right: 'chicken',
    wrong: ['kitchen', 'children', 'cheese'],
    why: 'Em nghe được từ “chicken”: gà, thịt gà. Đừng nhầm với kitchen: nhà bếp.',
  }),
  wordBank({
    text: 'A: Where’s Dad?<br>B: He’s in the ___. He’s ___ dinner.<br>A: And Mum?<br>B: She’s in the living room. She’s ___ TV.',
    blanks: ['kitchen', 'cooking', 'watching'],
    beside: ['bathroom', 'listening'],
    why: 'Bố ở nhà bếp (kitchen) nấu (cooking) bữa tối, mẹ xem (watching) ti vi.',
  }),
  matching(
    [
      ['a driver', 'a bus'],
      ['a teacher', 'a school'],
      ['a farmer', 'a farm'],
      ['a cook', 'a kitchen'],
      ['a doctor', 'a hospital'],
    ],
    { why: 'Mỗi nghề đi với nơi làm việc: lái xe – xe buýt, giáo viên – trường học ...' },
  ),
  spelling('parrot', 'con vẹt', { why: 'parrot: con vẹt, có hai chữ r.' }),
  oneChoice({
    ask: 'How many goldfish do you have? – I ___ five.',
    right: 'have',
    wrong: ['has', 'am', 'do'],
    why: 'Với I dùng have: I have five.',
  }),
  rightForm({
    text: 'He ___ (have) a lot of toy cars.',
    blanks: ['has'],
    why: 'Với he động từ have đổi thành has.',
  }),
  oneChoice({
    task: 'reply',
    ask: 'Would you like some bread?',
    right: 'Yes, please.',
    wrong: ['Yes, I can.', 'No, it isn’t.', 'I’m eight.'],
    why: 'Được mời, em đáp: Yes, please. hoặc No, thanks.',
  }),
])

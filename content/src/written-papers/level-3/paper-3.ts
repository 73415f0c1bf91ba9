import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, rightForm, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** My family, my home, food, pets and toys. */
export const paper3 = paper(3, '3', [
  oneChoice({
    ask: 'What does your mother do? – She’s a ___.',
    right: 'nurse',
    wrong: ['sister', 'kitchen', 'tall'],
    why: '“What does ... do?” hỏi nghề nghiệp; nurse là y tá. sister (chị, em gái) là người trong nhà, không phải nghề; kitchen là nhà bếp; tall là cao.',
  }),
  fillIn({
    text: 'My mother’s mother is my ___.',
    blanks: ['grandmother|grandma|granny'],
    why: 'Mẹ của mẹ là bà: grandmother.',
  }),
  sentence('There are two bathrooms in my house.', {
    why: '“There are” đứng đầu, rồi đến số lượng và đồ vật (two bathrooms), cuối câu nói ở đâu (in my house).',
  }),
  oneChoice({
    task: 'listen',
    sound: 'chicken',
    right: 'chicken',
    wrong: ['kitchen', 'children', 'cheese'],
    why: 'Em nghe được từ “chicken”: gà, thịt gà. Đừng nhầm với kitchen (nhà bếp), đầu từ đọc là /k/; children (trẻ em) có âm /l/; cheese (phô mai) chỉ có một vần.',
  }),
  wordBank({
    text: 'A: Where’s Dad?<br>B: He’s in the ___. He’s ___ dinner.<br>A: And Mum?<br>B: She’s in the living room. She’s ___ TV.',
    blanks: ['kitchen', 'cooking', 'watching'],
    beside: ['bathroom', 'listening'],
    why: 'Bố ở nhà bếp (kitchen) nấu (cooking) bữa tối, mẹ xem (watching) ti vi. Không ai nấu ăn ở bathroom (phòng tắm); listening (nghe) không đi với TV như vậy.',
  }),
  matching(
    [
      ['a driver', 'a bus'],
      ['a teacher', 'a school'],
      ['a farmer', 'a farm'],
      ['a cook', 'a kitchen'],
      ['a doctor', 'a hospital'],
    ],
    {
      why: 'driver (người lái xe) làm việc trên xe buýt, teacher (giáo viên) ở trường, farmer (nông dân) ở trang trại, cook (đầu bếp) ở nhà bếp, doctor (bác sĩ) ở bệnh viện.',
    },
  ),
  spelling('parrot', 'con vẹt', { why: 'parrot: con vẹt, có hai chữ r.' }),
  oneChoice({
    ask: 'How many goldfish do you have? – I ___ five.',
    right: 'have',
    wrong: ['has', 'am', 'do'],
    why: 'Câu hỏi có have, với I ta nói “I have five”. has đi với he, she, it; am nghĩa là “là”, không phải “có”; do không nói mình có gì.',
  }),
  rightForm({
    text: 'He ___ (have) a lot of toy cars now.',
    blanks: ['has'],
    why: '“now” là bây giờ; với he, have đổi thành has.',
  }),
  oneChoice({
    task: 'reply',
    ask: 'Would you like some bread?',
    right: 'Yes, please.',
    wrong: ['Yes, I can.', 'No, it isn’t.', 'I’m eight.'],
    why: 'Được mời, em đáp “Yes, please.” hoặc “No, thanks.” “Yes, I can.” trả lời câu hỏi “Can you ...?”; “No, it isn’t.” trả lời “Is it ...?”; “I’m eight.” nói tuổi.',
  }),
])

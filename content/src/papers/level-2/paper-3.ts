import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** Clothes, the house and where things are. */
export const paper3 = paper(2, '3', [
  oneChoice({
    ask: 'Where are my shoes? – They’re ___ the bed.',
    right: 'under',
    wrong: ['and', 'of', 'with'],
    why: 'under the bed: ở dưới giường.',
  }),
  oneChoice({
    task: 'listen',
    sound: 'shirt',
    right: 'shirt',
    wrong: ['skirt', 'short', 'sheet'],
    why: 'Em nghe được từ “shirt”: áo sơ mi.',
  }),
  fillIn({
    text: 'We sleep in the bedroom. We cook in the ___.',
    blanks: ['kitchen'],
    why: 'Nơi nấu ăn là nhà bếp: kitchen.',
  }),
  sentence('Her new shorts are yellow.', { why: '“shorts” (quần soóc) là số nhiều nên dùng are.' }),
  matching(
    [
      ['hat', 'on your head'],
      ['shoes', 'on your feet'],
      ['gloves', 'on your hands'],
      ['glasses', 'on your nose'],
    ],
    { why: 'Mũ đội trên đầu, giày đi ở chân, găng tay đeo ở tay, kính đeo trên mũi.' },
  ),
  wordBank({
    text: 'The cat is ___ the table. The ball is ___ the chair, on the floor.',
    blanks: ['on', 'under'],
    beside: ['to', 'of'],
    why: 'on: ở trên; under: ở dưới.',
  }),
  spelling('table', 'cái bàn', { why: 'table: cái bàn. Âm cuối đọc là /bəl/ nhưng viết -ble, không viết -bel.' }),
  oneChoice({
    ask: '___ that? – It’s my grandmother.',
    right: 'Who’s',
    wrong: ['What’s', 'Where’s', 'How’s'],
    why: 'Câu trả lời nói về người (bà), nên hỏi bằng Who.',
  }),
  fillIn({
    sound: 'dress',
    text: 'My sister has a pink ___.',
    blanks: ['dress'],
    why: 'Em nghe được từ “dress”: váy liền.',
  }),
  oneChoice({
    task: 'odd',
    right: 'window',
    wrong: ['jacket', 'shirt', 'skirt'],
    why: 'window là cửa sổ; các từ còn lại là quần áo.',
  }),
])

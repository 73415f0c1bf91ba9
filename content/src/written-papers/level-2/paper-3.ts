import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** Clothes, the house and where things are. */
export const paper3 = paper(2, '3', [
  oneChoice({
    ask: 'Where are my shoes? – They’re ___ the bed.',
    right: 'under',
    wrong: ['and', 'of', 'with'],
    why: 'under the bed: ở dưới giường. with (với) và of (của) không nói ở đâu; and (và) chỉ nối hai từ.',
  }),
  oneChoice({
    task: 'listen',
    sound: 'shirt',
    right: 'shirt',
    wrong: ['skirt', 'short', 'sheet'],
    why: 'Em nghe được từ “shirt”: áo sơ mi. “skirt” (chân váy) có âm /k/; “short” (ngắn, thấp) đọc “o” dài ở giữa; “sheet” (tờ giấy, ga giường) đọc “i” dài.',
  }),
  fillIn({
    text: 'We sleep in the bedroom. We cook in the ___.',
    blanks: ['kitchen'],
    why: 'Nơi nấu ăn là nhà bếp: kitchen.',
  }),
  sentence('I like her yellow shorts.', {
    why: 'Từ chỉ màu đứng trước tên đồ vật: “yellow shorts” (quần soóc vàng); “her” (của bạn ấy) đứng trước cả hai.',
  }),
  matching(
    [
      ['hat', 'on your head'],
      ['shoes', 'on your feet'],
      ['gloves', 'on your hands'],
      ['glasses', 'on your nose'],
    ],
    { why: 'Mũ (hat) đội trên đầu, giày (shoes) đi ở chân, găng tay (gloves) đeo ở tay, kính (glasses) đeo trên mũi.' },
  ),
  wordBank({
    text: 'The cat is ___ the table, not under it. The ball is ___ the chair, on the floor.',
    blanks: ['on', 'under'],
    beside: ['to', 'of'],
    why: 'Con mèo không ở dưới bàn nên nó ở trên: on. Quả bóng nằm trên sàn nên nó ở dưới ghế: under. to (đến) và of (của) không nói ở đâu.',
  }),
  spelling('table', 'cái bàn', { why: 'table: cái bàn. Âm cuối đọc là /bəl/ nhưng viết -ble, không viết -bel.' }),
  oneChoice({
    ask: '___ that? – It’s my grandmother.',
    right: 'Who’s',
    wrong: ['What’s', 'Where’s', 'How’s'],
    why: 'Câu trả lời nói về một người (bà), nên hỏi bằng Who’s (ai). What’s hỏi cái gì, Where’s hỏi ở đâu, How’s hỏi thế nào.',
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
    why: 'window là cửa sổ, một phần của ngôi nhà; jacket (áo khoác), shirt (áo sơ mi) và skirt (chân váy) là quần áo.',
  }),
])

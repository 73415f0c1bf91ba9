import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, sentence, spelling, wordBank, yesOrNo } from '../../bank/questions.ts'

/** By the sea, in the village, on the farm: what I see and what people do. */
export const paper2 = paper(2, '2', [
  oneChoice({
    ask: 'Look at the ___! It’s on the sea.',
    right: 'ship',
    wrong: ['bus', 'train', 'bike'],
    why: 'on the sea là trên mặt biển, ở đó có tàu thủy: ship. train (tàu hỏa) chạy trên đường ray; bus (xe buýt) và bike (xe đạp) chạy trên đường.',
  }),
  oneChoice({
    task: 'listen',
    sound: 'sail',
    right: 'sail',
    wrong: ['sell', 'sand', 'snail'],
    why: 'Em nghe được từ “sail”: cánh buồm, đi thuyền buồm. “snail” (ốc sên) có thêm âm /n/ sau /s/; “sell” (bán) có âm “e” ngắn; “sand” (cát) kết thúc bằng âm /d/.',
  }),
  wordBank({
    text: 'The ___ is hot. The ___ is blue. The boy plays with ___.',
    blanks: ['sun', 'sea', 'sand'],
    beside: ['night', 'shirt'],
    why: 'Mặt trời (sun) nóng, biển (sea) xanh, cậu bé chơi với cát (sand). night (ban đêm) không nóng, shirt (áo sơ mi) không phải đồ chơi.',
  }),
  sentence('Are they playing in the sand?', {
    why: 'Hỏi việc đang làm thì “Are” đứng đầu câu, rồi đến người (they), việc làm (playing) và nơi chơi (in the sand).',
  }),
  fillIn({
    sound: 'garden',
    text: 'There are flowers in the ___.',
    blanks: ['garden'],
    why: 'Em nghe được từ “garden”: khu vườn.',
  }),
  matching(
    [
      ['swim', 'in the sea'],
      ['fly', 'in the sky'],
      ['sleep', 'in a bed'],
      ['read', 'in the library'],
    ],
    { why: 'swim (bơi) ở biển, fly (bay) trên trời, sleep (ngủ) trên giường, read (đọc sách) ở thư viện.' },
  ),
  spelling('river', 'dòng sông', {
    why: 'river: dòng sông. Từ có hai chữ r, một ở đầu và một ở cuối; v đứng giữa hai nguyên âm i và e.',
  }),
  oneChoice({
    ask: 'What is she doing? – She ___ a bike.',
    right: 'is riding',
    wrong: ['ride', 'riding', 'are riding'],
    why: 'Việc đang làm, với she, nói “is” rồi đến từ có đuôi -ing: is riding. “are riding” đi với they; “riding” thiếu is; “ride” không có đuôi -ing.',
  }),
  yesOrNo({
    text: 'My grandma has a farm. There are three cows, ten hens and a goat. The goat is white.',
    says: [
      ['There are ten hens on the farm.', 'Yes'],
      ['There are two cows.', 'No'],
      ['The goat is black.', 'No'],
    ],
    why: 'Trang trại có mười con gà mái (ten hens), ba con bò (three cows) và con dê màu trắng (white).',
  }),
  oneChoice({
    task: 'odd',
    right: 'quickly',
    wrong: ['goat', 'cow', 'hen'],
    why: 'quickly nghĩa là nhanh, không phải con vật; goat (con dê), cow (con bò) và hen (con gà mái) là con vật nuôi.',
  }),
])

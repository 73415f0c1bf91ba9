import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, sentence, spelling, wordBank, yesOrNo } from '../../bank/questions.ts'

/** By the sea, in the village, on the farm: what I see and what people do. */
export const paper2 = paper(2, '2', [
  oneChoice({
    ask: 'Look at the ___! It’s on the sea.',
    right: 'ship',
    wrong: ['bus', 'train', 'bike'],
    why: 'Trên biển (on the sea) có tàu thuỷ: ship.',
  }),
  oneChoice({
    task: 'listen',
    sound: 'sail',
    right: 'sail',
    wrong: ['sell', 'sand', 'snail'],
    why: 'Em nghe được từ “sail”: cánh buồm, đi thuyền buồm.',
  }),
  wordBank({
    text: 'The ___ is hot. The ___ is blue. The boy plays with ___.',
    blanks: ['sun', 'sea', 'sand'],
    beside: ['night', 'shirt'],
    why: 'Mặt trời (sun) nóng, biển (sea) xanh, cậu bé chơi với cát (sand).',
  }),
  sentence('Is the river near your village?', { why: 'Câu hỏi với to be: Is + chủ ngữ + near + nơi chốn.' }),
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
    { why: 'Bơi ở biển, bay trên trời, ngủ trên giường, đọc sách ở thư viện.' },
  ),
  spelling('river', 'dòng sông', {
    why: 'river: dòng sông. Từ có hai chữ r, một ở đầu và một ở cuối; v đứng giữa hai nguyên âm i và e.',
  }),
  oneChoice({
    ask: 'What is she doing? – She ___ a bike.',
    right: 'is riding',
    wrong: ['ride', 'riding', 'are riding'],
    why: 'Việc đang làm với she: is + động từ đuôi -ing.',
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
    why: 'quickly nghĩa là nhanh; các từ còn lại là con vật nuôi.',
  }),
])

import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, rightForm, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** Birthdays, months, countries and people's looks. */
export const paper4 = paper(4, '4', [
  oneChoice({
    ask: '___ is your birthday? – It’s in May.',
    right: 'When',
    wrong: ['What', 'Who', 'Where'],
    why: 'Câu trả lời là thời gian (trong tháng Năm), nên hỏi bằng When. Where hỏi ở đâu, What hỏi cái gì, Who hỏi ai.',
  }),
  fillIn({
    text: 'February is the ___ month of the year.',
    blanks: ['second|2nd'],
    why: 'Tháng Hai là tháng thứ hai: second.',
  }),
  sentence('My friend Akiko comes from Japan.', {
    why: 'come from + tên nước: đến từ nước nào.',
  }),
  oneChoice({
    ask: 'What does your grandfather look like? – He’s ___.',
    right: 'tall and slim',
    wrong: ['a farmer', 'very well', 'at home'],
    why: '“What ... look like?” hỏi về ngoại hình: tall and slim (cao và mảnh khảnh). a farmer là nghề nghiệp, at home nói ở đâu, very well nói sức khỏe hay cách làm.',
  }),
  matching(
    [
      ['Viet Nam', 'Ha Noi'],
      ['Japan', 'Tokyo'],
      ['Thailand', 'Bangkok'],
      ['the UK', 'London'],
      ['France', 'Paris'],
    ],
    {
      why: 'Mỗi nước đi với thủ đô: Việt Nam – Hà Nội, Nhật Bản – Tokyo, Thái Lan – Bangkok, Vương quốc Anh (the UK) – London, Pháp – Paris.',
    },
  ),
  rightForm({
    text: 'Linda has a round face. Her eyes ___ (be) blue.',
    blanks: ['are'],
    why: '“eyes” là số nhiều nên động từ be chia là are.',
  }),
  spelling('August', 'tháng Tám', { why: 'August: tháng Tám. Tên các tháng viết hoa chữ đầu.' }),
  oneChoice({
    task: 'reply',
    ask: 'Happy birthday, Nam! Here’s a present for you.',
    right: 'Thank you very much!',
    wrong: ['You’re welcome.', 'I’m sorry.', 'Here you are.'],
    why: 'Khi nhận quà, em nói lời cảm ơn: “Thank you very much!” “You’re welcome.” đáp lại lời cảm ơn; “Here you are.” nói khi đưa đồ; “I’m sorry.” là lời xin lỗi.',
  }),
  wordBank({
    text: 'At the party we eat ___ and drink ___. My friends give me ___.',
    blanks: ['cake', 'juice', 'presents'],
    beside: ['candles', 'lemons'],
    why: 'Ăn bánh (cake), uống nước ép (juice), bạn bè tặng quà (presents). candles (nến) không ăn được, lemons (chanh) không phải món quà sinh nhật.',
  }),
  oneChoice({
    task: 'listen',
    sound: 'face',
    right: 'face',
    wrong: ['vase', 'place', 'fence'],
    why: 'Em nghe được từ “face”: khuôn mặt, bắt đầu bằng âm /f/. “vase” (lọ hoa) bắt đầu bằng /v/, “place” (nơi chốn) bằng /pl/; “fence” (hàng rào) có thêm âm /n/.',
  }),
])

import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** My family, my body and food. */
export const paper3 = paper(1, '3', [
  oneChoice({
    task: 'listen',
    sound: 'hand',
    right: 'hand',
    wrong: ['hat', 'ham', 'and'],
    why: 'Em nghe được từ “hand”: bàn tay, đầu từ có âm /h/, cuối từ có âm /d/. “and” (và) không có âm /h/; “ham” (giăm bông) và “hat” (cái mũ) không có âm /d/.',
  }),
  oneChoice({
    ask: 'I see with my ___.',
    right: 'eyes',
    wrong: ['ears', 'hands', 'legs'],
    why: 'see là nhìn thấy, em nhìn bằng mắt: eyes. ears (tai) để nghe, hands (tay) để cầm, legs (chân) để đi.',
  }),
  matching(
    [
      ['mother', 'mẹ'],
      ['father', 'bố'],
      ['sister', 'chị, em gái'],
      ['brother', 'anh, em trai'],
    ],
    {
      why: 'mother là mẹ, father là bố; sister là chị, em gái; brother là anh, em trai. mother và sister là nữ, father và brother là nam.',
    },
  ),
  spelling('cake', 'bánh ngọt', {
    sound: 'cake',
    why: 'cake: bánh ngọt. Âm /k/ đầu từ viết bằng c, âm /k/ sau viết bằng k rồi thêm e câm.',
  }),
  fillIn({
    sound: 'rice',
    text: 'I like ___.',
    blanks: ['rice'],
    why: 'Em nghe được từ “rice”: cơm, gạo.',
  }),
  sentence('This is my mother.', { why: 'This is my mother: đây là mẹ của tớ.' }),
  oneChoice({
    task: 'odd',
    right: 'nose',
    wrong: ['bread', 'egg', 'milk'],
    why: 'nose là cái mũi, ở trên khuôn mặt; bread (bánh mì), egg (quả trứng) và milk (sữa) là đồ ăn, thức uống.',
  }),
  wordBank({
    text: 'I can hear with my ___. I can smell with my ___.',
    blanks: ['ears', 'nose'],
    beside: ['feet', 'mouth'],
    why: 'Nghe bằng tai (ears), ngửi bằng mũi (nose). mouth (miệng) để ăn và nói, feet (bàn chân) để đi.',
  }),
  oneChoice({
    task: 'reply',
    ask: 'How are you?',
    right: 'I’m fine, thank you.',
    wrong: ['I’m a boy.', 'Goodbye!', 'It’s a hat.'],
    why: '“How are you?” hỏi thăm sức khỏe, em đáp: “I’m fine, thank you.” “I’m a boy.” nói mình là con trai; “Goodbye!” là lời tạm biệt; “It’s a hat.” nói về cái mũ.',
  }),
  fillIn({
    text: 'Two and three is ___.',
    blanks: ['five|5'],
    why: 'Hai cộng ba bằng năm: five.',
  }),
])

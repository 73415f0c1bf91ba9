import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, rightForm, sentence, spelling, yesOrNo } from '../../bank/questions.ts'

/** Yesterday and last summer: was and were, first verbs in the past, places and the weather. */
export const paper6 = paper(4, '6', [
  oneChoice({
    ask: 'Where ___ you yesterday afternoon? – I was at the sports centre.',
    right: 'were',
    wrong: ['are', 'was', 'did'],
    why: 'yesterday là quá khứ; với you dùng were. was đi với I, he, she, it; are là hiện tại; did đi với động từ khác, không đi với “at the sports centre”.',
  }),
  rightForm({
    text: 'Last Sunday it ___ (be) cold and windy.',
    blanks: ['was'],
    why: 'Last Sunday là quá khứ; với it động từ be chia là was.',
  }),
  sentence('What did you do last weekend?', {
    why: 'Câu hỏi ở quá khứ: What + did + chủ ngữ + động từ nguyên mẫu.',
  }),
  oneChoice({
    ask: 'We ___ photos on the beach last summer.',
    right: 'took',
    wrong: ['take', 'taking', 'takes'],
    why: 'last summer là quá khứ; quá khứ của take là took. take và takes là hiện tại; taking thiếu were ở trước.',
  }),
  fillIn({
    sound: 'castle',
    text: 'The king and the queen live in a big ___.',
    blanks: ['castle'],
    why: 'Em nghe được từ “castle”: tòa lâu đài.',
  }),
  matching(
    [
      ['go', 'went'],
      ['see', 'saw'],
      ['buy', 'bought'],
      ['eat', 'ate'],
      ['swim', 'swam'],
    ],
    {
      why: 'Đây là các động từ bất quy tắc, quá khứ không thêm -ed: go – went (đi), see – saw (nhìn thấy), buy – bought (mua), eat – ate (ăn), swim – swam (bơi).',
    },
  ),
  oneChoice({
    task: 'listen',
    sound: 'beach',
    right: 'beach',
    wrong: ['bench', 'peach', 'bridge'],
    why: 'Em nghe được từ “beach”: bãi biển, bắt đầu bằng âm /b/. “peach” (quả đào) bắt đầu bằng /p/; “bench” (ghế dài) có thêm âm /n/; “bridge” (cây cầu) có âm /r/.',
  }),
  spelling('holiday', 'kì nghỉ', { why: 'holiday: kì nghỉ. Từ gồm holi- và day (ngày), nên ba chữ cuối là d, a, y.' }),
  yesOrNo({
    text: 'Hi, I’m Mary. I was in Da Nang with my family in July. The weather was sunny. We swam in the sea every morning and ate a lot of seafood.',
    says: [
      ['Mary was in Da Nang in July.', 'Yes'],
      ['It was rainy there.', 'No'],
      ['They swam in the sea in the evening.', 'No'],
    ],
    why: 'Mary ở Đà Nẵng vào tháng Bảy, trời nắng (sunny), cả nhà tắm biển mỗi sáng (every morning).',
  }),
  oneChoice({
    task: 'reply',
    ask: 'Was your trip to Ha Long Bay fun?',
    right: 'Yes, it was.',
    wrong: ['Yes, I am.', 'No, it isn’t.', 'Yes, they were.'],
    why: '“Was your trip ...?” hỏi về quá khứ, my trip là it, nên đáp “Yes, it was.” “Yes, they were.” nói về nhiều thứ; “No, it isn’t.” và “Yes, I am.” là hiện tại.',
  }),
])

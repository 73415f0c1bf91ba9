import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, rightForm, sentence, spelling, yesOrNo } from '../../bank/questions.ts'

/** Yesterday and last summer: was and were, first verbs in the past, places and the weather. */
export const paper6 = paper(4, '6', [
  oneChoice({
    ask: 'Where ___ you yesterday afternoon? – I was at the sports centre.',
    right: 'were',
    wrong: ['are', 'was', 'did'],
    why: 'yesterday là quá khứ; với you dùng were.',
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
    why: 'last summer là quá khứ; quá khứ của take là took.',
  }),
  fillIn({
    sound: 'castle',
    text: 'The king and the queen live in a big ___.',
    blanks: ['castle'],
    why: 'Em nghe được từ “castle”: toà lâu đài.',
  }),
  matching(
    [
      ['go', 'went'],
      ['see', 'saw'],
      ['buy', 'bought'],
      ['eat', 'ate'],
      ['swim', 'swam'],
    ],
    { why: 'Đây là các động từ bất quy tắc ở thì quá khứ đơn.' },
  ),
  oneChoice({
    task: 'listen',
    sound: 'beach',
    right: 'beach',
    wrong: ['bench', 'peach', 'bridge'],
    why: 'Em nghe được từ “beach”: bãi biển.',
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
    why: 'Câu hỏi “Was your trip ...?” được trả lời bằng “Yes, it was.”',
  }),
])

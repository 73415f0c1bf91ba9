import { paper } from '../../bank/paper.ts'
import { fillIn, matching, oneChoice, rightForm, sentence, spelling, wordBank } from '../../bank/questions.ts'

/** My day: the clock, what I do and when, days and lessons. */
export const paper1 = paper(4, '1', [
  oneChoice({
    ask: '___ do you get up? – At half past six.',
    right: 'What time',
    wrong: ['What', 'Where', 'How many'],
    why: 'Câu trả lời nói giờ (lúc sáu rưỡi), nên câu hỏi là “What time ...?” (mấy giờ). What đứng một mình hỏi cái gì; Where hỏi ở đâu; How many hỏi số lượng.',
  }),
  fillIn({
    text: 'My brother ___ his teeth every day after breakfast.',
    blanks: ['brushes|cleans'],
    why: '“brush one’s teeth” là đánh răng; “every day” là thói quen, với he, she, it động từ brush thêm -es: brushes.',
  }),
  sentence('What time does your father go to work?', {
    why: 'Trật tự câu hỏi: What time + does + chủ ngữ + động từ nguyên mẫu.',
  }),
  oneChoice({
    task: 'listen',
    sound: 'lunch',
    right: 'lunch',
    wrong: ['launch', 'bunch', 'punch'],
    why: 'Em nghe được từ “lunch”: bữa trưa, bắt đầu bằng âm /l/. “launch” (phóng, hạ thủy) cũng bắt đầu bằng /l/ nhưng đọc “o” dài; “bunch” (bó, chùm) bắt đầu bằng /b/, “punch” (cú đấm) bằng /p/.',
  }),
  wordBank({
    text: 'I ___ breakfast at half past six. Then I ___ to school. In the evening I ___ TV.',
    blanks: ['have', 'go', 'watch'],
    beside: ['play', 'do'],
    why: 'have breakfast: ăn sáng; go to school: đi học; watch TV: xem ti vi. play (chơi) và do (làm) không đi với breakfast, to school hay TV.',
  }),
  oneChoice({
    ask: 'It’s 9:45. It’s a ___ to ten.',
    right: 'quarter',
    wrong: ['half', 'fifteen', 'clock'],
    why: '9 giờ 45 là 10 giờ kém 15: “a quarter to ten”. half là nửa giờ (30 phút); fifteen là 15 nhưng không đứng sau a; clock là cái đồng hồ.',
  }),
  matching(
    [
      ['in the morning', 'have breakfast'],
      ['at noon', 'have lunch'],
      ['in the evening', 'have dinner'],
      ['at night', 'go to bed'],
    ],
    {
      why: 'Buổi sáng có breakfast (bữa sáng), buổi trưa có lunch (bữa trưa), buổi tối có dinner (bữa tối), đêm thì đi ngủ (go to bed).',
    },
  ),
  spelling('Thursday', 'thứ năm', { why: 'Thursday: thứ năm. Tên các ngày trong tuần viết hoa chữ đầu.' }),
  rightForm({
    text: 'Mai ___ (not get) up late on Sundays. She always gets up at six.',
    blanks: ['doesn’t get|does not get'],
    why: 'Câu phủ định ở hiện tại với Mai: doesn’t + động từ nguyên mẫu.',
  }),
  oneChoice({
    task: 'odd',
    right: 'Monday',
    wrong: ['January', 'March', 'August'],
    why: 'Monday (thứ hai) là một ngày trong tuần; January (tháng Một), March (tháng Ba) và August (tháng Tám) là tên tháng.',
  }),
])

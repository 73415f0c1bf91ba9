/** [new] The file in which a pupil's work goes to the teacher where there is no line (D28). */
export const texts = {
  takeWork: 'Tải bài làm',
  work: 'Bài làm',
  noWorkKey: 'Máy này chưa tạo được tập tin bài làm. Em giữ bài trên máy, bài tự gửi khi có mạng lại.',
  workTaken: 'Bài làm đã tải về máy. Em gửi tập tin vừa tải cho thầy cô. Khi có mạng lại, bài trên máy này vẫn tự gửi.',
  workNotTaken: 'Chưa tạo được tập tin bài làm. Bài vẫn còn trên máy này, em thử lại nhé.',
  soundsLeftOut: (count: number) =>
    `Tập tin không đủ chỗ cho ${count} bài nói. Em giữ các bài nói này trên máy, máy tự gửi khi có mạng lại.`,
} as const

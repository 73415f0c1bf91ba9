/** [new] Words of the pages for trying out (B-073 to B-076). */
export const texts = {
  testing: 'Trang dùng thử',
  testingLead: 'Các trang để làm thử. Không có gì ở đây được lưu hay tính điểm.',
  dragDrop: 'Thử kéo và thả',
  dragDropText: 'Kéo hình ở trên thả vào hình ở dưới.',
  canvas: 'Soạn phiếu thử',
  canvasText: 'Vẽ ô trả lời lên một trang trắng.',
  exercises: 'Câu hỏi thử',
  exercisesText: 'Vài câu hỏi có sẵn, bấm Check để xem đúng hay sai.',
  canvasNote: 'Trang nháp này không được lưu. Rời trang là các ô đã vẽ mất đi.',
  blank: 'Trang trắng mới',
  blankTitle: 'Xóa các ô đã vẽ?',
  blankText: 'Trang nháp trở lại như lúc đầu.',
  blankYes: 'Xóa',
  exercisesLead: 'Trả lời rồi bấm Check, bấm Retry để làm lại. Không có gì được lưu.',
  question: (number: number, count: number) => `Câu ${number}/${count}`,
} as const

/** [new] Words of the fields by which the editor changes one zone; beside the zones, so that no pupil loads them. */
export const texts = {
  write: {
    answers: 'Đáp án đúng',
    answer: (number: number) => `Đáp án ${number}`,
    dropAnswer: (number: number) => `Bỏ đáp án ${number}`,
    example: 'Nhập đáp án',
    more: 'Thêm cách viết khác',
    help: 'Không phân biệt hoa thường. Em chỉ cần đúng một cách.',
  },
  choice: {
    right: 'Ô này đúng',
    help: 'Nhóm có một ô đúng thì em chọn một ô, có nhiều ô đúng thì em chọn đủ bấy nhiêu ô.',
  },
  dropDown: {
    options: 'Các lựa chọn',
    option: (number: number) => `Lựa chọn ${number}`,
    right: (number: number) => `Lựa chọn ${number} đúng`,
    drop: (number: number) => `Bỏ lựa chọn ${number}`,
    more: 'Thêm lựa chọn',
    help: 'Đánh dấu lựa chọn đúng ở bên trái.',
    few: 'Chỉ có một lựa chọn thì em biết ngay đáp án.',
  },
} as const

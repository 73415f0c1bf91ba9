export const classroomTexts = {
  /** [new] The course of a class, by its grade. */
  course: (grade: string) => `Tiếng Anh ${grade.toLocaleLowerCase('vi')}`,
  /** [new] The course of a class of several grades. */
  noCourse: 'Lớp ghép nhiều khối',
  /** C-694. */
  video: 'Video',
} as const

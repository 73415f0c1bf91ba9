import { schoolClass } from './texts.ts'

/** What a teacher has called the class by already: 'Lớp 4A1', 'lớp học vẽ', 'LỚP4A1'. */
const saysClass = /^lớp(?=[\s\d])/iu

/** A class as a sentence or a heading calls it: 'Lớp 4A1', and not 'Lớp Lớp 4A1' (H164). */
export const classCalled = (className: string): string =>
  saysClass.test(className) ? className : schoolClass(className)

/** An exam as its print names it (C-613): an examination by its id, an olympic paper by class and number. */
export type PrintedExam = { readonly id: number } | { readonly classLevel: number; readonly code: string }

/** The address of an exam for print (C-594). */
export const printPath = (exam: PrintedExam): `/${string}` =>
  `/lms/print/exam?${new URLSearchParams(Object.entries(exam).map(([name, value]) => [name, String(value)]))}`

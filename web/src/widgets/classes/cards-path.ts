/** The cards of a class as they are printed, or of one pupil of it. */
export const cardsPath = (classId: string, studentId?: string): `/${string}` =>
  `/lms/print/cards?${new URLSearchParams({ classId, ...(studentId !== undefined && { studentId }) })}`

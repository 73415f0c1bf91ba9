/** The cards of a class, as they are printed. */
export const cardsPath = (classId: string): `/${string}` => `/lms/print/cards?${new URLSearchParams({ classId })}`

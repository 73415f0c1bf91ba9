/** The group of notes of the digital-book service that every pupil gets. */
export const BOOK_NOTE_GROUP = 5203

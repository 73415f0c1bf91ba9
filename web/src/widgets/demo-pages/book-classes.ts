/** The classes that have a textbook layout (C-531, C-533, C-569 to C-574). */
export const bookClasses = [1, 2, 3, 4, 5, 8] as const
export type BookClass = (typeof bookClasses)[number]

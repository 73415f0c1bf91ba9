import type { BookClass } from './book-classes.ts'

const listed = (pages: string): readonly string[] => pages.split(' ')

/**
 * The pages of each book in the order of its menu, by their N. Those of classes 5 and 8 are given (C-584, C-585); class 5
 * names 37 twice, which makes two entries of one page (C-590). Those of classes 1 to 4 begin with what is picked, go on with
 * what is put into an order and what is written, and end with several kinds at once (C-588).
 */
export const bookPages: Readonly<Record<BookClass, readonly string[]>> = {
  1: listed('33 61 32 49 35A 81 48 42 38 45 70 43 46 85 103 105'),
  2: listed('34 30A 76 62 71 35 52 50 72A 91 42A 57A 106 70A 101 53 47 84 87 44'),
  3: listed('31 120 71A 51 82 132 63 68 55 111 48A 94 98 57 36 69 113 39 54 88 89 112'),
  4: listed('64 72 4 24A 118 12 56 79 20 74 96 41 107 84 115 40 89 65 77 67 121'),
  5: listed('29 30 31 132 35 36 37 38 39 40 41 17 14 71 72 73 74 75 100 77 78 79 80 37 106'),
  8: listed('1 3 4 5 6 7 8 9 10 11 12 13 14 15 16 18 19 20 22 23 24 25 27 28'),
}

/** [new] Words of PuzzleWords; what is right or wrong is said by parts/texts.ts. */
export const texts = {
  how: 'Chạm từng chữ cái để tô, hoặc kéo dọc theo cả từ. Từ nằm ngang hoặc nằm dọc.',
  /** For whoever moves in the grid with the keyboard. */
  keys: 'Phím mũi tên để đi, phím cách để tô hoặc bỏ tô, giữ Shift và phím mũi tên để tô liền.',
  grid: 'Bảng chữ cái',
  words: 'Các từ cần tìm',
  /** The name of a cell for a screen reader; row and column count from 1. */
  cell: (letter: string, row: number, column: number) => `${letter}, hàng ${row}, cột ${column}`,
  selected: 'đã tô',
  /** Name of a word of which nothing else is known. */
  word: (number: number) => `Từ ${number}`,
  listen: (number: number) => `Nghe từ ${number}`,
  letters: (count: number) => `${count} chữ cái`,
  /** What is selected, below the grid. */
  given: 'Em đã tô',
  nothing: 'Chưa tô chữ nào.',
  count: (selected: number, all: number) => `${selected}/${all} chữ cái`,
  clear: 'Bỏ tô hết',
  cleared: 'Đã bỏ tô tất cả.',
  drawn: (word: string) => `Đã tô ${word}.`,
  erased: (word: string) => `Đã bỏ tô ${word}.`,
} as const

import type { Fields } from '../../contract.ts'

/** C-428: an answer without a word beside it is itself a word to choose from. */
export const isPictureAnswer = ({ text, Text, question }: Fields): boolean =>
  [text, Text, question].some((words) => typeof words === 'string' && words.trim() !== '')

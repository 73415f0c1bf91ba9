import { bareFold } from '../names/bare-fold.ts'

export type Sex = 'male' | 'female'

const words: Readonly<Record<Sex, readonly string[]>> = {
  male: ['nam', 'trai', 'm', 'male', 'boy', 'be trai'],
  female: ['nu', 'gai', 'f', 'female', 'girl', 'be gai'],
}

/** The sex that a cell names; '' for what names none. */
export const sexIn = (cell: string): Sex | '' => {
  const word = bareFold(cell).replace(/[.]/g, '')
  if (words.male.includes(word)) return 'male'
  return words.female.includes(word) ? 'female' : ''
}

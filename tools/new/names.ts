/** Spellings of one name. */

/** 'AnswerOne', 'CLASSWORK_Assignments' and 'answer-one' as words in lower case. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .split(/[-_]/)
    .map((word) => word.toLowerCase())

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const kebab = (name: string): string => wordsOf(name).join('-')
export const pascal = (name: string): string => wordsOf(name).map(capital).join('')
export const camel = (name: string): string => pascal(name).replace(/^./, (first) => first.toLowerCase())

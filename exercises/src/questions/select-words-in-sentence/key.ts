import type { KeyItem } from '../../shared/key-items.ts'
import { normaliseWords } from '../../shared/normalise-words.ts'
import { selectable, type WordPiece, wordsIn } from './words.ts'

/** Which indexes are to be selected. */
export type Key = {
  /** these and no others of their words */
  readonly exact: ReadonlySet<number>
  /** of these equal words at least `min`, whichever (H028) */
  readonly any: readonly { readonly indexes: readonly number[]; readonly min: number }[]
}

/** The first place from which on the words of `run` stand one behind the other, -1 for none. */
const runAt = (words: readonly string[], run: readonly string[]): number =>
  words.findIndex((_, from) => run.every((word, step) => words[from + step] === word))

type Group = Extract<WordPiece, { kind: 'choices' }>

/** The key of dropdowns: the right items from the first to the last; one item with a word for each is the whole key. */
const keyOfGroups = (answers: readonly KeyItem[], groups: readonly Group[]): Key => {
  const items = answers.filter(({ isCorrect }) => isCorrect).map(({ answer }) => answer)
  const [first = []] = items
  const whole = items.length === 1 && groups.length > 1 && first.length === groups.length
  const any = groups.flatMap(({ from, words }, at) => {
    const named = groups.length === 1 ? items.flat() : whole ? first.slice(at, at + 1) : (items[at] ?? [])
    const alike = named.map(normaliseWords)
    const same = words.filter((word) => named.includes(word))
    const right = same.length > 0 ? same : words.filter((word) => alike.includes(normaliseWords(word)))
    return right.length === 0 ? [] : [{ indexes: right.map((word) => from + words.indexOf(word)), min: 1 }]
  })
  return { exact: new Set(), any }
}

/**
 * The key of a sentence. Items that are all its words in order say by their marks which are right. Otherwise the right
 * items name words, or words that stand one behind the other; a word that the sentence does not have is left out.
 */
export const keyOf = (answers: readonly KeyItem[], sentence: readonly WordPiece[]): Key => {
  const groups = sentence.filter((piece) => piece.kind === 'choices')
  return groups.length > 0 ? keyOfGroups(answers, groups) : keyOfWords(answers, selectable(sentence))
}

const keyOfWords = (answers: readonly KeyItem[], sentence: readonly string[]): Key => {
  const words = sentence.map(normaliseWords)
  const items = answers.map(({ answer }) => normaliseWords(answer.join(' ')))
  const marked = answers.some(({ isCorrect }) => !isCorrect)
  if (marked && items.length === words.length && items.every((item, at) => item === words[at]))
    return { exact: new Set(answers.flatMap(({ isCorrect }, at) => (isCorrect ? [at] : []))), any: [] }

  const exact = new Set<number>()
  const times = new Map<string, number>()
  for (const named of answers.flatMap(({ answer, isCorrect }) => (isCorrect ? answer : []))) {
    const whole = normaliseWords(named)
    const run = wordsIn(named).map(normaliseWords)
    const from = run.length > 1 && !words.includes(whole) ? runAt(words, run) : -1
    if (from >= 0) for (const step of run.keys()) exact.add(from + step)
    else for (const each of words.includes(whole) ? [whole] : run) times.set(each, (times.get(each) ?? 0) + 1)
  }
  const any = [...times].flatMap(([named, min]) => {
    const indexes = [...words.keys()].filter((at) => words[at] === named && !exact.has(at))
    return indexes.length === 0 ? [] : [{ indexes, min: Math.min(min, indexes.length) }]
  })
  return { exact, any }
}

/**
 * The right indexes that come nearest to what is selected: of equal words those that are selected, and as many more as
 * the key asks for.
 */
export const solutionFor = ({ exact, any }: Key, selected: readonly number[]): Set<number> => {
  const chosen = new Set(selected)
  const solution = new Set(exact)
  for (const { indexes, min } of any) {
    const taken = indexes.filter((at) => chosen.has(at))
    const more = indexes.filter((at) => !chosen.has(at)).slice(0, Math.max(0, min - taken.length))
    for (const at of [...taken, ...more]) solution.add(at)
  }
  return solution
}

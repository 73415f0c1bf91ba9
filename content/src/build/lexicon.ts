import { alike } from '../bank/facts.ts'
import { pictureOf } from '../bank/pictures.ts'
import { type Word, words } from '../bank/words.ts'
import { byChance } from './chance.ts'
import { shortMeaning } from './saying.ts'

/** Words that only hold sentences together: nobody is asked what they mean. */
const servants: ReadonlySet<string> = new Set(['grammar', 'quantity'])
/** Parts of speech whose words can be asked for by themselves. */
const asked: ReadonlySet<string> = new Set(['noun', 'verb', 'adjective', 'number', 'adverb'])

/** Words that sound in two ways; nobody is asked which of them was heard. */
const twoSounds: ReadonlySet<string> = new Set(
  'bow close desert graduate lead live minute object present produce read record row separate tear use used wind'.split(
    ' ',
  ),
)

/** Words of the bank that papers for children do not ask. */
const unfit: ReadonlySet<string> = new Set(
  'alcohol army attack bar beer blood bomb champagne cigarette crime criminal dead death devil die divorce drug drunk fat fight gun hate hell hurt idiot kill kiss knife mad murder naked pregnant prison pub rob sex shoot shot smoke smoker smoking soldier steal stupid suicide terrible terrorist thief tobacco ugly violence violent war weapon wine'.split(
    ' ',
  ),
)

/** Words that mean little by themselves. */
const bare: ReadonlySet<string> = new Set(
  'Miss Mr Mrs Ms OK a.m. p.m. off o’clock please really sir madam yes no not'.split(' '),
)

export const isHeard = ({ headword }: Word): boolean => !twoSounds.has(headword)

/** How hard a word is for a class: 1 what the classes before had, 2 its own, 3 what comes next. */
export const easeOf = ({ schoolClass }: Word, forClass: number): 1 | 2 | 3 =>
  schoolClass < forClass ? 1 : schoolClass === forClass ? 2 : 3

/** The words that papers of a class ask for: those of the two classes before, its own, and of the next. */
export const wordsFor = (forClass: number): Word[] =>
  words.filter(
    ({ headword, schoolClass, topic, pos }) =>
      !unfit.has(headword) &&
      !bare.has(headword) &&
      schoolClass <= forClass + 1 &&
      schoolClass >= forClass - 2 &&
      !servants.has(topic) &&
      asked.has(pos),
  )

/** Words of meanings that say nothing by themselves: classifiers, particles, what all of a kind have in front of them. */
const fillers: ReadonlySet<string> = new Set(
  'cái con quả cây chiếc sự việc người một các những bị được làm đồ bộ tấm bức hộp nơi nhà cuộc trò môn món loại phần thứ đi ra vào lên xuống ở của và với cho về có không rất sẽ đang nhau em bé ông bà bạn ai gì (gì) (ai) số màu mười mươi tháng mùa buổi bữa phòng bút xe áo'.split(
    ' ',
  ),
)

const meaningWords = ({ meaning }: Word): Set<string> =>
  new Set(
    meaning
      .toLowerCase()
      .split(/[\s,;/()]+/)
      .filter((word) => word !== '' && !fillers.has(word)),
  )

const parts = ({ meaning }: Word): string[] =>
  meaning
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .split(/[,;/]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const meaningsByWord = new Map<Word, { words: Set<string>; parts: string[] }>()
const meaningsOf = (word: Word) => {
  const known = meaningsByWord.get(word)
  if (known) return known
  const made = { words: meaningWords(word), parts: parts(word) }
  meaningsByWord.set(word, made)
  return made
}

/** Whether the look of two words, or what one names, makes them hard to tell apart (words/alike.tsv). */
const isLike = (one: Word, other: Word): boolean => {
  const like = alike.get(one.headword.toLowerCase())
  return like !== undefined && (like.has(other.headword.toLowerCase()) || like.has(`(${other.topic})`))
}

/** Whether two words have a meaning in common. */
export const meanTheSame = (one: Word, other: Word): boolean =>
  meaningsOf(one).parts.some((part) => meaningsOf(other).parts.includes(part))

/** A meaning without the classifier in front: 'cái cốc' and 'cốc' are the same to a pupil. */
export const bareMeaning = (meaning: string): string => meaning.replace(/^(?:cái|con|quả|chiếc|cây|củ|hạt) /, '')

const senses = Map.groupBy(
  words.flatMap((word) => parts(word).map((part) => ({ word, part: bareMeaning(part) }))),
  ({ part }) => part,
)

/** The other words of the bank that the clue of a word means as well, of whatever class. */
export const rivalsOf = (word: Word): Word[] =>
  (senses.get(bareMeaning(shortMeaning(word).toLowerCase())) ?? [])
    .map(({ word: other }) => other)
    .filter(({ headword }) => headword !== word.headword)

/** Whether a pupil may take one of two words for the other: they have a meaning or a picture in common, or look alike. */
export const areAlike = (one: Word, other: Word): boolean => {
  if (meanTheSame(one, other) || isLike(one, other) || isLike(other, one)) return true
  const picture = pictureOf(one)
  return picture !== undefined && picture === pictureOf(other)
}

/** Whether one of two words could stand for the other: in meaning, in its picture, or in its letters. */
export const couldBe = (one: Word, other: Word): boolean => {
  const [first, second] = [one.headword.toLowerCase(), other.headword.toLowerCase()]
  if (first === second || first.includes(second) || second.includes(first)) return true
  const [here, there] = [meaningsOf(one), meaningsOf(other)]
  for (const word of here.words) if (there.words.has(word)) return true
  return areAlike(one, other)
}

/** Topics that lie so near each other that a word of one could be taken for one of the other. */
const near: readonly (readonly string[])[] = [
  ['animals', 'nature', 'food', 'weather'],
  ['family', 'people', 'work', 'feelings'],
  ['house', 'school', 'classroom', 'clothes', 'places', 'town', 'technology', 'shopping', 'money'],
  ['transport', 'travel', 'town', 'places', 'countries'],
  ['sports', 'hobbies', 'music', 'arts', 'media', 'holidays', 'daily-life', 'actions', 'communication'],
  ['time', 'numbers', 'shapes', 'quantity', 'colours', 'qualities', 'weather'],
  ['body', 'health', 'clothes', 'feelings', 'qualities'],
]

/** Whether no word of one topic can be taken for one of the other. */
export const areFar = (one: string, other: string): boolean =>
  one !== other && !near.some((group) => group.includes(one) && group.includes(other))

/** Sets of words that cannot be taken for each other, each word in one of them. */
export const groupsOf = (from: readonly Word[], size: number, seed: string): Word[][] => {
  const left = byChance(from, seed, ({ headword, pos }) => `${headword} ${pos}`)
  const groups: Word[][] = []
  while (left.length >= size) {
    const [first] = left
    if (first === undefined) break
    const group = [first]
    for (const word of left.slice(1))
      if (group.length < size && group.every((one) => !couldBe(one, word))) group.push(word)
    for (const word of group.length === size ? group : [first]) left.splice(left.indexOf(word), 1)
    if (group.length === size) groups.push(group)
  }
  return groups
}

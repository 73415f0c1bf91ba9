/**
 * Everything that this product keeps in a browser, each key with its shape, its owner and its end (A-099, C-097: nothing
 * of a password, a hash or a token is ever among it; the session is an httpOnly cookie). Add a key here before it is used.
 */
const read = {
  flag: (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null),
  /** The id of somebody. */
  person: (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null),
  /** How the exams of a class stand (C-240). */
  view: (value: unknown): 'list' | 'card' | null => (value === 'list' || value === 'card' ? value : null),
  /** A practice level from 1 to 5 (C-247). */
  level: (value: unknown): number | null =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5 ? value : null,
  answers: (value: unknown): UnsentAnswer[] | null => (Array.isArray(value) ? value.filter(isUnsentAnswer) : null),
  /** The exercises of a contest (C-522); one that is none makes the list unreadable (C-528). */
  exercises: (value: unknown): KeptExercise[] | null =>
    Array.isArray(value) && value.every(isKeptExercise) ? value : null,
  /** The answers given in a contest (C-523), likewise. */
  contestAnswers: (value: unknown): KeptAnswer[] | null =>
    Array.isArray(value) && value.every(isKeptAnswer) ? value : null,
  /** What is begun and not handed in of each sitting; what is none of it is left out. */
  drafts: (value: unknown): KeptDrafts[] | null => (Array.isArray(value) ? value.filter(isKeptDrafts) : null),
  /** A moment in ms since 1970 UTC (C-524). */
  moment: (value: unknown): number | null =>
    typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null,
}

/** An exercise of the mock contest: its id in the contest, the code of its type, and the question that the type reads. */
export type KeptExercise = { id: string; type: string; question: object }
/** An answer that is kept; the type of its question reads the response. */
export type KeptAnswer = { id: string; response: unknown }

const isKeptExercise = (value: unknown): value is KeptExercise => {
  if (typeof value !== 'object' || value === null) return false
  const { id, type, question } = value as Partial<KeptExercise>
  return typeof id === 'string' && typeof type === 'string' && typeof question === 'object' && question !== null
}

const isKeptAnswer = (value: unknown): value is KeptAnswer =>
  typeof value === 'object' && value !== null && 'response' in value && 'id' in value && typeof value.id === 'string'

/** What of an exam is begun and not handed in: whose it is, of which sitting, and the response to each question. */
export type KeptDrafts = { userId: string; sittingId: string; answers: KeptAnswer[] }

const isKeptDrafts = (value: unknown): value is KeptDrafts => {
  if (typeof value !== 'object' || value === null) return false
  const { userId, sittingId, answers } = value as Partial<KeptDrafts>
  return (
    typeof userId === 'string' &&
    typeof sittingId === 'string' &&
    Array.isArray(answers) &&
    answers.every((answer) => isKeptAnswer(answer))
  )
}

/** An answer that waits to be sent (B-303): whose it is, its id, and the fields of its form. */
type UnsentAnswer = { userId: string; eventId: string; fields: Record<string, string> }

const isUnsentAnswer = (value: unknown): value is UnsentAnswer => {
  if (typeof value !== 'object' || value === null) return false
  const { userId, eventId, fields } = value as Partial<UnsentAnswer>
  return (
    typeof userId === 'string' &&
    typeof eventId === 'string' &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((field) => typeof field === 'string')
  )
}

type Key<Value> = {
  /** The key in localStorage. */
  name: `phuong.${string}` | 'OLYMPIC_SGK_DATA' | 'OLYMPIC_SGK_USER_DATA' | 'COUNT_DOWN'
  /** The part of the product that reads and writes it. */
  owner: string
  /** Answers null for what is not of this shape: an older build or another hand wrote it. */
  shape: (value: unknown) => Value | null
  /** When it goes; logout clears every key. */
  cleared: 'logout'
}

export const storageKeys = {
  /** C-249. */
  classLevel: { name: 'phuong.classLevel', owner: 'screens/olympic', shape: read.level, cleared: 'logout' },
  /** C-240, C-241. */
  olympicView: { name: 'phuong.olympicView', owner: 'screens/olympic', shape: read.view, cleared: 'logout' },
  soundOff: { name: 'phuong.soundOff', owner: 'browser/sound.ts', shape: read.flag, cleared: 'logout' },
  /** D61: who goes on by itself after a wrong answer too. */
  goesOn: { name: 'phuong.goesOn', owner: 'exam', shape: read.person, cleared: 'logout' },
  denseTables: { name: 'phuong.denseTables', owner: 'widgets with a staff table', shape: read.flag, cleared: 'logout' },
  /** B-303. */
  unsentAnswers: {
    name: 'phuong.unsentAnswers',
    owner: 'widgets/saved-answers',
    shape: read.answers,
    cleared: 'logout',
  },
  /** C-306; those of a sitting go with its end, those of one person when somebody else opens an exam. */
  examDrafts: { name: 'phuong.examDrafts', owner: 'exam', shape: read.drafts, cleared: 'logout' },
  /** C-522. */
  contestExercises: {
    name: 'OLYMPIC_SGK_DATA',
    owner: 'screens/olympic-demo',
    shape: read.exercises,
    cleared: 'logout',
  },
  /** C-523; it goes with the end of the contest too (C-512). */
  contestAnswers: {
    name: 'OLYMPIC_SGK_USER_DATA',
    owner: 'screens/olympic-demo',
    shape: read.contestAnswers,
    cleared: 'logout',
  },
  /** C-524; likewise (C-513). */
  countDown: { name: 'COUNT_DOWN', owner: 'screens/olympic-demo', shape: read.moment, cleared: 'logout' },
} as const satisfies Record<string, Key<unknown>>

type Keys = typeof storageKeys
export type StorageKey = keyof Keys
export type StoredValue<Name extends StorageKey> = NonNullable<ReturnType<Keys[Name]['shape']>>

/** What is stored under a key; null when there is nothing, or nothing of its shape, or the browser keeps nothing. */
export const readStored = <Name extends StorageKey>(key: Name): StoredValue<Name> | null => {
  const { name, shape } = storageKeys[key]
  try {
    const text = localStorage.getItem(name)
    return text === null ? null : (shape(JSON.parse(text)) as StoredValue<Name> | null)
  } catch {
    return null
  }
}

/** Stores a value. A browser that is full or keeps nothing loses a convenience, never work, so that is no error. */
export const writeStored = <Name extends StorageKey>(key: Name, value: StoredValue<Name>): void => {
  try {
    localStorage.setItem(storageKeys[key].name, JSON.stringify(value))
  } catch {
    // nothing to do: the value holds until the page is left
  }
}

/** Takes away what is stored under a key. */
export const removeStored = (key: StorageKey): void => {
  try {
    localStorage.removeItem(storageKeys[key].name)
  } catch {
    // a browser that refuses its storage has nothing in it
  }
}

/** The letter grid: how words are hidden in it, and where they stand. Nothing here knows which cells somebody selected. */
import { cleanText } from '@phuong/domain/names/clean'
import { shuffled } from '../../shared/shuffle.ts'

/** Row and column, each from 0. */
export type Cell = readonly [row: number, column: number]
/** The cells of one word from its first letter to its last. */
export type Place = readonly Cell[]
/** Rows of letters, all of one length. */
export type Grid = readonly (readonly string[])[]
export type Size = { readonly rows: number; readonly columns: number }

/** A letter with the marks on it, which belong to it. */
const letter = /\p{L}\p{M}*/gu

/** The letters of a text in capitals, as they stand in a grid: 'ice-cream' has eight. */
export const lettersOf = (text: unknown): string[] => cleanText(text).toUpperCase().normalize('NFC').match(letter) ?? []

export const cellKey = ([row, column]: Cell): string => `${row},${column}`

/** C-484: words lie left to right or top to bottom. */
const directions = [
  { down: 0, right: 1 },
  { down: 1, right: 0 },
] as const

type Start = { readonly from: Cell; readonly direction: (typeof directions)[number] }

const startsIn = ({ rows, columns }: Size): Start[] =>
  directions.flatMap((direction) =>
    Array.from({ length: rows * columns }, (_, at) => ({
      from: [Math.floor(at / columns), at % columns] as const,
      direction,
    })),
  )

const placeFrom = ({ from: [row, column], direction: { down, right } }: Start, length: number): Place =>
  Array.from({ length }, (_, step) => [row + step * down, column + step * right] as const)

const letterAt = (grid: Grid, [row, column]: Cell): string | undefined => grid[row]?.[column]

const sizeOf = (grid: Grid): Size => ({ rows: grid.length, columns: grid[0]?.length ?? 0 })

/** Everywhere that a word can be read. */
const readingsOf = (grid: Grid, word: readonly string[]): Place[] =>
  startsIn(sizeOf(grid))
    .map((start) => placeFrom(start, word.length))
    .filter((place) => place.every((cell, at) => letterAt(grid, cell) === word[at]))

const touches = (place: Place, taken: ReadonlySet<string>): boolean => place.some((cell) => taken.has(cellKey(cell)))

/** Every choice of one reading for each word in which no two words share a cell, at most two of them. */
const hidings = (readings: readonly (readonly Place[])[], taken: ReadonlySet<string> = new Set()): Place[][] => {
  const [first, ...others] = readings
  if (first === undefined) return [[]]
  const found: Place[][] = []
  for (const place of first) {
    if (found.length > 1 || touches(place, taken)) continue
    const rest = hidings(others, new Set([...taken, ...place.map(cellKey)]))
    found.push(...rest.map((places) => [place, ...places]))
  }
  return found.slice(0, 2)
}

/**
 * Where the words stand, in their order; null where one of them is missing, where they share cells, so that there are
 * fewer cells than letters (C-478), or where other letters complete a word once more (C-484).
 */
export const placesIn = (grid: Grid, words: readonly (readonly string[])[]): Place[] | null => {
  const readings = words.map((word) => readingsOf(grid, word))
  if (readings.some((places) => places.length === 0)) return null
  const [places, another] = hidings(readings)
  if (places === undefined || another !== undefined) return null
  // a word inside a longer one ('cat' in 'catch') is completed by nothing else
  const hidden = places.map((place) => new Set(place.map(cellKey)))
  const within = (reading: Place): boolean => hidden.some((cells) => reading.every((cell) => cells.has(cellKey(cell))))
  return readings.flat().every(within) ? places : null
}

/** Letters about as often as English has them, so that the hidden words do not stand out. */
const usualLetters = [...'AAAAABBCCDDDEEEEEEFFGGHHHIIIIJKKLLLMMNNNNOOOOPPQRRRSSSTTTTUUVWWXYYZ']

/** Draws before the grid gets one more row: the words may not have room. */
const drawsPerSize = 10
const maxDraws = 400

/** Places by chance of which no two share a cell; null where a word finds no room. */
const dealt = (words: readonly (readonly string[])[], size: Size, seed: string): Place[] | null => {
  const taken = new Set<string>()
  const places = new Map<readonly string[], Place>()
  for (const word of words.toSorted((one, other) => other.length - one.length)) {
    const place = shuffled(startsIn(size), `${seed} ${word.join('')}`)
      .map((start) => placeFrom(start, word.length))
      .find((cells) => {
        const [row = 0, column = 0] = cells.at(-1) ?? []
        return row < size.rows && column < size.columns && !touches(cells, taken)
      })
    if (place === undefined) return null
    places.set(word, place)
    for (const cell of place) taken.add(cellKey(cell))
  }
  return words.map((word) => places.get(word) ?? [])
}

/** C-483: the words at their places and letters by chance in all other cells. */
const filled = (
  words: readonly (readonly string[])[],
  places: readonly Place[],
  { rows, columns }: Size,
  fillers: readonly string[],
  seed: string,
): string[][] => {
  const letters = new Map(
    places.flatMap((place, at) => place.map((cell, step) => [cellKey(cell), words[at]?.[step] ?? ''] as const)),
  )
  const bags = Math.ceil((rows * columns) / fillers.length)
  const drawn = shuffled(Array.from({ length: bags }, () => fillers).flat(), `${seed} fillers`)
  return Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (_, column) => letters.get(cellKey([row, column])) ?? drawn[row * columns + column] ?? '',
    ),
  )
}

/**
 * A grid of the given size in which each word stands once (C-482 to C-484), the same for the same seed; it gets more rows
 * where a word would not fit. It is drawn again while a filler completes a word, now and then with letters that no word has.
 */
export const makeGrid = (words: readonly (readonly string[])[], { rows, columns }: Size, seed: string): string[][] => {
  const used = new Set(words.flat())
  const quiet = usualLetters.filter((each) => !used.has(each))
  const longest = Math.max(0, ...words.map((word) => word.length))
  const min = longest > columns ? Math.max(rows, longest) : rows
  for (let draw = 0; words.length > 0 && draw < maxDraws; draw++) {
    const drawSeed = `${seed} ${draw}`
    const size = { columns, rows: min + Math.floor(draw / drawsPerSize) }
    const places = dealt(words, size, drawSeed)
    const fillers = draw % drawsPerSize === drawsPerSize - 1 && quiet.length > 0 ? quiet : usualLetters
    const grid = places && filled(words, places, size, fillers, drawSeed)
    if (grid && placesIn(grid, words)) return grid
  }
  return []
}

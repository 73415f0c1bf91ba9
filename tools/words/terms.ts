/** The words of the product, as section 6 of docs/look.md lists them, and where a text breaks its rules. */

/** A word that is not to be written, and longer ones that hold it and may be. */
export type Retired = { readonly word: string; readonly but: readonly string[] }

/** The third column of the table. @throws when the page has no such table */
export const retiredWords = (page: string): Retired[] => {
  const rows = page.split('\n').filter((line) => /^\|.*\|.*\|.*\|$/.test(line))
  const head = rows.findIndex((row) => /\| Never \|$/.test(row))
  if (head < 0) throw new Error('docs/look.md has no table of words')
  return rows.slice(head + 2).flatMap((row) => {
    const never = row.split('|')[3]?.trim() ?? ''
    return [...never.matchAll(/([^,(]+)(?:\(but ([^)]*)\))?(?:,|$)/g)]
      .map(([, word = '', but = '']) => ({ word: word.trim(), but: but === '' ? [] : [but.trim()] }))
      .filter(({ word }) => word !== '')
  })
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const asPattern = (word: string): RegExp =>
  new RegExp(`(?<!\\p{L})${word.split('…').map(escaped).join("[^.'`]{1,40}")}(?!\\p{L})`, 'iu')

/** What a text may not say, and how that is called. */
export type Rule = readonly [name: string, pattern: RegExp]

/** Spelling that is the same everywhere (docs/look.md 6). */
const spelling: readonly Rule[] = [
  ['the mark stands on the first vowel', /o[áàảãạéèẻẽẹ](?!\p{L})/iu],
  ['the mark stands on the second vowel before another letter', /[óòỏõọ][ae](?=\p{L})/iu],
  ['a percent sign follows its number', /(?:\d|\}) %/u],
]

/** Texts that the ledger gives with another spelling, kept letter for letter in their own place (B-708). */
const asGiven = /'Xoá (?:dữ liệu )?(?:thành công|thất bại)!'/gu

/** Texts for staff speak of pupils as 'học sinh'; those of the drawing of worksheets of 'vùng'. */
export const staffWords: readonly Rule[] = [['a pupil is a học sinh to staff', /(?<!\p{L})(?:các )?em(?!\p{L})/iu]]
/** A pupil is spoken to as 'em', and answers in an 'ô'. */
export const pupilWords: readonly Rule[] = [
  ['a pupil is em to pupils', /(?<!\p{L})học sinh(?!\p{L})/iu],
  ['a place to answer in is an ô to a pupil', /(?<!\p{L})vùng(?!\p{L})/iu],
]

/** What is said in a source: its lines without comments, each with its number from 1 and the name of its text, or ''. */
const said = (source: string): [line: number, text: string, name: string][] => {
  const plain = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1')
  let name = ''
  return plain.split('\n').map((line, at) => {
    // the formatter indents the properties of the first level by two; what follows belongs to them
    if (/^\S/.test(line)) name = ''
    name = /^ {2}(\w+):/.exec(line)?.[1] ?? name
    return [at + 1, line.normalize('NFC'), name]
  })
}

/** The names of the texts of a source. */
export const namesIn = (source: string): Set<string> => new Set(said(source).map(([, , name]) => name))

/**
 * What is wrong in the texts of a source file.
 * @param more rules for a text of this place, by its name
 * @returns line, and what it breaks
 */
export const brokenTerms = (
  source: string,
  retired: readonly Retired[],
  more: (name: string) => readonly Rule[] = () => [],
): [line: number, what: string][] => {
  const never = retired.map(({ word, but }) => ({ word, but, pattern: asPattern(word) }))
  return said(source).flatMap(([line, text, name]) => [
    ...never
      .filter(({ pattern, but }) => pattern.test(but.reduce((rest, allowed) => rest.replaceAll(allowed, ''), text)))
      .map(({ word }): [number, string] => [line, word]),
    ...[...spelling, ...more(name)]
      .filter(([, pattern]) => pattern.test(text.replaceAll(asGiven, '')))
      .map(([what]): [number, string] => [line, what]),
  ])
}

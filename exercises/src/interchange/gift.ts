/** GIFT, a text of questions: https://docs.moodle.org/en/GIFT_format. */
import type { GiftAnswer, GiftItem } from './items.ts'

/** What has a meaning in GIFT stands behind a backslash where it has none. */
const escaped = (text: string): string => text.replace(/[~=#{}:\\]/g, '\\$&').replace(/\n/g, '\\n')
const unescaped = (text: string): string =>
  text.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign)).trim()

/** The place of the first of these signs that stands behind no backslash, from `from`; -1 for none. */
const placeOf = (text: string, sign: RegExp, from = 0): number => {
  const marks = new RegExp(`\\\\.|${sign.source}`, 'gs')
  marks.lastIndex = from
  for (let found = marks.exec(text); found; found = marks.exec(text)) if (!found[0].startsWith('\\')) return found.index
  return -1
}

/** A text cut at the first of these signs. */
const cutAt = (text: string, sign: RegExp, length: number): [before: string, behind: string] => {
  const at = placeOf(text, sign)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + length)]
}

const readAnswer = (written: string): GiftAnswer => {
  const weighed = /^\s*%(-?\d+(?:\.\d+)?)%/.exec(written.slice(1))
  const [said, feedback] = cutAt(written.slice(1 + (weighed?.[0].length ?? 0)), /#/, 1)
  const arrow = placeOf(said, /->/)
  return {
    sign: written.startsWith('=') ? '=' : '~',
    text: unescaped(arrow < 0 ? said : said.slice(0, arrow)),
    match: arrow < 0 ? null : unescaped(said.slice(arrow + 2)),
    weight: weighed ? Number(weighed[1]) : null,
    feedback: unescaped(feedback),
  }
}

/** The answers between the braces, each from its sign to the next; null where something stands before the first. */
const readAnswers = (body: string): GiftAnswer[] | null => {
  const starts: number[] = []
  for (let at = placeOf(body, /[=~]/); at >= 0; at = placeOf(body, /[=~]/, at + 1)) starts.push(at)
  if (body.slice(0, starts[0]).trim() !== '') return null
  return starts.map((start, index) => readAnswer(body.slice(start, starts[index + 1])))
}

const readAsked = (body: string): GiftItem['asks'] | null => {
  const [said] = cutAt(body, /#/, 1)
  const truth = /^\s*(?:(T|TRUE)|F|FALSE)\s*$/i.exec(said)
  if (truth) return { kind: 'truth', truth: truth[1] !== undefined }
  if (body.trim() === '') return { kind: 'essay' }
  if (body.trimStart().startsWith('#')) return { kind: 'numbers', numbers: body.trim().slice(1).trim() }
  const answers = readAnswers(body)
  return answers && { kind: 'answers', answers }
}

const readItem = (block: string): GiftItem | null => {
  const titled = /^\s*::((?:\\.|(?!::)[^\\])*)::/s.exec(block)
  const words = block.slice(titled?.[0].length ?? 0).replace(/^\s*\[(?:html|moodle|plain|markdown)\]/i, '')
  const open = placeOf(words, /\{/)
  const close = open < 0 ? -1 : placeOf(words, /\}/, open)
  if (close < 0) return null
  const [body, feedback] = cutAt(words.slice(open + 1, close), /####/, 4)
  const asks = readAsked(body)
  return (
    asks && {
      title: unescaped(titled?.[1] ?? ''),
      text: unescaped(words.slice(0, open)),
      tail: unescaped(words.slice(close + 1)),
      asks,
      feedback: unescaped(feedback),
    }
  )
}

/** A question of a file that could not be read, with the line it begins on, from 1. */
export type UnreadGift = { readonly line: number; readonly text: string }

/**
 * The questions of a GIFT file, which stand between empty lines; comments and categories are none. Nothing throws: what is
 * no question is told with its line.
 */
export const readGift = (
  file: string,
): { readonly items: readonly GiftItem[]; readonly unread: readonly UnreadGift[] } => {
  const items: GiftItem[] = []
  const unread: UnreadGift[] = []
  let block: string[] = []
  let from = 1
  const flush = (): void => {
    const text = block.join('\n')
    block = []
    if (text.trim() === '') return
    const item = readItem(text)
    if (item) items.push(item)
    else unread.push({ line: from, text })
  }
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:\/\/|\$CATEGORY:)/i.test(line)) continue
    if (line.trim() === '') flush()
    else {
      if (block.length === 0) from = index + 1
      block.push(line)
    }
  }
  flush()
  return { items, unread }
}

const writeAnswer = ({ sign, text, match, weight, feedback }: GiftAnswer): string =>
  [
    sign,
    weight === null ? '' : `%${weight}%`,
    // what looks like a weight or an arrow is none
    escaped(text).replace(/^%/, '\\%').replaceAll('->', '-\\>'),
    match === null ? '' : ` -> ${escaped(match)}`,
    feedback === '' ? '' : `#${escaped(feedback)}`,
  ].join('')

const writeAsked = (asks: GiftItem['asks']): string => {
  switch (asks.kind) {
    case 'truth':
      return asks.truth ? 'TRUE' : 'FALSE'
    case 'numbers':
      return `#${asks.numbers}`
    case 'essay':
      return ''
    case 'answers':
      return asks.answers.map((answer) => `\n  ${writeAnswer(answer)}`).join('')
  }
}

/** The beginning of a line that would be a comment, a category, a title or the name of a markup. */
const startsOddly = /^(?=\/\/|\$|\[)/

const writeItem = ({ title, text, tail, asks, feedback }: GiftItem): string => {
  const said = feedback === '' ? '' : `\n  ####${escaped(feedback)}`
  const body = `${writeAsked(asks)}${said}`
  const name = title === '' ? '' : `::${escaped(title)}:: `
  const words = escaped(text).replace(startsOddly, '\\')
  return `${name}${words} {${body}${body.includes('\n') ? '\n' : ''}}${tail === '' ? '' : ` ${escaped(tail)}`}\n`
}

/** A GIFT file of these questions. */
export const writeGift = (items: readonly GiftItem[]): string => items.map(writeItem).join('\n')

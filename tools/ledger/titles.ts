import { parseSync, visitorKeys } from 'oxc-parser'

type Syntax = { type: string; [field: string]: unknown }

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string'

const runners = new Set(['test', 'it', 'describe'])

/** The name that a call begins with: `test` of `test.each(rows)(title, work)`. */
const beginsWith = (node: unknown): string => {
  if (!isSyntax(node)) return ''
  if (node.type === 'Identifier') return String(node.name)
  return beginsWith(node.object ?? node.callee ?? node.tag)
}

/** What a title says; of a template the words around its gaps. */
const wordsOf = (node: unknown): string => {
  if (!isSyntax(node)) return ''
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  return ((node.quasis ?? []) as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' ')
}

/** Each call of `test`, `it` and `describe` in a file. */
const callsIn = (path: string, text: string): Syntax[] => {
  const calls: Syntax[] = []
  const walk = (node: Syntax): void => {
    if (node.type === 'CallExpression' && runners.has(beginsWith(node.callee))) calls.push(node)
    for (const key of visitorKeys[node.type] ?? [])
      for (const child of [node[key]].flat()) if (isSyntax(child)) walk(child)
  }
  walk(parseSync(path, text).program as unknown as Syntax)
  return calls
}

const titleOf = (call: Syntax): string => wordsOf((call.arguments as unknown[])[0])

/** The titles of a test file as they are written: the first argument of each `test`, `it` and `describe`. */
export const titlesIn = (path: string, text: string): string[] =>
  callsIn(path, text)
    .map(titleOf)
    .filter((title) => title !== '')

/** Whether something in a piece of syntax is this word. */
const says = (node: unknown, word: string): boolean =>
  isSyntax(node) &&
  (node.value === word ||
    (visitorKeys[node.type] ?? []).some((key) => [node[key]].flat().some((one) => says(one, word))))

/** The titles of the browser tests in a file that carry a tag, in the details behind their title. */
export const taggedTitlesIn = (path: string, text: string, tag: string): string[] =>
  callsIn(path, text)
    .filter((call) => {
      const details = (call.arguments as unknown[])[1]
      return isSyntax(details) && details.type === 'ObjectExpression' && says(details, tag)
    })
    .map(titleOf)

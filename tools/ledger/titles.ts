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

/** The titles of a test file as they are written: the first argument of each `test`, `it` and `describe`. */
export const titlesIn = (path: string, text: string): string[] => {
  const titles: string[] = []
  const walk = (node: Syntax): void => {
    if (node.type === 'CallExpression' && runners.has(beginsWith(node.callee))) {
      const title = wordsOf((node.arguments as unknown[])[0])
      if (title !== '') titles.push(title)
    }
    for (const key of visitorKeys[node.type] ?? [])
      for (const child of [node[key]].flat()) if (isSyntax(child)) walk(child)
  }
  walk(parseSync(path, text).program as unknown as Syntax)
  return titles
}

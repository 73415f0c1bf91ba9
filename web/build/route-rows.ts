import { type ESTree, parseSync, Visitor } from 'vite'

/**
 * A row of the table of routes: its path, the shell around it, whether visitors alone see it, and the module of its screen as
 * the row imports it.
 */
export type RouteRow = {
  readonly path: string
  readonly frame: string
  readonly visitorsOnly: boolean
  readonly module: string
}

/** A text that is written there; `:any` for what a row puts into it that stands for several. */
const textOf = (node: ESTree.Expression | undefined): string | null => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join(':any') : null
}

type Span = { readonly start: number; readonly end: number }

/**
 * The rows of the table of routes, read from its source: which file a row imports stands nowhere else, and a bundler must
 * find it written as a text. The import stands in the row, or in the function of the same file that the row calls.
 * @throws when a row does not say what it loads, or there is none
 */
export const routeRowsIn = (source: string): RouteRow[] => {
  const rows: { path: string | null; frame: string | null; visitorsOnly: boolean; load: ESTree.Expression }[] = []
  const imports: { module: string | null; at: number }[] = []
  const functions = new Map<string, Span>()
  const takeRow = ({ properties }: ESTree.ObjectExpression): void => {
    const written = (name: string) =>
      properties
        .filter((property) => property.type === 'Property')
        .find(({ key }) => key.type === 'Identifier' && key.name === name)?.value
    const load = written('load')
    if (load !== undefined)
      rows.push({
        path: textOf(written('path')),
        frame: textOf(written('frame')),
        visitorsOnly: written('visitorsOnly') !== undefined,
        load,
      })
  }
  const takeImport = ({ source, start }: ESTree.ImportExpression): void => {
    imports.push({ module: textOf(source), at: start })
  }
  const takeFunction = ({ id, init }: ESTree.VariableDeclarator): void => {
    if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression') functions.set(id.name, init)
  }
  const { program } = parseSync('routes.tsx', source)
  new Visitor({ ObjectExpression: takeRow, ImportExpression: takeImport, VariableDeclarator: takeFunction }).visit(
    program,
  )
  if (rows.length === 0) throw new Error('the table of routes has no row')
  return rows.map(({ path, frame, visitorsOnly, load }) => {
    const called =
      load.type === 'CallExpression' && load.callee.type === 'Identifier' ? functions.get(load.callee.name) : undefined
    const { start, end } = called ?? load
    const module = imports.find(({ at }) => at >= start && at < end)?.module ?? null
    if (path === null || frame === null || module === null)
      throw new Error(`the row ${path} of the table of routes does not say what it loads`)
    return { path, frame, visitorsOnly, module }
  })
}

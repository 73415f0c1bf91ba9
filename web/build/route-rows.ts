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

/**
 * The rows of the table of routes, read from its source: which file a row imports stands nowhere else, and a bundler must
 * find it written as a text.
 * @throws when a row does not say what it loads, or there is none
 */
export const routeRowsIn = (source: string): RouteRow[] => {
  const found: { path: string | null; frame: string | null; visitorsOnly: boolean; from: number; to: number }[] = []
  const imports: { module: string | null; at: number }[] = []
  const takeRow = ({ properties }: ESTree.ObjectExpression): void => {
    const written = (name: string) =>
      properties
        .filter((property) => property.type === 'Property')
        .find(({ key }) => key.type === 'Identifier' && key.name === name)?.value
    const load = written('load')
    if (load !== undefined)
      found.push({
        path: textOf(written('path')),
        frame: textOf(written('frame')),
        visitorsOnly: written('visitorsOnly') !== undefined,
        from: load.start,
        to: load.end,
      })
  }
  const takeImport = ({ source, start }: ESTree.ImportExpression): void => {
    imports.push({ module: textOf(source), at: start })
  }
  const { program } = parseSync('routes.tsx', source)
  new Visitor({ ObjectExpression: takeRow, ImportExpression: takeImport }).visit(program)
  if (found.length === 0) throw new Error('the table of routes has no row')
  return found.map(({ path, frame, visitorsOnly, from, to }) => {
    const module = imports.find(({ at }) => at >= from && at < to)?.module ?? null
    if (path === null || frame === null || module === null)
      throw new Error(`the row ${path} of the table of routes does not say what it loads`)
    return { path, frame, visitorsOnly, module }
  })
}

import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { parseSync, visitorKeys } from 'oxc-parser'

/** One import, lazy import or re-export. `target` is a path from the root, `npm:` and a package, or `node:name`. */
type Import = { specifier: string; target: string; typeOnly: boolean; offset: number }

export type Source = {
  path: string
  text: string
  root: SyntaxNode
  comments: { value: string; start: number }[]
  imports: Import[]
  /** what the parser did not understand, one sentence each */
  faults: string[]
}

/** The workspaces: package name -> its folder and the `exports` of its package.json. */
export type Packages = Record<string, { folder: string; exports: Record<string, string> }>

const endings = /\.(?:[cm]?[jt]sx?|css|json|svg|png|jpe?g|webp|avif|woff2|sql|txt|html)(?:\?[\w&=-]+)?$/

/** Whether a path names its file in full, as Node wants it. */
export const hasEnding = (specifier: string): boolean => endings.test(specifier)

/** Package name of a bare specifier: 'a/b' -> 'a', '@s/a/b' -> '@s/a'. */
const packageName = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

const exportedPath = (exports: Record<string, string>, door: string): string | null => {
  for (const [pattern, file] of Object.entries(exports)) {
    if (pattern === door) return file
    const [before = '', after] = pattern.split('*')
    if (after !== undefined && door.startsWith(before) && door.endsWith(after))
      return file.replace('*', door.slice(before.length, door.length - after.length))
  }
  return null
}

/** Where an import leads. A door that a workspace does not have still leads into its folder. */
const resolveImport = (from: string, specifier: string, packages: Packages): string => {
  const [bare = ''] = specifier.split('?')
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare)
  if (isBuiltin(bare)) return bare.startsWith('node:') ? bare : `node:${bare}`
  const name = packageName(bare)
  const workspace = packages[name]
  if (workspace === undefined) return `npm:${name}`
  const door = `.${bare.slice(name.length)}`
  return posix.join(workspace.folder, exportedPath(workspace.exports, door) ?? door)
}

/** A node of the syntax tree, as loosely as a walk over all kinds needs it. */
export type SyntaxNode = { type: string; start: number; end: number; [field: string]: unknown }

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/** Visits a node and everything below it; the visitor is told the node above and the field of it that holds the node. */
export const walk = (
  node: SyntaxNode,
  visit: (node: SyntaxNode, above: SyntaxNode | null, field: string) => void,
  above: SyntaxNode | null = null,
  field = '',
): void => {
  visit(node, above, field)
  for (const key of visitorKeys[node.type] ?? [])
    for (const child of [node[key]].flat()) if (isNode(child)) walk(child, visit, node, key)
}

/** The text of a string literal or of a template without gaps, else null. */
export const literalText = (node: unknown): string | null => {
  if (!isNode(node)) return null
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  const quasis = node.quasis as { value: { cooked: string | null } }[] | undefined
  return node.type === 'TemplateLiteral' && quasis?.length === 1 ? (quasis[0]?.value.cooked ?? null) : null
}

/**
 * Whether an import disappears when types are stripped. `import { type A }` does not: an empty import stays, and the
 * file is loaded.
 */
const isTypeOnly = ({ type, importKind, exportKind }: SyntaxNode): boolean =>
  type === 'TSImportType' || importKind === 'type' || exportKind === 'type'

const importing = /^(?:Import(?:Declaration|Expression)|Export(?:Named|All)Declaration|TSImportType)$/

/** Reads one file: its syntax tree and everything it imports, in whatever form. */
export const parseSource = (path: string, text: string, packages: Packages): Source => {
  const { program, comments, errors } = parseSync(path, text)
  const root = program as unknown as SyntaxNode
  const imports: Import[] = []
  walk(root, (node) => {
    if (!importing.test(node.type)) return
    const specifier = literalText(node.source)
    if (specifier === null) return
    const target = resolveImport(path, specifier, packages)
    imports.push({ specifier, target, typeOnly: isTypeOnly(node), offset: node.start })
  })
  return { path, text, root, comments, imports, faults: errors.map(({ message }) => message) }
}

/** Line number of an offset, from 1. */
export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

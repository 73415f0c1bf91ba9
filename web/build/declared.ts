import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** A line of a folder's `chunk.json`: which of its modules go into which file of the build. */
type Line = {
  /** The file's name; `*`: each folder in this one has a file of its own name. */
  readonly chunk: string
  readonly why: string
  /** Patterns below the folder (node:fs glob), and what they leave out. */
  readonly files: readonly string[]
  readonly but?: readonly string[]
  /** Not what the screen of a question needs too. */
  readonly unless?: 'question'
}

/** Where a module goes by the declaration of its folder. */
export type Declared = Pick<Line, 'chunk' | 'unless'> & {
  /** whether the file bears the name of a folder, one of several that one line speaks of */
  readonly ofFolder: boolean
}

const rootOf = (folder: string, file: string): string => relative(folder, file).split(sep)[0] ?? ''

/** The files of a pattern. @throws when it has none: what it spoke of has moved, and its files would fall anywhere */
const matched = (folder: string, pattern: string): string[] => {
  const found = globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'chunk.json')
    .map((entry) => join(entry.parentPath, entry.name))
  if (found.length === 0) throw new Error(`${join(folder, 'chunk.json')}: nothing is called ${pattern}`)
  return found
}

/**
 * What the folders below `roots` declare in their `chunk.json`, by the path of each module. The nearest folder decides,
 * and in it the first line that fits.
 * @throws when a pattern fits nothing
 */
export const declaredChunks = (roots: readonly string[]): ReadonlyMap<string, Declared> => {
  const declared = new Map<string, Declared>()
  const declarations = roots
    .flatMap((root) => globSync('**/chunk.json', { cwd: root }).map((name) => join(root, name)))
    // the innermost first
    .toSorted((a, b) => b.split(sep).length - a.split(sep).length)
  for (const path of declarations) {
    const folder = dirname(path)
    for (const { chunk, files, but = [], unless } of JSON.parse(readFileSync(path, 'utf8')) as Line[]) {
      const left = new Set(but.flatMap((pattern) => matched(folder, pattern)))
      for (const file of files.flatMap((pattern) => matched(folder, pattern)))
        if (!left.has(file) && !declared.has(file))
          declared.set(file, {
            ...(unless && { unless }),
            chunk: chunk === '*' ? rootOf(folder, file) : chunk,
            ofFolder: chunk === '*',
          })
    }
  }
  return declared
}

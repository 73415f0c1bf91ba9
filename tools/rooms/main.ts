import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { checkSource } from './check.ts'
import { circleRule, circlesIn } from './circles.ts'
import { checkNames, listNames, type OldNames } from './names.ts'
import { readPackages } from './packages.ts'
import { parseSource } from './source.ts'
import { checkStyle } from './styles.ts'

/**
 * Checks the rooms of the product below a directory: the one given as an argument, else this repository. With `--names` it
 * writes anew how many names that say nothing each file may still have.
 */
const { values, positionals } = parseArgs({ options: { names: { type: 'boolean' } }, allowPositionals: true })
const root = positionals[0] ?? join(import.meta.dirname, '../..')

const packages = readPackages(root)
const workspaces = Object.values(packages).map(({ folder }) => folder)

const skipped = new Set(['node_modules', 'dist', 'snapshots', 'reports'])
const pathsOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: (name) => skipped.has(name.split('/').at(-1) ?? name) }).sort()
const paths = pathsOf('*.{ts,mjs,js}', ...workspaces.map((folder) => `${folder}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}`))
const sheets = pathsOf(...workspaces.map((folder) => `${folder}/**/*.css`))

const start = performance.now()
const sources = paths
  .map((path) => relative(root, join(root, path)))
  .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8'), packages))
const oldNamesPath = join(root, 'tools/rooms/old-names.json')
const oldNames = (existsSync(oldNamesPath) ? JSON.parse(readFileSync(oldNamesPath, 'utf8')) : {}) as OldNames
if (values.names) {
  writeFileSync(oldNamesPath, `${JSON.stringify(listNames(sources, oldNames), null, 2)}\n`)
  process.exit()
}
const violations = [
  ...sources.flatMap(checkSource),
  ...sources.flatMap((source) => checkNames(source, oldNames)),
  ...sheets.flatMap((path) => checkStyle(path, readFileSync(join(root, path), 'utf8'))),
]
const circles = circlesIn(new Map(sources.map(({ path, imports }) => [path, imports.map(({ target }) => target)])))
for (const [heading, places] of Object.entries(Object.groupBy(violations, ({ rule, say }) => `${rule}\n→ ${say}`)))
  console.error(`${heading}\n${places?.map(({ path, line, found }) => `  ${path}:${line}  ${found}`).join('\n')}\n`)

for (const circle of circles) console.error(`${circleRule}\n${circle.map((path) => `  ${path}`).join('\n')}\n`)

const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `${paths.length + sheets.length} files looked at in ${seconds} s, ${violations.length + circles.length} rules broken`,
)
process.exitCode = violations.length > 0 || circles.length > 0 || paths.length === 0 ? 1 : 0

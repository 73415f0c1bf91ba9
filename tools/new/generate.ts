import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Why nothing was made, as a sentence for the person who asked. */
export class NewError extends Error {}

/** A line that is added to a table above its marked line, with the import that it needs. */
type Registration = { file: string; marker: string; line: string; importLine?: string }

export type Plan = {
  /** folder below tools/new/templates */
  template: string
  /** folder of the new files, from the project's root */
  folder: string
  /** what stands in the templates as __key__ */
  words: Record<string, string>
  registrations: Registration[]
  /** what the author does next, one sentence each */
  next: string[]
}

const templates = join(import.meta.dirname, 'templates')

const filled = (text: string, words: Record<string, string>): string =>
  Object.entries(words).reduce((filledText, [key, word]) => filledText.replaceAll(`__${key}__`, word), text)

/** Puts an import below the others, or below the file's opening comment; the formatter sorts it in. */
const withImport = (text: string, line: string): string => {
  const last = [...text.matchAll(/^(?:import [^\n]*|\}) from '[^']+'\n/gm)].at(-1)
  const opening = /^\/\*\*[\s\S]*?\*\/\n/.exec(text)
  const at = last ? last.index + last[0].length : (opening?.[0].length ?? 0)
  return `${text.slice(0, at)}${last ? '' : '\n'}${line}\n${text.slice(at)}`
}

const registered = (text: string, { file, marker, line, importLine }: Registration): string => {
  const at = text.indexOf(marker)
  if (at < 0) throw new NewError(`${file} has lost its line '${marker}': put it back at the end of its table.`)
  const start = text.lastIndexOf('\n', at) + 1
  const withLine = `${text.slice(0, start)}  ${line}\n${text.slice(start)}`
  return importLine ? withImport(withLine, importLine) : withLine
}

const biome = join(import.meta.dirname, '../../node_modules/@biomejs/biome/bin/biome')

/**
 * Writes the plan's files and registrations below `root`, all or nothing, and formats them; answers their paths.
 * @throws NewError when a file exists or a table has lost its marked line
 */
export const generate = (root: string, plan: Plan): string[] => {
  const names = readdirSync(join(templates, plan.template), { recursive: true, encoding: 'utf8' })
  const files = names
    .filter((name) => name.endsWith('.txt'))
    .map((name) => ({
      path: join(plan.folder, filled(name.replace(/\.txt$/, ''), plan.words)),
      text: filled(readFileSync(join(templates, plan.template, name), 'utf8'), plan.words),
    }))
  for (const { path } of files)
    if (existsSync(join(root, path))) throw new NewError(`${path} is already there: choose another name.`)
  const tables = plan.registrations.map((registration) => ({
    path: registration.file,
    text: registered(readFileSync(join(root, registration.file), 'utf8'), registration),
  }))
  for (const { path, text } of [...files, ...tables]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const paths = [...files, ...tables].map(({ path }) => path)
  execFileSync(process.execPath, [biome, 'check', '--write', '--log-level=error', ...paths], {
    cwd: root,
    stdio: 'inherit',
  })
  return paths
}

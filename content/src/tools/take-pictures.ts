/**
 * Takes the pictures that words/pictures.tsv names out of an unpacked @iconify-json/fluent-emoji-flat into
 * web/public/pictures/words: `node content/src/tools/take-pictures.ts FOLDER_OF_THE_PACKAGE`. Needed only when the list changes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Icon = { readonly body: string }
type Icons = {
  readonly width: number
  readonly height: number
  readonly icons: Readonly<Record<string, Icon>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder holds the unpacked @iconify-json/fluent-emoji-flat?')

const here = import.meta.dirname
const target = join(here, '../../../web/public/pictures/words')
const { icons, aliases = {}, width, height } = JSON.parse(readFileSync(join(folder, 'icons.json'), 'utf8')) as Icons

const lines = readFileSync(join(here, '../../words/pictures.tsv'), 'utf8').trimEnd().split('\n').slice(1)
const names = new Set(lines.map((line) => line.split('\t')[2] ?? ''))

mkdirSync(target, { recursive: true })
for (const name of names) {
  const icon = icons[name] ?? icons[aliases[name]?.parent ?? '']
  if (icon === undefined) throw new Error(`no picture called ${name}`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>\n`
  writeFileSync(join(target, `${name}.svg`), svg)
}
process.stdout.write(`${names.size} pictures\n`)

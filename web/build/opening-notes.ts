import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { neededBy } from './needed.ts'
import { routeRowsIn } from './route-rows.ts'

type Parts = {
  /** The table of routes. */
  routes: string
  /** What every page of the product names in its head already. */
  everywhere: readonly string[]
  /** The shells that come in files of their own, by the frame of a row. */
  shells: Readonly<Record<string, string>>
  /** What stands around the pages that visitors alone see. */
  aroundVisitors: string
  /** The folder that has a folder for each type of question. */
  types: string
  /** Pictures that are large on the first sight of a screen, by the path of its row. */
  pictures: Readonly<Record<string, readonly string[]>>
}

/** The name of a picture in the build. @throws when it has none: the screen does not show it any more */
const builtPicture = (bundle: Rolldown.OutputBundle, picture: string): string => {
  const assets = Object.values(bundle).filter((file) => file.type === 'asset')
  const built = assets.find(({ originalFileNames }) => originalFileNames.some((name) => name.endsWith(picture)))
  if (built === undefined) throw new Error(`the build has no picture ${picture}`)
  return built.fileName
}

/**
 * Notes which files the screens of which addresses need, and which ones the types of question, beside what every page
 * names. The server reads the note and names them in the page of somebody signed in, and in those that visitors alone see
 * (server/src/http/opening.ts), so that no file waits for another one. A dot file is not served.
 */
export const openingNotes = ({ routes, everywhere, shells, aroundVisitors, types, pictures }: Parts): Plugin => ({
  name: 'phuong:opening-notes',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const filesOf = (modules: readonly string[]): string[] => {
        const needed = modules.map((module) => neededBy(bundle, module))
        return [...new Set([...needed.flatMap(({ styles }) => styles), ...needed.flatMap(({ scripts }) => scripts)])]
      }
      const named = new Set(filesOf(everywhere))
      const beside = (modules: readonly string[]) => filesOf(modules).filter((name) => !named.has(name))
      const rows = routeRowsIn(readFileSync(routes, 'utf8')).map(({ path, frame, visitorsOnly, module }) => {
        const shell = visitorsOnly ? aroundVisitors : shells[frame]
        const files = beside([...(shell ? [shell] : []), resolve(dirname(routes), module)])
        return {
          path,
          visitorsOnly,
          files: [...files, ...(pictures[path] ?? []).map((picture) => builtPicture(bundle, picture))],
        }
      })
      const folders = readdirSync(types, { withFileTypes: true }).filter((entry) => entry.isDirectory())
      const ofTypes = folders.map(({ name }) => [
        name,
        beside(['rules.ts', 'Player.tsx'].map((file) => resolve(types, name, file))),
      ])
      this.emitFile({
        type: 'asset',
        fileName: '.openings.json',
        source: JSON.stringify({ rows, types: Object.fromEntries(ofTypes) }),
      })
    },
  },
})

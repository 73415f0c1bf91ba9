import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Chunk => file.type === 'chunk'

/** Chunks so that each stands behind those that it imports, as style sheets must. */
const inOrder = (chunks: readonly Chunk[]): Chunk[] => {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const after = (name: string, before: ReadonlySet<string>): ReadonlySet<string> => {
    if (before.has(name)) return before
    const imports = named.get(name)?.imports ?? []
    return new Set([...imports.reduce<ReadonlySet<string>>((all, next) => after(next, all), before), name])
  }
  const all = chunks.reduce<ReadonlySet<string>>((seen, { fileName }) => after(fileName, seen), new Set())
  return [...all].flatMap((name) => named.get(name) ?? [])
}

/**
 * Puts the style sheets of several files of the build into one: a browser then asks once for what it would ask for many
 * times. The scripts stay apart.
 * @param sheets by the name of the sheet, the names of the files whose sheets it takes
 * @throws at the end of the build when a file has none, or is not there
 */
export const oneSheet = (sheets: Readonly<Record<string, readonly string[]>>): Plugin => ({
  name: 'phuong:one-sheet',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = inOrder(Object.values(bundle).filter(isChunk))
    for (const [sheet, names] of Object.entries(sheets)) {
      const own = names.map((name) => chunks.find((chunk) => chunk.name === name))
      const lost = names.filter((_, at) => !own[at]?.viteMetadata?.importedCss.size)
      if (lost.length > 0) throw new Error(`no file of the build with a style sheet is called ${lost.join(', ')}`)
      const taken = chunks.filter((chunk) => own.includes(chunk))
      const files = taken.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      const source = files
        .map((file) => bundle[file])
        .map((asset) => (asset?.type === 'asset' ? Buffer.from(asset.source).toString() : ''))
        .join('')
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7)
      const fileName = `assets/${sheet}-${hash}.css`
      this.emitFile({ type: 'asset', fileName, source })
      for (const { viteMetadata } of taken) {
        viteMetadata?.importedCss.clear()
        viteMetadata?.importedCss.add(fileName)
      }
      for (const file of files) delete bundle[file]
    }
  },
})

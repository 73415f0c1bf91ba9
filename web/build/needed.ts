import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/**
 * Files of the build by name, what a module needs at once: of the style sheets what is needed before what needs it, as they
 * must be; of the scripts the largest first, so that the line is full from the beginning and small ones come beside them.
 */
export type Needed = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/**
 * The files that hold a module and all that it needs at once, however far down.
 * @throws when no file of the build holds the module
 */
export const neededBy = (bundle: Bundle, module: string): Needed => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const first = chunks.find(({ moduleIds }) => moduleIds.includes(module))
  if (first === undefined) throw new Error(`no file of the build holds ${module}`)
  const named = (name: string) => chunks.find(({ fileName }) => fileName === name)
  const needed = (name: string, before: ReadonlySet<string>): ReadonlySet<string> => {
    if (before.has(name)) return before
    const known = (named(name)?.imports ?? []).reduce<ReadonlySet<string>>((all, next) => needed(next, all), before)
    return new Set([...known, name])
  }
  const scripts = [...needed(first.fileName, new Set())]
  const styles = scripts.flatMap((name) => [...(named(name)?.viteMetadata?.importedCss ?? [])])
  const size = (name: string) => named(name)?.code.length ?? 0
  return { scripts: scripts.toSorted((one, other) => size(other) - size(one)), styles: [...new Set(styles)] }
}

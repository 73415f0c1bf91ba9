import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** Files of the build by name: what a module needs at once, what is needed before what needs it, as style sheets must. */
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
  return { scripts, styles: [...new Set(styles)] }
}

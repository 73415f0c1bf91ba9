import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext
type Group = Rolldown.CodeSplittingGroup

/**
 * The files that a first visit loads, so that they are few: React, which changes with an update of React alone; what
 * signing in needs, which the landing page loads at the first tap; what stands around every screen of the product; and
 * the base of both. Everything else falls into files by itself, screen by screen. The highest priority takes a module.
 */
export const firstVisit = (entries: { signIn: string; product: string }): Group[] => {
  const reached = new Map<string, ReadonlySet<string>>()

  /** Whatever a module needs at once, however far down. */
  const needsOf = (entry: string, context: Context): ReadonlySet<string> => {
    const known = reached.get(entry)
    if (known) return known
    const found = new Set<string>()
    const waiting = [entry]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
      for (const needed of context.getModuleInfo(id)?.importedIds ?? [])
        if (!found.has(needed)) {
          found.add(needed)
          waiting.push(needed)
        }
    reached.set(entry, found)
    return found
  }
  const group = (name: string, priority: number, holds: (id: string, context: Context) => boolean): Group => ({
    name: (id, context) => (holds(id, context) ? name : null),
    debugName: name,
    priority,
  })
  const signIn = (id: string, context: Context) => needsOf(entries.signIn, context).has(id)
  const product = (id: string, context: Context) => needsOf(entries.product, context).has(id)

  return [
    // the landing page's own script needs this helper and nothing else
    { name: 'preload', test: /vite\/preload-helper/, priority: 4 },
    { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
    group('base', 2, (...module) => signIn(...module) && product(...module)),
    group('sign-in', 1, signIn),
    group('product', 1, product),
  ]
}

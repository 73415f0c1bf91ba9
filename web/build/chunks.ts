import type { Plugin, Rolldown } from 'vite'
import { declaredChunks } from './declared.ts'

type Context = Rolldown.ChunkingContext
type Group = Rolldown.CodeSplittingGroup

export type Entries = {
  /** The first script of the product's page. */
  ahead: string
  /** What the landing page loads at the first tap. */
  signIn: string
  /** What stands around every screen of the product. */
  product: string
  /** Screens in the light shell, which must not load the /lms shell with them. */
  light: readonly string[]
  /** The /lms shell, with which everybody begins. */
  lms: string
  /** The home, which comes with it. */
  home: string
  /** What screens of staff are made of, most of them of all of it: Mantine and the parts over it. */
  staff: readonly string[]
  /** The screen of a question, which needs nothing of worksheets. */
  question: string
  /** Screens of sittings: like the light ones they do without the /lms shell, now and in what they load later. */
  sittings: readonly string[]
  /** The sample pages, which are sittings too, in a shell of their own. */
  samples: readonly string[]
}

/** Modules that no folder of ours can speak for: those of packages, and what the bundler adds. */
const foreign = {
  react: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  // the landing page's own script needs the first of these helpers and nothing else
  start: /vite\/preload-helper|rolldown\/runtime/,
  sitting: /[\\/]node_modules[\\/]idb[\\/]/,
  /** What forms are made with. */
  forms: /[\\/]node_modules[\\/](?:react-hook-form|@hookform[\\/]resolvers|@standard-schema[\\/]utils)[\\/]/,
  changes: /[\\/]@tanstack[\\/](?:query-core|react-query)[\\/].+[\\/](?:mutationObserver|useMutation)\./,
} as const

/**
 * The files that folders declare, in the order in which they are filled: one takes along whatever its modules need and
 * no file before it has. The types of questions, each in a file of its own, come behind what they share.
 */
const filled = [
  'lists',
  'desk',
  'drawings',
  'practised',
  'paper',
  'questions',
  'typed-answers',
  'sitting',
  'sat-mock-contest',
  'sat-slide-quiz',
  'entering',
  'acts',
  'missing',
  'progress',
  'worksheet',
  'begun',
  'exercise',
  'exam',
  'one-choice',
  'fill-in-the-blank',
  'letters',
  'stored-answers',
  'word-select',
  'stand-in',
  'printed',
  'visitors',
  'folded',
  'forms',
  'registration',
] as const
const ofHome = /[\\/]screens[\\/]home[\\/]/
/** Declared too, and filled with the ways in below. */
const withTheWaysIn = ['start', 'ahead', 'base', 'changes', 'work', 'zone-editing'] as const

/** @throws at the end of the build when a pattern for packages fits none of its modules */
export const foreignFound = (): Plugin => ({
  name: 'phuong:foreign-found',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    for (const [name, pattern] of Object.entries(foreign))
      if (!modules.some((id) => pattern.test(id))) throw new Error(`no module of the build is ${name}: ${pattern}`)
  },
})

/**
 * The files that a first visit loads, so that they are few: React, which changes with an update of React alone; the
 * ways in, as Entries names them, each with what it alone needs; and what two of them share. The folders say in their
 * `chunk.json` what else goes together. Everything else falls into files by itself, screen by screen. The highest
 * priority takes a module.
 * @param roots the folders whose `chunk.json` files count
 * @returns the groups, and how the file of a chunk is called: one that fell by itself and is asked for by no name shares a
 * short name, since the files around it name it often
 */
export const firstVisit = (
  entries: Entries,
  roots: readonly string[],
): { groups: Group[]; fileNameOf: (chunk: Rolldown.PreRenderedChunk) => string } => {
  const declared = declaredChunks(roots)
  const shared = new Set([...declared.values()].flatMap(({ chunk, ofFolder }) => (ofFolder ? [] : [chunk])))
  const ordered = new Set<string>([...filled, ...withTheWaysIn])
  for (const name of new Set([...shared, ...ordered]))
    if (!shared.has(name) || !ordered.has(name)) throw new Error(`${name} is declared by a folder or ordered, not both`)
  const reached = new Map<string, ReadonlySet<string>>()

  /** Whatever a module needs at once, however far down; `later` counts what it loads afterwards too. */
  const needsOf = (entry: string, context: Context, later = false): ReadonlySet<string> => {
    const asked = `${entry} ${later}`
    const known = reached.get(asked)
    if (known) return known
    const found = new Set<string>()
    const waiting = [entry]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const facts = context.getModuleInfo(id)
      for (const needed of [...(facts?.importedIds ?? []), ...(later ? (facts?.dynamicallyImportedIds ?? []) : [])])
        if (!found.has(needed)) {
          found.add(needed)
          waiting.push(needed)
        }
    }
    reached.set(asked, found)
    return found
  }
  const named = new Set<string>(['react', 'rolldown-runtime'])
  const called = (name: string): string => {
    named.add(name)
    return name
  }
  const group = (name: string, priority: number, holds: (id: string, context: Context) => boolean): Group => ({
    name: (id, context) => (holds(id, context) ? called(name) : null),
    debugName: name,
    priority,
  })
  const declares = (id: string) => declared.get(id.split('?', 1)[0] ?? id)
  const ahead = (id: string, context: Context) => id === entries.ahead || needsOf(entries.ahead, context).has(id)
  const signIn = (id: string, context: Context) => needsOf(entries.signIn, context).has(id)
  const product = (id: string, context: Context) => id === entries.product || needsOf(entries.product, context).has(id)
  const light = (id: string, context: Context) => entries.light.some((entry) => needsOf(entry, context).has(id))
  const shell = (id: string, context: Context) => id === entries.lms || needsOf(entries.lms, context).has(id)
  const home = (id: string, context: Context) => needsOf(entries.home, context).has(id)
  const lms = (...module: [string, Context]) => shell(...module) || home(...module)
  const staff = (id: string, context: Context) =>
    entries.staff.some((entry) => id === entry || needsOf(entry, context).has(id))
  const questionScreen = (id: string, context: Context) => needsOf(entries.question, context).has(id)
  const sittings = (id: string, context: Context) =>
    entries.sittings.some((entry) => needsOf(entry, context, true).has(id))
  const samples = (id: string, context: Context) =>
    entries.samples.some((entry) => needsOf(entry, context, true).has(id))
  const isIn = (name: string, id: string) => declares(id)?.chunk === name
  const isChange = (id: string) => foreign.changes.test(id) || isIn('changes', id)

  const groups: Group[] = [
    { name: 'react', test: foreign.react, priority: 8 },
    group(
      'start',
      9,
      (...module) =>
        foreign.start.test(module[0]) || isIn('start', module[0]) || (ahead(...module) && signIn(...module)),
    ),
    group('ahead', 6, (...module) => ahead(...module) || isIn('ahead', module[0])),
    group('base', 5, (...module) => signIn(...module) && (product(...module) || isIn('base', module[0]))),
    group('sign-in', 4, signIn),
    // what is needed of the library comes first: a group takes along whatever its modules need
    group('product', 4, (...module) => product(...module) && !isChange(module[0])),
    group('changes', 4, isChange),
    // what an olympic question and the light screens share with the home, and apart from it what other sittings do
    group(
      'work',
      3,
      (...module) => isIn('work', module[0]) || ((questionScreen(...module) || light(...module)) && lms(...module)),
    ),
    group('more', 3, (...module) => sittings(...module) && !light(...module) && lms(...module)),
    // their shell has a side menu as the other one has
    group('side-menu', 3, (...module) => samples(...module) && !light(...module) && shell(...module)),
    group('samples', 3, (...module) => samples(...module) && !light(...module) && home(...module)),
    ...filled.map((name) =>
      group(name, 2, (id, context) =>
        (name === 'sitting' && foreign.sitting.test(id)) || (name === 'forms' && foreign.forms.test(id))
          ? true
          : isIn(name, id) && !(declares(id)?.unless === 'question' && questionScreen(id, context)),
      ),
    ),
    {
      name: (id) => {
        const folder = declares(id)
        return folder?.ofFolder ? called(folder.chunk) : null
      },
      debugName: 'question types',
      priority: 2,
    },
    group('zone-editing', 1, (id) => isIn('zone-editing', id)),
    group('lms', 1, shell),
    // what the home shares with other pages in the shell; its own screens are a file of themselves
    group('home', 1, (...module) => home(...module) && !ofHome.test(module[0])),
    // one file and not twenty: each name stands in the first script of every page
    group('staff', 1, staff),
  ]
  return {
    groups,
    fileNameOf: ({ name, isDynamicEntry }) =>
      `assets/${isDynamicEntry || named.has(name) ? '[name]' : 'part'}-[hash:7].js`,
  }
}

import type { Rolldown } from 'vite'

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
  /** The /lms shell and the home, with which everybody begins. */
  lms: readonly string[]
  /** The screen of a question, which needs nothing of worksheets. */
  question: string
  /** Screens of sittings: like the light ones they do without the /lms shell, now and in what they load later. */
  sittings: readonly string[]
}

/** What keeps and sends the answers of a sitting; shell and home carry only what asks whether there are any. */
const keeping =
  /[\\/](?:widgets[\\/]sitting[\\/](?!asked|goodbye|use-unsent|Unsent|TakeWork|sealer|work-file)|browser[\\/]sitting-store[\\/](?!presence)|exercises[\\/]src[\\/]session[\\/](?!countdown|feedback|mock-contest|slide-quiz|work-file|olympic\.))|[\\/]node_modules[\\/]idb[\\/]/

/**
 * One file per type of question, with its rules and its player; what is printed, its examples and what its authors need
 * come later.
 */
const questionType =
  /[\\/]exercises[\\/]src[\\/]questions[\\/]([\w-]+)[\\/](?!Print|Form|faults\.|interchange\.|(?:[\w-]+[\\/])?examples?\.)/
/**
 * What some of them share, so that none brings another one along: options to choose from and boxes to type into come with
 * the types that almost every paper has, other parts are files of their own.
 */
const sharedParts: readonly { readonly name: string; readonly test: RegExp }[] = [
  { name: 'drag', test: /[\\/]exercises[\\/]src[\\/]parts[\\/](?:cards|drag)[\\/]/ },
  {
    name: 'one-choice',
    test: /[\\/]exercises[\\/]src[\\/](?:shared[\\/](?:stored-options|choice-settings|picture-answers)\.|(?:parts[\\/]choices|questions[\\/]one-choice)[\\/](?!Print|Form|faults\.|interchange\.|examples?\.))/,
  },
  {
    name: 'fill-in-the-blank',
    test: /[\\/]exercises[\\/]src[\\/](?:parts[\\/]english-box[\\/](?!Letter|letters|Print)|shared[\\/]typed-marking\.|questions[\\/]fill-in-the-blank[\\/](?!Print|Form|faults\.|interchange\.|examples?\.))/,
  },
  {
    name: 'words',
    test: /[\\/]exercises[\\/]src[\\/](?:parts[\\/](?:Exercise|Picture|QuestionWords|Sound)|shared[\\/](?:shuffle|labels|once|marks|narrowed|stray-marks))\./,
  },
  { name: 'letters', test: /[\\/]exercises[\\/]src[\\/]parts[\\/]english-box[\\/][Ll]etter/ },
  {
    name: 'stored-answers',
    test: /[\\/]exercises[\\/]src[\\/]shared[\\/](?:stored-answers|key-words|gap-sentences)\./,
  },
  {
    name: 'word-select',
    test: /[\\/]exercises[\\/]src[\\/](?:parts[\\/]word-select[\\/]|shared[\\/](?:word-groups|key-items)\.)/,
  },
  { name: 'stand-in', test: /[\\/]exercises[\\/]src[\\/]parts[\\/]stand-in[\\/]/ },
]
/** Where players take sounds from comes with the players. */
const heldMedia = /[\\/]exercises[\\/]src[\\/]parts[\\/]held-media\./
/** What they all share. */
const questionParts =
  /[\\/]exercises[\\/]src[\\/](?:screens\.ts$|shared[\\/](?!shuffle|labels|once|marks|narrowed|stray-marks|typed-marking|stored-answers|key-words|gap-sentences|stored-options|choice-settings|picture-answers|word-groups|key-items|placed|[\w-]+-faults)\w|parts[\\/](?!Exercise|Print|Picture|QuestionWords|Sound)\w+\.)/

/** The page of an address that leads nowhere, and what it is drawn with. */
const missingPage = /[\\/]screens[\\/]errors[\\/](?:ErrorPage|not-found[\\/])|[\\/]drawings[\\/]LostNotebook/
/** A worksheet as it is answered and marked; what only the editor needs comes with it. */
const worksheetParts =
  /[\\/]exercises[\\/]src[\\/](?:worksheet[\\/](?:document|marking|player|zones)[\\/](?!(?:[\w-]+[\\/])?(?:editing[\\/]|Print))|shared[\\/]zone)/
/** What makes and changes zones, of all modes together: the editor draws with every one of them. */
const zoneEditing = /[\\/]exercises[\\/]src[\\/]worksheet[\\/]zones[\\/][\w-]+[\\/]editing[\\/]/
/** A paper that is read, in a list of papers too, and its questions drawn: in an exam and on its result. */
const paperRead = /[\\/]web[\\/]src[\\/]widgets[\\/]exam[\\/]paper\./
const paperDrawn =
  /[\\/]web[\\/]src[\\/]widgets[\\/](?:exam[\\/](?:paper-questions|sitting-query)\.|exercise[\\/](?:DrawnQuestion|question)\.)/
/** Typed words as sign-in and exercises alike read them: an exercise must not bring the login along. */
const words = /[\\/]domain[\\/]src[\\/]names[\\/]clean\./
/** What forms need to change something at the server, and how one signs out; a page that is only read does without both. */
const changes =
  /[\\/](?:@tanstack[\\/](?:query-core|react-query)[\\/].+[\\/](?:mutationObserver|useMutation)|web[\\/]src[\\/](?:shell[\\/]use-goodbye|widgets[\\/]sitting[\\/]goodbye))\./
/** What an exam says; whoever opens one says some of it too. */
const examTexts = /[\\/]web[\\/]src[\\/]widgets[\\/](?:exam|feedback)[\\/]texts\./
/** What meets an answer with sound, petals and words, in a sitting and outside of one. */
const exerciseParts = /[\\/]web[\\/]src[\\/]widgets[\\/](?:exercise[\\/](?:Acts|first-click)|feedback[\\/])/
/** An exam while it is sat, an olympic paper and a unit exercise alike. */
const examParts = /[\\/]web[\\/]src[\\/]widgets[\\/]exam[\\/]/
/** The rules of single ways to sit: each is a file of its own, so that what keeps answers brings none of them along. */
const waysToSit = /[\\/]exercises[\\/]src[\\/]session[\\/](olympic|mock-contest|slide-quiz)\./
/** What the pages of the olympic practice share. */
const olympicParts = /[\\/]web[\\/]src[\\/]screens[\\/]olympic[\\/][\w-]+\.tsx?$/

/**
 * Parts of Mantine that stand on some screens of staff and neither in the shell nor on a pupil's home, and what only they
 * are made of.
 */
const staffParts =
  /[\\/]@mantine[\\/](?:core[\\/]esm[\\/](?:components[\\/](?:Checkbox|Combobox[\\/]OptionsDropdown|NativeSelect|ScrollArea|Select|Tabs|Textarea|Tooltip)|utils[\\/](?:InlineInput|InputsGroupFieldset))|hooks[\\/]esm[\\/]use-debounced-callback)[\\/]/

/**
 * The files that a first visit loads, so that they are few: React, which changes with an update of React alone; the ways
 * in, as Entries names them, each with what it alone needs; and what two of them share. Everything else falls into files
 * by itself, screen by screen. The highest priority takes a module.
 */
export const firstVisit = (entries: Entries): Group[] => {
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
  const group = (name: string, priority: number, holds: (id: string, context: Context) => boolean): Group => ({
    name: (id, context) => (holds(id, context) ? name : null),
    debugName: name,
    priority,
  })
  const ahead = (id: string, context: Context) => id === entries.ahead || needsOf(entries.ahead, context).has(id)
  const signIn = (id: string, context: Context) => needsOf(entries.signIn, context).has(id)
  const product = (id: string, context: Context) => id === entries.product || needsOf(entries.product, context).has(id)
  const light = (id: string, context: Context) => entries.light.some((entry) => needsOf(entry, context).has(id))
  const lms = (id: string, context: Context) => entries.lms.some((entry) => needsOf(entry, context).has(id))
  const questionScreen = (id: string, context: Context) => needsOf(entries.question, context).has(id)
  const sittings = (id: string, context: Context) =>
    entries.sittings.some((entry) => needsOf(entry, context, true).has(id))

  return [
    // the landing page's own script needs this helper and nothing else
    { name: 'preload', test: /vite\/preload-helper/, priority: 9 },
    {
      name: 'react',
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      priority: 8,
    },
    group('calls', 7, (...module) => ahead(...module) && signIn(...module)),
    group('ahead', 6, ahead),
    group('base', 5, (...module) => signIn(...module) && (product(...module) || words.test(module[0]))),
    group('sign-in', 4, signIn),
    // what is needed of the library comes first: a group takes along whatever its modules need
    group('product', 4, (...module) => product(...module) && !changes.test(module[0])),
    { name: 'changes', test: changes, priority: 4 },
    group('parts', 3, (...module) => light(...module) && lms(...module)),
    // what an olympic question shares with the home, and apart from it what other sittings and results share with it
    group('work', 3, (...module) => questionScreen(...module) && !light(...module) && lms(...module)),
    group('more', 3, (...module) => sittings(...module) && !light(...module) && lms(...module)),
    {
      name: (id) => (waysToSit.test(id) ? `sat-${waysToSit.exec(id)?.[1]}` : null),
      debugName: 'ways to sit',
      priority: 3,
    },
    { name: 'sitting', test: keeping, priority: 2 },
    { name: 'missing', test: missingPage, priority: 2 },
    { name: 'words', test: heldMedia, priority: 3 },
    { name: 'questions', test: questionParts, priority: 2 },
    { name: 'progress', test: /[\\/]ui[\\/]src[\\/]signs[\\/]ProgressBar/, priority: 2 },
    group('sheet', 2, (id, context) => worksheetParts.test(id) && !questionScreen(id, context)),
    {
      name: 'storage',
      test: /[\\/]web[\\/]src[\\/](?:browser[\\/]storage|widgets[\\/]link[\\/]use-address-query)\./,
      priority: 2,
    },
    { name: 'exam-texts', test: examTexts, priority: 2 },
    { name: 'paper', test: paperRead, priority: 2 },
    { name: 'paper-questions', test: paperDrawn, priority: 2 },
    { name: 'exercise', test: exerciseParts, priority: 2 },
    { name: 'exam', test: examParts, priority: 2 },
    { name: 'olympic', test: olympicParts, priority: 2 },
    ...sharedParts.map((shared) => ({ ...shared, priority: 2 })),
    { name: (id) => questionType.exec(id)?.[1] ?? null, debugName: 'question types', priority: 2 },
    { name: 'zone-editing', test: zoneEditing, priority: 1 },
    group('lms', 1, (...module) => lms(...module) && !staffParts.test(module[0])),
  ]
}

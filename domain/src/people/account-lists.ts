/**
 * The named account lists (A-120, C-216): server data that an administrator edits, stored by account id. What each kind
 * means for a route stands in route-access.ts.
 *
 * - fact: being on it says something about the account;
 * - value: the entry carries what it says (a number of classes, menu paths);
 * - permission: it alone opens its screen (A-107, D11);
 * - required: role and entry must both hold, nobody is exempt, empty means nobody (D03);
 * - strict: when not empty it admits its members only, admins pass (D03);
 * - allowed: it adds accounts to the roles of its route (C-215).
 */
export type ListKind = 'fact' | 'value' | 'permission' | 'required' | 'strict' | 'allowed'

export const ACCOUNT_LISTS = {
  /** Admins by list. */
  admins: 'fact',
  /** Sees all the levels of a class-level group. */
  'class-level': 'fact',
  /** Sample accounts whose profile and password stay as they are. */
  demo: 'fact',
  /** Gets the class-aware practice home (C-234 to C-236). */
  'class-aware-practice': 'fact',
  /** Holds the test-bank flag without the role (C-214, C-215). */
  testbank: 'fact',
  /** Reads what is said in the sounds and clips of own work, since it is not heard. */
  'listening-scripts': 'fact',
  /** Menu paths that are hidden from the account; the routes stay open. */
  'hidden-menu': 'value',
  /** How many classes the account may have or join (A-117 to A-119, B-044). */
  'class-limit': 'value',
  /** The beans button and page (A-350, A-351, D11). */
  beans: 'permission',
  'document-library': 'required',
  'question-types': 'required',
  'offline-ebooks': 'required',
} as const satisfies Record<string, ListKind>

export type NamedList = keyof typeof ACCOUNT_LISTS
/** Besides the named ones each route may have an allowed and a strict list of its own (C-211, C-212). */
export type AccountListName = NamedList | `allowed:${string}` | `strict:${string}`

/** Longest name of a list, in characters: a route path with its prefix fits. */
const LIST_NAME_MAX = 200

/** The kind of the list with this name, null when there is no such list. */
export function listKind(name: string): ListKind | null {
  if (Object.hasOwn(ACCOUNT_LISTS, name)) return ACCOUNT_LISTS[name as NamedList]
  if (name.length > LIST_NAME_MAX) return null
  if (/^allowed:\S+$/.test(name)) return 'allowed'
  if (/^strict:\S+$/.test(name)) return 'strict'
  return null
}

/**
 * The `flags[]` of the logged-in user (docs/protocol.md 4): the lists that the account is on, and the strict lists that
 * hold nobody, because these restrict nobody. Sorted, each once; names that are no list are dropped.
 */
export function flagsOf(facts: { entries: readonly string[]; emptyStrictLists: readonly string[] }): string[] {
  const passed = new Set<string>()
  for (const name of facts.entries) if (listKind(name) !== null) passed.add(name)
  for (const name of facts.emptyStrictLists) if (listKind(name) === 'strict') passed.add(name)
  return [...passed].sort()
}

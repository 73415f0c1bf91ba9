/** How entries of the side navigation are named, and which of them nobody of a role sees (C-559 to C-568). */

/** C-560: the only language offered. */
export const language = 'vi'

/** Marks in a name that end a line: the two characters \n, a <br>, or a line break itself (C-562). */
const lineBreak = /\\n|<br\s*\/?>|\n/i

/** The halves of a name, each with its lines; a name without a slash is the same in every language. */
const halves = (name: string): string[] => {
  const broken = name.split(lineBreak).join('\n')
  const slash = broken.indexOf('/')
  return slash < 0 ? [broken] : [broken.slice(0, slash), broken.slice(slash + 1)]
}

const trimmedLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** C-559 to C-561: the lines of a name: of its first half in Vietnamese, of its second half in any other language. */
export const linesOf = (name: string, language: string): string[] => {
  const [first = '', second = first] = halves(name)
  return trimmedLines(language === 'vi' ? first : second)
}

/** The name in one line. */
export const nameOf = (name: string, language: string): string => linesOf(name, language).join(' ')

/** C-563, C-564: what the header says: the name of the route that stands at this path. */
export const brandOf = (
  routes: readonly { readonly name: string; readonly path: string }[],
  pathname: string,
  language: string,
): string => {
  const wanted = pathname.replace(/\/$/, '').toLowerCase()
  const route = routes.find(({ path }) => path.toLowerCase() === wanted)
  return route === undefined ? 'Brand' : nameOf(route.name, language)
}

/** C-565, C-568. */
const hiddenFromAll = [
  'Examples',
  'Sessions',
  'Profile',
  'results',
  'Result-Student-In-Class',
  'Assignments',
  'questions',
  'Classes',
  'Create-Class',
  'Video',
  'Audio',
  'Add-student',
  'GroupClass',
  'Book Detail',
  'Results',
  'Professional Development',
] as const
/** C-566. */
const ofPupilsAlone = ['Study result', 'Join class'] as const

/** The names of entries that a pupil (C-567: the first value of the flag), or everybody else, does not see. */
export const hiddenNames = (pupil: boolean): ReadonlySet<string> =>
  new Set(pupil ? hiddenFromAll : [...hiddenFromAll, ...ofPupilsAlone])

type Entry = { readonly name: string }
type Group<View extends Entry> = Entry & { readonly views: readonly View[] }

/** The entries that are left, and of groups the views; a group without views goes. Either half of a name may be the hidden one. */
export const shownEntries = <View extends Entry, Single extends Entry>(
  entries: readonly (Single | Group<View>)[],
  pupil: boolean,
): (Single | Group<View>)[] => {
  const hidden = hiddenNames(pupil)
  const isShown = ({ name }: Entry) => ![name, ...halves(name)].some((half) => hidden.has(trimmedLines(half).join(' ')))
  return entries.filter(isShown).flatMap((entry): (Single | Group<View>)[] => {
    if (!('views' in entry)) return [entry]
    const views = entry.views.filter(isShown)
    return views.length > 0 ? [{ ...entry, views }] : []
  })
}

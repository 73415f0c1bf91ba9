/** The pages of docs/ledger made from the specification's pages; wording.ts holds the rules for one line. */
import { type PageName, reworded } from './wording.ts'

const titles: Record<PageName, string> = {
  shell: 'Shell and account',
  classroom: 'Classroom and content management',
  olympic: 'Olympic practice, exercise engine, landing page, authentication',
}
const subjects: Record<PageName, string> = {
  shell: 'Requirements of the shared shell and the account area, grouped by capability.',
  classroom: 'Requirements of classroom and content management, grouped by capability; routes carry their /lms prefix.',
  olympic: 'Requirements of Olympic practice, exercises, the landing page and signing in, grouped by capability.',
}
const howToRead = `Each line has an id that tests and texts cite, its kind in square brackets, and one checkable requirement; \`{product}\` is PHUONG.
Where a requirement is open, contradictory or unsafe as given, the text after \`Build:\` is the decision to build; '→ D10' at the end names a decision of decisions.md that holds over the line.
Shell, classroom and olympic are the three documents of requirements; 'the part on forms', 'the part on roles' and so on are what the lines of this document say about that.`

const withoutBlankRuns = (text: string): string => `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`

/** shell.md, classroom.md or olympic.md. */
export const requirementPage = (name: PageName, source: string): string => {
  const body = source.slice(source.indexOf('\n## ')).split('\n')
  const lines = body.map((line) => (line.startsWith('- ') ? reworded(line, name) : line))
  const spaced = lines.flatMap((line) => (line.startsWith('## ') ? ['', line, ''] : [line]))
  return withoutBlankRuns(`# ${titles[name]}\n\n${subjects[name]}\n${howToRead}\n${spaced.join('\n')}`)
}

type Change = [from: string, to: string]

const changed = (text: string, changes: Change[]): string =>
  changes.reduce((words, [from, to]) => {
    if (!words.includes(from))
      throw new Error(`The source no longer says '${from}': mend tools/ledger/take-over-pages.ts.`)
    return words.replace(from, to)
  }, text)

const inDecisions: Change[] = [
  [' (details in design/wire.md, section 5)', ''],
  [
    'windows in trust.md do not apply; the 24 h of wire.md are the grace of R7 and H011.',
    'the window of H014 does not apply; an answer that was given before a deadline and arrives within 24 h after it counts (H011).',
  ],
  ['the emergency file of R5: the waiting page', 'the emergency file: the waiting page'],
  [
    'What a pupil receives of a sheet is the table in wire.md section 7.',
    'What a pupil receives of a zone: Write an empty text; Choice and SelectWord an empty text and the number to pick in the group; Match an empty text and no fill; Listen its url and audio; DragDrop role and image; DropDown the options without `*` in stored order. Ids stay, zones are sorted by page, top and left; no fill, no data.text, no canvasJson.',
  ],
  ["top centre for B's screens", "top centre for classroom's screens"],
  ["top right for A's and the QR page", "top right for shell's and the QR page"],
  ["the server maps A's call", "the server maps shell's call"],
  ["B's quiz", "classroom's quiz"],
]

const decisionsHead = `# Decisions over the ledger

Where two lines of the ledger, or a line and the design, pull apart, the decision here holds; each line that it touches ends with its number.
Order of precedence: this page, the shapes on the wire, a line's \`Build:\`, the line.
`

/** decisions.md, without the names of pages that this project does not have. */
export const decisionsPage = (source: string): string =>
  withoutBlankRuns(
    decisionsHead +
      changed(source.slice(source.indexOf('\n## ')), inDecisions)
        .replace(/^(## .*)$/gm, '\n$1\n')
        .replace(/\n{3,}/g, '\n\n'),
  )

const inHostile: Change[] = [
  ['probe 30 s (seed)', 'probe 30 s'],
  ['refused text per seed', 'refused with the given text'],
  ['seed messages', 'the given messages'],
  ['per S7', 'id of 256 random bits, new at sign-in, dead on the server at sign-out, cookie of this host only'],
  ['Old seed client', 'Old client'],
  ['rule of A §6', 'rule of A-113 to A-116'],
  ['per seed rule', 'by the given rule'],
  ['1990-01-01 as seed', '1990-01-01 as given'],
  ['512 MB + P1 + import', '512 MB + 1,000 pupils sitting papers + import'],
  [' (the 2026 Canvas defacement was reportedly a CSS override)', ''],
]

const hostileHead = `# Hostile cases

What goes wrong, what is wrong, who attacks → what must happen; tests cite the id.
Where the shapes on the wire say it more exactly they hold: H022 answers 404 for a sitting of somebody else, H024 is acknowledged as \`refused\`, H137 finds a known name written in other case.
`

/** hostile.md: the cases of the trust page's section B under their own headings, without remarks on other products. */
export const hostilePage = (source: string): string => {
  const section = source.slice(source.indexOf('\n**B1 '), source.indexOf('\n## C. '))
  const words = changed(section, inHostile).replace(/ \((?:Artemis|Canvas|pg0|vibe|ORA|Grafana)\b[^)]*\)/g, '')
  return withoutBlankRuns(hostileHead + words.replace(/^\*\*B\d+ (.*)\*\*$/gm, '\n## $1\n'))
}

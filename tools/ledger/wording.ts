/**
 * How a line of the specification reads in the ledger of this project: references to the documents that the lines were
 * taken from become names of the ledger's own pages, ids and quoted texts stay letter for letter.
 */

export type PageName = 'shell' | 'classroom' | 'olympic'

const pageOfLetter: Record<string, PageName> = { A: 'shell', B: 'classroom', C: 'olympic' }
const pageOfNumber: Record<string, PageName> = { '1': 'shell', '2': 'classroom', '3': 'olympic' }

/** What a numbered part of a document is about; the main parts are the same in all three. */
const partNames: Record<string, string> = {
  '0': 'the product',
  '1': 'users',
  '2': 'screens',
  '3': 'fields',
  '4': 'states',
  '5': 'forms',
  '6': 'roles',
  '7': 'calls',
  '8': 'messages',
  '9': 'limits',
}
const smallPartNames: Record<PageName, Record<string, string>> = {
  shell: {},
  classroom: {
    '2.3': 'teacher routes',
    '2.4': 'admin routes',
    '2.8': 'the exercise footer',
    '7.2': 'classwork calls',
    '7.3': 'user calls',
    '7.5': 'catalogue calls',
  },
  olympic: {
    '2.1': 'routes below /lms',
    '2.2': 'the result page',
    '2.4': 'other routes',
    '2.5': 'demo exercises',
    '2.6': 'book layouts',
    '2.7': 'exam print',
  },
}

const partName = (page: PageName, number: string): string => {
  const name = partNames[number] ?? smallPartNames[page][number]
  if (!name) throw new Error(`No name for part ${number} of ${page}: add it to tools/ledger/wording.ts.`)
  return name
}

/** Phrases that no rule reads well for: id of the line, words there, words here. */
const byHand: [id: string, from: string, to: string][] = [
  ['A-046', 'beyond the roles of §6', 'beyond the roles of this document'],
  ['A-071', 'of the three documents', 'of shell, classroom and olympic'],
  ['A-041', 'document 2 §2.3 place registration', 'classroom place registration'],
  [
    'A-097',
    'in the registration of §5, and 1 or 0 in the profile update of §7',
    'in the registration, and 1 or 0 in the profile update',
  ],
  ['A-176', 'the payload of §7', 'the payload of the call'],
  ['A-183', '(§7)', '(here)'],
  ['B-004', 'every text that no seed gives', 'every text that no document gives'],
  ['B-025', 'the user calls of B §7.3', 'the user calls here'],
  ['B-033', 'The opening paragraph says', 'The part on the product says'],
  ['B-043', 'where A or C speak', 'where shell or olympic speak'],
  ['B-287', 'the exercise footer of §2.8', 'the exercise footer'],
  ['B-332', 'A §3 and §9 list', 'shell lists'],
  ['B-336', ' (A §7)', ''],
  ['B-468', 'The seed does not say which route shows', 'It is not said which route shows'],
  ['B-513', 'Build: A §6,', 'Build: the rule of shell,'],
  ['C-122', 'C §5 reset allows', 'the reset here allows'],
  ['C-126', 'A §2 and §5 have', 'Shell has'],
  ['C-140', 'in C §7 student registration (', 'in the student registration here ('],
  ['C-140', 'in C §7 alternate login', 'in the alternate login here'],
  ['C-178', 'Literal rule; C-122', 'The rule as given; C-122'],
  ['C-320', '(§4 mock contest)', '(mock contest)'],
]

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** References to the source of a line, in all their forms: '(seed §2, §6)', '(seed §3; A §7)'. */
const withoutSource = (line: string): string => line.replace(/ *\(seed\b[^)]*\)/g, '')

const withGivenMarks = (line: string): string => line.replace(/\bLiteral: |\bLiterally, /g, 'As given: ')

const namedParts = (own: PageName, first: string, second: string | undefined): string =>
  second === undefined
    ? `the part on ${partName(own, first)}`
    : `the parts on ${partName(own, first)} and ${partName(own, second)}`

const opensSentence = (before: string): boolean => /(?:\] |\. |Build: )$/.test(before)

/** 'document 2 §2.1' and 'A §3 and §9' become the name of that page, 'B §9' on its own page 'this document', '§6' 'the part on roles'. */
const withNamedParts = (line: string, own: PageName): string =>
  line.replace(
    /(?:(?:[Dd]ocument ([123])|\b([ABC])) )?§(\d+(?:\.\d+)?)(?: and §(\d+(?:\.\d+)?))?/g,
    (_, number: string, letter: string, first: string, second: string | undefined, at: number) => {
      const page = pageOfNumber[number] ?? pageOfLetter[letter]
      const words = page === undefined ? namedParts(own, first, second) : page === own ? 'this document' : page
      return opensSentence(line.slice(0, at)) ? capital(words) : words
    },
  )

/** 'documents 2 and 3', 'document 3', 'ledger A', "C's rule", 'in B' become the names of the pages. */
const withPageNames = (line: string, own: PageName): string => {
  const pageOr = (letter: string): string =>
    pageOfLetter[letter] === own ? 'this document' : (pageOfLetter[letter] as string)
  return line
    .replace(
      /\bdocuments ([123]) and ([123])\b/g,
      (_, one: string, two: string) => `${pageOfNumber[one]} and ${pageOfNumber[two]}`,
    )
    .replace(/\bdocument ([123])\b/g, (_, number: string) => pageOfNumber[number] as string)
    .replace(/\bledger ([ABC])\b/g, (_, letter: string) => pageOfLetter[letter] as string)
    .replace(/\b([ABC])'s(?= [a-z])/g, (_, letter: string) => `${pageOfLetter[letter]}'s`)
    .replace(/\b([ABC])'s(?=[,.])/g, (_, letter: string) => `those of ${pageOr(letter)}`)
    .replace(/\bin ([ABC]) and ([ABC])\b/g, (_, one: string, two: string) => `in ${pageOr(one)} and ${pageOr(two)}`)
    .replace(/\b(in|by|of|to) ([ABC])(?=[,.;)]| \()/g, (_, word: string, letter: string) => `${word} ${pageOr(letter)}`)
    .replace(/\(([ABC])\)/g, (_, letter: string) => `(${pageOr(letter)})`)
    .replace(
      /(\] |but )([ABC]) (?=(?:gives|names|does)\b)/g,
      (_, before: string, letter: string) =>
        `${before}${opensSentence(before) ? capital(pageOr(letter)) : pageOr(letter)} `,
    )
}

/** One line of the specification in the words of this project. */
export const reworded = (line: string, own: PageName): string => {
  const id = /^- ([ABC]-\d{3}) /.exec(line)?.[1]
  let words = withGivenMarks(withoutSource(line))
  for (const [of, from, to] of byHand) {
    if (of !== id) continue
    if (!words.includes(from)) throw new Error(`${id} no longer says '${from}': mend tools/ledger/wording.ts.`)
    words = words.replace(from, to)
  }
  return withPageNames(withNamedParts(words, own), own).trimEnd()
}

/** The texts in '…' of a line, in order; an apostrophe inside or after a word is none. */
export const quotedTexts = (line: string): string[] =>
  [...line.matchAll(/(?<![\p{L}\p{N}])'([^']+)'(?![\p{L}\p{N}])/gu)].map((match) => match[1] as string)

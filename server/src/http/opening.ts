import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callsOfEveryPage } from '@phuong/domain/opening/every-page'
import { type FirstCall, firstCalls } from '@phuong/domain/opening/first-calls'
import { type FirstAnswer, firstDataId, writeFirstData } from '@phuong/domain/opening/first-data'
import { pathFits } from '@phuong/domain/opening/path-fits'
import { userProfileSchema } from '@phuong/domain/people/user'
import { Refusal } from '@phuong/domain/refusals'
import { z } from 'zod'
import { once } from '../once.ts'
import { findProcedure } from '../procedures/registry.ts'
import { type RequestContext, run } from '../run.ts'
import { type DrawnPage, drawnPage } from '../services/files/drawn-page.ts'
import { typesAsked } from '../services/papers/types-asked.ts'
import { envelopes } from './envelopes.ts'

/** A page does not wait longer for what it shows first, milliseconds; the browser then asks for the rest itself. */
const patienceMs = 1_000

/** What the build notes of the files that pages need (web/build/opening-notes.ts). */
const noteSchema = z.object({
  rows: z.array(z.object({ path: z.string(), visitorsOnly: z.boolean(), files: z.array(z.string()) })),
  types: z.record(z.string(), z.array(z.string())),
})
type Note = z.output<typeof noteSchema>

/** How the page names a file of each kind; a picture as whoever draws it asks for it. */
const links: readonly { readonly kind: RegExp; readonly attributes: string }[] = [
  { kind: /\.css$/, attributes: 'crossorigin rel="stylesheet"' },
  { kind: /\.js$/, attributes: 'crossorigin rel="modulepreload"' },
  { kind: /\.svg$/, attributes: 'rel="preload" as="image"' },
]
const linksTo = (files: readonly string[]): string[] =>
  // what draws nothing without them comes first
  links.flatMap(({ kind, attributes }) =>
    files.filter((file) => kind.test(file)).map((file) => `<link ${attributes} href="/${file}">`),
  )

/** The files that the screen of an address needs, and those of the types that it was just given questions of. */
const filesFor = ({ rows, types }: Note, { pathname }: URL, answers: readonly FirstAnswer[]): string[] => {
  const screen = rows.find(({ path }) => pathFits(path, pathname))?.files ?? []
  const asked = typesAsked(answers, Object.keys(types))
  return [...new Set([...screen, ...[...asked].flatMap((folder) => types[folder] ?? [])])]
}

/** What a call answers to this person; null for one that is refused, since the screen meets the refusal when it asks. */
const answered = async (call: FirstCall, context: RequestContext): Promise<FirstAnswer | null> => {
  const procedure = findProcedure(`p_PHUONG_${call.name}`)
  if (procedure === undefined || procedure.kind === 'write') return null
  try {
    return { ...call, answer: envelopes[call.door](await run(procedure, call.input, context)) }
  } catch (fault) {
    if (!(fault instanceof Refusal)) context.request.log.warn({ err: fault }, 'a page is sent without its first data')
    return null
  }
}

/** All that the page of an address asks first, answered to the person of the request through the corridor. */
const firstAnswers = async (address: URL, context: RequestContext): Promise<FirstAnswer[]> => {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<null>()
  const timer = setTimeout(giveUp, patienceMs, null)
  const inTime = async (calls: readonly FirstCall[]) => {
    const answers = await Promise.all(calls.map((call) => Promise.race([answered(call, context), late])))
    return answers.filter((answer) => answer !== null)
  }
  const everywhere = await inTime(callsOfEveryPage)
  const me = userProfileSchema.safeParse(everywhere.find(({ name }) => name === 'USERS_Me')?.answer.result)
  const own = me.success ? await inTime(firstCalls(address, me.data)) : []
  clearTimeout(timer)
  return [...everywhere, ...own]
}

/** The product's page as the build made it, with its note; read once. */
const builtPage = (webRoot: string) =>
  once(async () => {
    const [page, note] = await Promise.all([
      readFile(join(webRoot, 'app.html'), 'utf8'),
      readFile(join(webRoot, '.openings.json'), 'utf8'),
    ])
    return { page, note: noteSchema.parse(JSON.parse(note)) }
  })

/**
 * The product's page at an address that visitors alone see, such as a registration: with the names of the files that its
 * screen needs. It says the same to each of them, so it is made and compressed once an address of the table.
 * @param webRoot the built web
 */
export const visitorPages = (webRoot: string) => {
  const read = builtPage(webRoot)
  const pages = new Map<string, Promise<DrawnPage>>()
  /** @returns null for an address of another kind, whose page is the file of the build */
  return async (pathname: string): Promise<DrawnPage | null> => {
    const { page, note } = await read()
    const row = note.rows.find(({ path }) => pathFits(path, pathname))
    if (!row?.visitorsOnly) return null
    const known = pages.get(row.path)
    if (known) return known
    const drawn = drawnPage(page.replace('</head>', () => `${linksTo(row.files).join('')}</head>`))
    pages.set(row.path, drawn)
    drawn.catch(() => pages.delete(row.path))
    return drawn
  }
}

/**
 * The product's page as somebody signed in gets it: with the answers that its screen would ask for first, and with the
 * names of the files that this screen needs. It is nobody else's, so nobody may keep it.
 * @param webRoot the built web
 */
export const openingOf = (webRoot: string) => {
  const read = builtPage(webRoot)
  /** @param path as the browser asked for it, with its query */
  return async (path: string, context: RequestContext): Promise<string> => {
    const { page, note } = await read()
    const address = new URL(path, 'http://phuong.invalid')
    const answers = await firstAnswers(address, context)
    const carried = [
      ...linksTo(filesFor(note, address, answers)),
      `<script type="application/json" id="${firstDataId}">${writeFirstData(answers)}</script>`,
    ].join('')
    return page.replace('</head>', () => `${carried}</head>`)
  }
}

import { cp } from 'node:fs/promises'
import { signedIn } from '@phuong/server/testing/caller'
import { temporaryDataDir } from '@phuong/server/testing/data-dir'
import { type Product, startProduct } from '@phuong/server/testing/product'
import { newDatabase, type OwnDatabase } from './databases.ts'
import { isFault } from './life.ts'

/** The guides of pupils and teachers in the products of the tests; the administrators' one is left empty (C-220). */
export const guides = {
  student: 'https://huong-dan.phuong.test/hoc-sinh.pdf',
  teacher: 'https://huong-dan.phuong.test/giao-vien.pdf',
} as const

export type BrowsedProduct = {
  readonly url: string
  readonly databaseUrl: string
  /** where it keeps its files */
  readonly dataDir: string
  /** everything it has written so far */
  output(): string
  /** resolves with the exit code, or null after a kill */
  readonly ended: Promise<number | null>
  /** @throws when the product met a fault of its own while it ran, with the tests that ran then */
  stop(): Promise<void>
}

/** Where one product keeps what it has. */
type Place = { readonly database: OwnDatabase; readonly dataDir: string; clear(): Promise<void> }

const newPlace = async (model: string | null): Promise<Place> => {
  const dataDir = await temporaryDataDir('browser')
  const database = await newDatabase(model)
  return {
    database,
    dataDir: dataDir.path,
    clear: async () => {
      await dataDir.remove()
      await database.drop()
    },
  }
}

/**
 * Notes what a product logs as a fault of its own, each with the test that ran then.
 * @param test its title, null while none runs
 */
const noteFaults = ({ process: { stdout } }: Product, test: () => string | null): string[] => {
  const faults: string[] = []
  let rest = ''
  stdout?.on('data', (chunk: Buffer) => {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines.filter(isFault)) faults.push(`${line}\n  ${test() ?? 'while no test ran'}`)
  })
  return faults
}

const startAt = async (
  { database, dataDir, clear }: Place,
  environment: Record<string, string>,
  test: () => string | null,
) => {
  const product = await startProduct(dataDir, { ...environment, DATABASE_URL: database.url }).catch(
    async (fault: unknown) => {
      await clear()
      throw fault
    },
  )
  const faults = noteFaults(product, test)
  return {
    product,
    end: async () => {
      product.process.kill('SIGTERM')
      await product.ended
      return faults.length === 0 ? null : new Error(`the server met faults of its own:\n${faults.join('\n')}`)
    },
  }
}

/**
 * Starts the built product on a data directory and a database of its own; `stop` ends it by its process id and removes
 * the data.
 * @param options.school holds the demo school as `prepareSchool` has left it, with the pages of its worksheets
 * @param options.test title of the test that runs at the moment, for a product that several use
 */
export const startForBrowsers = async (
  environment: Record<string, string>,
  { school = false, test = () => null }: { school?: boolean; test?: () => string | null } = {},
): Promise<BrowsedProduct> => {
  const prepared = school ? (JSON.parse(process.env.E2E_SCHOOL ?? '') as PreparedSchool) : null
  const place = await newPlace(prepared?.database ?? null)
  if (prepared) await cp(prepared.dataDir, place.dataDir, { recursive: true })
  const { product, end } = await startAt(place, environment, test)
  return {
    url: product.url,
    ended: product.ended,
    databaseUrl: place.database.url,
    dataDir: place.dataDir,
    output: product.output,
    stop: async () => {
      const fault = await end()
      await place.clear()
      if (fault !== null) throw fault
    },
  }
}

type PreparedSchool = { readonly database: string; readonly dataDir: string }

/** Makes the demo school with its pages once, for all products that start with `school`. @returns removes it */
export const prepareSchool = async (): Promise<() => Promise<void>> => {
  const place = await newPlace(null)
  const { product, end } = await startAt(place, {}, () => 'while the demo school was made')
  await demoPagesMade(product.url)
  const fault = await end()
  if (fault !== null) throw fault
  process.env.E2E_SCHOOL = JSON.stringify({ database: place.database.name, dataDir: place.dataDir })
  return place.clear
}

/** How often the server is asked whether the pictures are made, milliseconds. */
const askAgain = 250

/** Waits until the server has made the pages of the demo school's worksheets, which it begins with after its start. */
const demoPagesMade = async (url: string): Promise<void> => {
  const caller = await signedIn(url, 'co.lan@phuong.test')
  const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud/read', {
    moduleName: 'PHUONG',
    subModuleName: 'SHARE',
    entityName: 'Attachments',
    fields: ['id', 'pageCount'],
  })
  for (const { id, pageCount } of body.results as { id: string; pageCount: number }[])
    for (;;) {
      const { body: pages } = await caller.call('SHARE_Attachments_GetPages', { id }, 'query/first')
      const { state, small } = pages.result as { state: string; small: number[] }
      if (state === 'done' && small.length === pageCount) break
      await new Promise((resume) => setTimeout(resume, askAgain))
    }
}

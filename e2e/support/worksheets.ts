import { randomUUID } from 'node:crypto'
import type { Caller } from '@phuong/server/testing/caller'
import { pageUrl, saveWorksheet } from '@phuong/server/testing/saved-worksheets'
import type { BrowserContext, Page } from '@playwright/test'
import { drawnPdf } from './drawn-files.ts'
import { give, newClass } from './lessons.ts'
import { worksheetTeacher } from './people.ts'
import { callerAs } from './school.ts'

/** A zone as it is stored, in page units. */
export type Zone = {
  id: string
  mode: 'Write' | 'Choice' | 'DropDown' | 'Listen'
  text: string
  groupName: string
  left: number
  top: number
  width: number
  height: number
}

type Place = Partial<Pick<Zone, 'left' | 'width' | 'height' | 'groupName' | 'id'>>

/** A zone whose upper edge stands at `top`; `text` carries its key (docs/protocol.md 7). */
export const zoneAt = (mode: Zone['mode'], text: string, top: number, place: Place = {}): Zone => ({
  id: randomUUID(),
  mode,
  text,
  groupName: '',
  left: 100,
  width: 320,
  height: 60,
  ...place,
  top,
})

/**
 * One worksheet of everything: a box, two boxes that count together, one choice of two, two of three, a list. Full
 * marks are 5.
 */
export const mixedZones = (): Zone[] => [
  zoneAt('Write', 'mười ba|13', 120),
  zoneAt('Write', 'sông', 240, { groupName: 'nước' }),
  zoneAt('Write', 'biển', 240, { groupName: 'nước', left: 520 }),
  zoneAt('Choice', 'yes', 360, { groupName: 'một', width: 90, height: 90 }),
  zoneAt('Choice', 'no', 360, { groupName: 'một', width: 90, height: 90, left: 400 }),
  zoneAt('Choice', 'yes', 500, { groupName: 'nhiều', width: 90, height: 90 }),
  zoneAt('Choice', 'no', 500, { groupName: 'nhiều', width: 90, height: 90, left: 400 }),
  zoneAt('Choice', 'yes', 500, { groupName: 'nhiều', width: 90, height: 90, left: 700 }),
  zoneAt('DropDown', 'chó|*mèo|gà', 660),
]

/** Saves zones over the pages of an attachment, on the revision that is stored. */
export const saveZones = async (
  teacher: Caller,
  id: string,
  zones: readonly Zone[],
  { pages = [1], revision = 0 }: { pages?: readonly number[]; revision?: number } = {},
): Promise<void> => {
  const { status, text } = await saveWorksheet(teacher, id, {
    version: 1,
    revision,
    width: 1140,
    pages: pages.map((page) => ({ url: pageUrl(id, page), url2x: pageUrl(id, page, 2280), height: 1612 })),
    ExerciseData: zones,
    canvasJson: {},
  })
  if (status !== 200) throw new Error(text)
}

/** A worksheet of one page with these zones. @returns its id */
const newWorksheet = async (teacher: Caller, name: string, zones: readonly Zone[]) => {
  const { id, pages } = await drawnPdf(teacher, `${name}.pdf`)
  await saveZones(teacher, id, zones, { pages })
  return id
}

type Stage = {
  pupils: readonly string[]
  zones?: readonly Zone[]
  title?: string
  points?: number
  attempts?: 1 | 2 | 3 | null
  solutions?: 'AFTER_SUBMIT' | 'AFTER_DUE' | 'NEVER'
}

/** A worksheet that is given to a class of the test's own; `path` is where its pupils work on it. */
export const givenWorksheet = async ({ pupils, zones = mixedZones(), title = 'Phiếu tuần 12', ...rules }: Stage) => {
  const teacher = await callerAs(worksheetTeacher)
  const [classId, attachmentId] = await Promise.all([
    newClass(teacher, `Lớp thử ${randomUUID().slice(0, 8)}`, pupils),
    newWorksheet(teacher, title, zones),
  ])
  const assignmentId = await give(teacher, { classId, attachmentId, title, ...rules })
  const path = `/lms/student/worksheet/exercise/${attachmentId}?assignmentId=${assignmentId}`
  return { teacher, classId, attachmentId, assignmentId, title, path, zones }
}

/** Reads along every answer that the pages of a context receive. @returns what gives all of them as one text */
export const readAlong = (context: BrowserContext): (() => Promise<string>) => {
  const bodies: Promise<string>[] = []
  context.on('response', (response) => void bodies.push(response.text().catch(() => '')))
  return async () => (await Promise.all(bodies)).join('\n')
}

/** Everything that a page's origin keeps in the browser, as one text. */
export const storedInBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name = '' }) => {
        const database = await settled(indexedDB.open(name))
        const stores = [...database.objectStoreNames]
        const rows = await Promise.all(
          stores.map((store) => settled(database.transaction(store).objectStore(store).getAll())),
        )
        database.close()
        return [name, rows]
      }),
    )
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => (await window.caches.open(name)).keys()),
    )
    return JSON.stringify([databases, { ...localStorage }, { ...sessionStorage }, caches.flat().map(({ url }) => url)])
  })

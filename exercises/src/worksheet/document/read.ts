import { readStored } from '../../shared/stored.ts'
import type { WorksheetDocument, Zone } from './document.ts'
import { insidePage, pageWidth } from './place.ts'
import { heightFor, storedSchema, zoneOf } from './schema.ts'

type Stored = Readonly<Record<string, unknown>>

/** Steps from version n to n + 1, by n. */
const migrations: readonly ((older: Stored) => Stored)[] = [
  // version 0 is B-186 alone: the boxes over one picture, which stands beside them in the attachment (B-184)
  ({ ExerciseData = [], backgroundImage }) => {
    const url = typeof backgroundImage === 'string' ? backgroundImage : ''
    const pages = [{ url, url2x: url, height: heightFor(ExerciseData) }]
    return { version: 1, revision: 0, width: pageWidth, pages, ExerciseData: readStored(ExerciseData) }
  },
]

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The document in the newest version; undefined for what is none, or is newer than this code. */
const migrated = (value: unknown): Stored | undefined => {
  let document = readStored(value)
  if (!isObject(document)) return undefined
  for (let version: unknown = document.version ?? 0; version !== migrations.length; version = document.version) {
    const step = typeof version === 'number' ? migrations[version] : undefined
    if (step === undefined || !isObject(document)) return undefined
    document = step(document)
    if (!isObject(document)) return undefined
  }
  return document
}

/**
 * The worksheet in `jsonData`, which may be an object or JSON text of this version or an older one. Zones that hang over
 * an edge or are too small are put right; undefined for whatever is no worksheet (H132): more than 1,000 zones or 30
 * pages, numbers beyond all pages, sizes of 0 or less, texts over 2,000 signs, an id that is missing or used twice.
 */
export const readDocument = (value: unknown): WorksheetDocument | undefined => {
  const parsed = storedSchema.safeParse(migrated(value))
  if (!parsed.success) return undefined
  const { revision, pages, ExerciseData } = parsed.data
  const zones = ExerciseData.map(zoneOf).map((zone) => ({ ...zone, ...insidePage(zone, pages) }))
  return { revision, pages, zones }
}

const boxOf = ({ audio, countMatch, aside, ...zone }: Zone) => {
  const { groupName, text, image } = zone
  // false is left out, so that a worksheet without such a zone is stored as it always was
  const kept = aside && { aside }
  return { ...zone, ...kept, data: { groupName, text, ...(audio && { audio }), image, countMatch, ...kept } }
}

/** The worksheet as `jsonData` stores it, `data` mirroring each box (docs/protocol.md 7). */
export const storedDocument = ({ revision, pages, zones }: WorksheetDocument) => ({
  version: 1,
  revision,
  width: pageWidth,
  pages,
  ExerciseData: zones.map(boxOf),
  canvasJson: {},
})

/** A worksheet with its key, as staff receive it. */
export type StoredDocument = ReturnType<typeof storedDocument>

import { readStored } from '../../shared/stored.ts'
import { zoneModes } from '../zones/modes.ts'
import type { WorksheetDocument, Zone } from './document.ts'
import { insidePage, pageWidth } from './place.ts'
import { heightFor, storedSchema, zoneOf } from './schema.ts'

type Stored = Readonly<Record<string, unknown>>

/** Version 0 is B-186 alone: the boxes over one picture, which stands beside them in the attachment (B-184). */
const fromVersion0 = ({ ExerciseData = [], backgroundImage }: Stored) => {
  const url = typeof backgroundImage === 'string' ? backgroundImage : ''
  const pages = [{ url, url2x: url, height: heightFor(ExerciseData) }]
  return { version: 1, revision: 0, width: pageWidth, pages, ExerciseData: readStored(ExerciseData) }
}

/** A zone of version 1: its text could not tell what was typed from a sign of its mode (H163). */
const fromVersion1 = (zone: Zone): Zone => ({ ...zone, text: zoneModes[zone.mode].upgraded(zone.text) })

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is to be read as version 1 or later; undefined for what is no document. */
const documentIn = (value: unknown): Stored | undefined => {
  const document = readStored(value)
  if (!isObject(document)) return undefined
  return (document.version ?? 0) === 0 ? fromVersion0(document) : document
}

/**
 * The worksheet in `jsonData`, which may be an object or JSON text of this version or an older one. Zones that hang over
 * an edge or are too small are put right; undefined for whatever is no worksheet (H132): more than 1,000 zones or 30
 * pages, numbers beyond all pages, sizes of 0 or less, texts over 2,000 signs, an id that is missing or used twice.
 */
export const readDocument = (value: unknown): WorksheetDocument | undefined => {
  const parsed = storedSchema.safeParse(documentIn(value))
  if (!parsed.success) return undefined
  const { version, revision, pages, ExerciseData } = parsed.data
  const zones = ExerciseData.map(zoneOf).map((zone) => ({
    ...(version === 1 ? fromVersion1(zone) : zone),
    ...insidePage(zone, pages),
  }))
  return { revision, pages, zones }
}

const boxOf = ({ audio, countMatch, aside, ...zone }: Zone) => {
  const { groupName, text, image } = zone
  // false is left out, so that a worksheet without such a zone is stored as it always was
  const kept = aside && { aside }
  return { ...zone, ...kept, data: { groupName, text, ...(audio && { audio }), image, countMatch, ...kept } }
}

/**
 * The worksheet as `jsonData` stores it, `data` mirroring each box (docs/protocol.md 7): in version 1 where its texts say
 * the same there, so that pages of an older build that are open somewhere read it.
 */
export const storedDocument = ({ revision, pages, zones }: WorksheetDocument) => ({
  version: zones.every((zone) => fromVersion1(zone).text === zone.text) ? 1 : 2,
  revision,
  width: pageWidth,
  pages,
  ExerciseData: zones.map(boxOf),
  canvasJson: {},
})

/** A worksheet with its key, as staff receive it. */
export type StoredDocument = ReturnType<typeof storedDocument>

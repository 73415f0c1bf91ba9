import * as z from 'zod/mini'
import { signsOf } from '../../shared/listed-texts.ts'
import { id, list } from '../../shared/stored.ts'
import { longestText, maxPages, maxZones, modes, type Zone } from './document.ts'
import { minHeight, pageWidth } from './place.ts'

/** The height of a page in page units: from 100, a narrow strip, to 20,000, eighteen times its width. */
const shortestPage = Math.max(100, minHeight)
const tallestPage = 20_000
const farthest = maxPages * tallestPage

/** An id that a response may be stored under: no name that an object of JSON treats in its own way. */
const zoneId = z.pipe(id, z.string().check(z.regex(/^(?!__proto__$)[\w-]{1,64}$/)))

const text = z.string().check(z.maxLength(longestText))
/** The text of a zone: an escaped sign counts once, so that what was typed has room (H163). */
const zoneText = z.string().check(
  z.maxLength(2 * longestText),
  z.refine((typed) => signsOf(typed).length <= longestText),
)
const place = z.number().check(z.gte(-farthest), z.lte(farthest))
const size = z.number().check(z.positive(), z.lte(farthest))

const audio = z.object({
  id: z._default(z.catch(id, ''), ''),
  audioURL: text,
  fileName: z._default(text, ''),
})

const mirrored = {
  groupName: z.nullish(text),
  text: z.nullish(zoneText),
  image: z.nullish(text),
  audio: z.nullish(audio),
  countMatch: z.nullish(z.int().check(z.gte(1), z.lte(maxZones))),
  aside: z.nullish(z.boolean()),
}

const box = z.object({
  id: zoneId,
  mode: z.enum(modes),
  top: place,
  left: place,
  width: size,
  height: size,
  angle: z.nullish(z.number().check(z.gte(-360), z.lte(360))),
  fill: z.nullish(text),
  ...mirrored,
  data: z.nullish(z.object(mirrored)),
})
type Box = z.infer<typeof box>

/** The zone of a stored box; where box and `data` say different things the box wins (docs/protocol.md 7). */
export const zoneOf = ({ data, ...own }: Box): Zone => ({
  id: own.id,
  mode: own.mode,
  left: own.left,
  top: own.top,
  width: own.width,
  height: own.height,
  angle: own.angle ?? 0,
  fill: own.fill ?? '',
  text: own.text ?? data?.text ?? '',
  groupName: own.groupName ?? data?.groupName ?? '',
  image: own.image ?? data?.image ?? '',
  audio: own.audio ?? data?.audio ?? null,
  countMatch: own.countMatch ?? data?.countMatch ?? 1,
  aside: own.aside ?? data?.aside ?? false,
})

const page = z.object({ url: text, url2x: text, height: z.int().check(z.gte(shortestPage), z.lte(tallestPage)) })

/** Counts the entries before any of them is looked at: a hundred thousand boxes cost no more than one too many (H132). */
const atMost = <Schema extends z.core.$ZodType>(max: number, entry: Schema) =>
  z.pipe(
    z.custom<unknown[]>((value) => Array.isArray(value) && value.length <= max),
    z.array(entry),
  )

const differentIds = (boxes: readonly Box[]): boolean => new Set(boxes.map((one) => one.id)).size === boxes.length

/** `jsonData` as it is stored, versions 1 and 2, which differ in the texts of zones alone. Of `canvasJson` nothing is read: it could carry a key past the rules. */
export const storedSchema = z
  .object({
    version: z.union([z.literal(1), z.literal(2)]),
    revision: z.int().check(z.gte(0)),
    width: z.literal(pageWidth),
    pages: atMost(maxPages, page),
    ExerciseData: atMost(maxZones, box).check(z.refine(differentIds)),
  })
  .check(z.refine(({ pages, ExerciseData }) => pages.length > 0 || ExerciseData.length === 0))

/** What a box of version 0 is asked before it is migrated: how far down it reaches. */
const reachSchema = list(z.catch(z.object({ top: place, height: size }), { top: 0, height: 1 }))

/** The height of the one page that holds all boxes of version 0, at least that of an A4 page 1140 wide. */
export const heightFor = (boxes: unknown): number => {
  const parsed = reachSchema.safeParse(Array.isArray(boxes) && boxes.length > maxZones ? [] : boxes)
  const a4 = Math.round(pageWidth * Math.SQRT2)
  const lowest = parsed.success ? Math.max(a4, ...parsed.data.map(({ top, height }) => top + height)) : a4
  return Math.min(tallestPage, Math.ceil(lowest))
}

import * as z from 'zod/mini'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { flag, readStored, settings, words } from '../../shared/stored.ts'

/** Letters alone, so that 'special characters', 'specialCharacters' and 'SPECIAL_CHARACTERS' are one. */
const bare = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase().replace(/[^a-z]/g, '') : '')

/** C-411, C-426: vertical unless the question says horizontal. */
const direction = z.pipe(
  z.transform((value: unknown) => (bare(value) === 'horizontal' ? 'horizontal' : 'vertical')),
  z.enum(['vertical', 'horizontal']),
)

/** C-412, C-427: letters unless the question says otherwise. */
const bulletType = z.pipe(
  z.transform((value: unknown) => {
    const name = bare(value)
    if (name.startsWith('special')) return 'special'
    return name === 'number' || name === 'none' ? name : 'character'
  }),
  z.enum(['character', 'number', 'special', 'none']),
)

/** C-414, C-428: two columns unless the question says three. */
const columns = z.pipe(
  z.transform((value: unknown) => (value === 3 || value === '3' ? 3 : 2)),
  z.union([z.literal(2), z.literal(3)]),
)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An option (C-402); its answer is a text or the address of a picture. A plain text is one without a key (C-409). */
const optionSchema = z.pipe(
  z.transform((value: unknown) => (isRecord(value) ? value : { answer: value })),
  z.object({
    id: words,
    answer: words,
    isCorrect: z._default(flag, false),
    imageUrl: words,
    audioUrl: words,
    question: words,
  }),
)
type StoredOption = z.infer<typeof optionSchema>

const isEmpty = ({ answer, imageUrl, audioUrl, question }: StoredOption): boolean =>
  [answer, imageUrl, audioUrl, question].every((said) => said.trim() === '')

/** Options of old questions without ids of their own get them from what they show, which gives nothing away. */
const withIds = (stored: StoredOption[]): StoredOption[] => {
  const options = stored.filter((option) => !isEmpty(option))
  const ids = new Set(options.map(({ id }) => id))
  if (!ids.has('') && ids.size === options.length) return options
  const shown = options.map(({ answer, imageUrl, audioUrl }) => `${answer} ${imageUrl} ${audioUrl}`.trim())
  return options.map((option, index) => {
    const content = shown[index] ?? ''
    return { ...option, id: `${shown.slice(0, index).filter((before) => before === content).length}:${content}` }
  })
}

/** Whatever is no list is an empty one (C-385). */
const options = z.pipe(
  z.transform((value: unknown): unknown => {
    const read = readStored(value)
    return Array.isArray(read) ? read : []
  }),
  z.pipe(z.array(optionSchema), z.transform(withIds)),
)

/** A question as it is stored, with its key. */
export const questionSchema = z.object({
  ...questionShape,
  /** what its options are (C-400), such as NUMBERS; '' for anything */
  option: words,
  /** the display variant (C-397) */
  optionType: words,
  answers: z.prefault(options, []),
  settings: z.prefault(
    settings({
      answers: z.prefault(
        settings({
          direction: z.prefault(direction, null),
          bulletType: z.prefault(bulletType, null),
          imageAnswers: z._default(flag, false),
          columnImageAnswers: z.prefault(columns, null),
          underlined: z._default(flag, false),
        }),
        {},
      ),
    }),
    {},
  ),
})
export type Question = z.infer<typeof questionSchema>
type PublicOption = Omit<Question['answers'][number], 'isCorrect'>

/**
 * What a pupil receives: the options sorted by id and without their key, and whether one or several are to be picked;
 * how many says nothing about which.
 */
export type PublicQuestion = PublicBase &
  Pick<Question, 'option' | 'optionType' | 'settings'> & {
    readonly several: boolean
    readonly answers: readonly PublicOption[]
  }

/** The ids of the picked options, each once, in any order. */
export const responseSchema = z.object({
  picked: z
    .array(z.string().check(z.minLength(1)))
    .check(z.refine((picked) => new Set(picked).size === picked.length, 'an id stands twice')),
})
export type Response = z.infer<typeof responseSchema>

import * as z from 'zod/mini'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { flag, id, list, settings, words } from '../../shared/stored.ts'

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

/** An option (C-402); its answer is a text or the address of a picture. */
const optionSchema = z.object({
  id,
  answer: words,
  isCorrect: z._default(flag, false),
  imageUrl: words,
  audioUrl: words,
  question: words,
})

/** A question as it is stored, with its key. */
export const questionSchema = z.object({
  ...questionShape,
  /** what its options are (C-400), such as NUMBERS; '' for anything */
  option: words,
  /** the display variant (C-397), such as ONECHOICE_IMAGE */
  optionType: words,
  answers: z._default(list(optionSchema), []),
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
type Option = Question['answers'][number]
type PublicOption = Omit<Option, 'isCorrect'>

/** What a pupil receives: the options sorted by id and without their key. */
export type PublicQuestion = PublicBase &
  Pick<Question, 'option' | 'optionType' | 'settings'> & { readonly answers: readonly PublicOption[] }

/** `picked` is the id of an option, null while none is picked. */
export const responseSchema = z.object({ picked: z.nullable(id) })
export type Response = z.infer<typeof responseSchema>

/** How options to choose from are shown, as settings say it. */
import * as z from 'zod/mini'
import { flag, settings } from './stored.ts'

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
  z.transform((value: unknown) => (String(value).trim() === '3' ? 3 : 2)),
  z.union([z.literal(2), z.literal(3)]),
)

/** C-413, C-428: whether answers are pictures, and in how many columns those stand. */
export const pictureSettings = {
  imageAnswers: z._default(flag, false),
  columnImageAnswers: z.prefault(columns, null),
}

/** The settings of a question with options (C-411 to C-416). */
export const choiceSettings = z.prefault(
  settings({
    answers: z.prefault(
      settings({
        direction: z.prefault(direction, null),
        bulletType: z.prefault(bulletType, null),
        ...pictureSettings,
        underlined: z._default(flag, false),
      }),
      {},
    ),
  }),
  {},
)
export type ChoiceSettings = z.infer<typeof choiceSettings>

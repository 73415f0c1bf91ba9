import * as z from 'zod/mini'
import { choiceSettings } from '../../shared/choice-settings.ts'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { id, words } from '../../shared/stored.ts'
import { type PublicOption, storedOptions } from '../../shared/stored-options.ts'

/** A question as it is stored, with its key. */
export const questionSchema = z.object({
  ...questionShape,
  /** what its options are (C-400), such as NUMBERS; '' for anything */
  option: words,
  /** the display variant (C-397), such as ONECHOICE_IMAGE */
  optionType: words,
  answers: storedOptions,
  settings: choiceSettings,
})
export type Question = z.infer<typeof questionSchema>

/** What a pupil receives: the options sorted by id and without their key. */
export type PublicQuestion = PublicBase &
  Pick<Question, 'option' | 'optionType' | 'settings'> & { readonly answers: readonly PublicOption[] }

/** `picked` is the id of an option, null while none is picked. */
export const responseSchema = z.object({ picked: z.nullable(id) })
export type Response = z.infer<typeof responseSchema>

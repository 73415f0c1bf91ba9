import * as z from 'zod/mini'
import { choiceSettings } from '../../shared/choice-settings.ts'
import { type PublicBase, questionShape } from '../../shared/question.ts'
import { words } from '../../shared/stored.ts'
import { type PublicOption, storedOptions } from '../../shared/stored-options.ts'

/** A question as it is stored, with its key. */
export const questionSchema = z.object({
  ...questionShape,
  /** what its options are (C-400), such as NUMBERS; '' for anything */
  option: words,
  /** the display variant (C-397) */
  optionType: words,
  answers: storedOptions,
  settings: choiceSettings,
})
export type Question = z.infer<typeof questionSchema>

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

import type { QuestionFaults } from '../../contract.ts'
import { choiceFaults } from '../../shared/choice-faults.ts'

/** Options of which there is only one, that show nothing, or that are right and wrong at once. */
export const faults: QuestionFaults = { read: choiceFaults }

import type { QuestionFaults } from '../../contract.ts'
import { askingFaults } from '../../shared/asking-faults.ts'

/** Nothing to speak about. */
export const faults: QuestionFaults = { read: (stored, _shown, around) => askingFaults(stored, around) }

import type { QuestionFaults } from '../../contract.ts'
import { askingFaults } from '../../shared/asking-faults.ts'
import { choiceFaults } from '../../shared/choice-faults.ts'

/** No question; options of which there is only one, that show nothing, or that are right and wrong at once. */
export const faults: QuestionFaults = {
  read: (stored, _shown, around) => [...askingFaults(stored, around), ...choiceFaults(stored)],
}

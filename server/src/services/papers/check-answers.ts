import { type Fault, questionFaults } from '@phuong/exercises/authoring'
import type { Fields, Finding } from './finding.ts'
import { paperTexts } from './texts.ts'

const textOf = (fault: Fault): string =>
  fault.code === 'unknownType' ? paperTexts.unknownType(fault.type) : paperTexts.faults[fault.code]

/** Whether the type of a question reads it, and whether it can be answered rightly and wrongly. */
export const ofAnswers = (content: Fields): Finding[] =>
  questionFaults(content).map((fault) => ({
    path: fault.path,
    text: textOf(fault),
    ...(fault.note && { note: fault.note }),
  }))

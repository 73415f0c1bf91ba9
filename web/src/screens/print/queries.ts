import { printedAnswer, printOf, unknownPrint } from '@phuong/exercises/printing'
import { screensOf, unknownQuestion } from '@phuong/exercises/screens'
import { queryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { callFirst, type Input, type Row } from '../../api/call.ts'
import { type AttachedFile, filesOf } from './files.ts'

type Exam = Row<'EXAMINATION_Print_Get'>

/** A question as its type prints it, with what the last section says of it. */
export type PrintedQuestion = {
  readonly id: string
  readonly Print: ComponentType<{ question: never; withAnswers: boolean }>
  /** the question with its key, as its type reads it */
  readonly whole: unknown
  /** in one line; '' for a question that nothing answers */
  readonly answer: string
  readonly files: readonly AttachedFile[]
}

export type PrintedExam = Pick<Exam, 'quizTitle' | 'code' | 'classLevel' | 'totalQuestion' | 'duration'> & {
  readonly questions: readonly PrintedQuestion[]
}

const rulesOf = async (type: string) => screensOf(type)?.rules()

/** What cannot be read at all leaves its number. */
const Nothing = () => null

/** Brings what a question is printed with; one that its type cannot read is its words alone (C-385, C-496). */
const loadQuestion = async (row: Exam['jsonData']['questions'][number]): Promise<PrintedQuestion> => {
  const files = filesOf(row, window.location.href)
  const { id } = row
  const loaded = [
    [screensOf(row.type), printOf(row.type)],
    [unknownQuestion, unknownPrint],
  ] as const
  for (const [screens, print] of loaded) {
    const rules = await screens?.rules([row])
    const read = rules?.schema.question.safeParse(row)
    if (print === undefined || rules === undefined || !read?.success) continue
    const [{ Print }, answer] = await Promise.all([print([row]), printedAnswer(rules, read.data, rulesOf)])
    return { id, Print, whole: read.data, answer, files }
  }
  return { id, Print: Nothing, whole: null, answer: '', files }
}

/** An exam for print with all that its questions are drawn with; null where there is none (C-605). */
export const examQuery = (asked: Input<'EXAMINATION_Print_Get'> | null) =>
  queryOptions({
    queryKey: ['print', 'exam', asked],
    queryFn: async ({ signal }): Promise<PrintedExam | null> => {
      const exam = asked && (await callFirst('EXAMINATION_Print_Get', asked, { signal }))
      if (exam === null) return null
      const { jsonData, ...head } = exam
      return { ...head, questions: await Promise.all(jsonData.questions.map(loadQuestion)) }
    },
    // functions and components are no data that may be compared field by field
    structuralSharing: false,
  })

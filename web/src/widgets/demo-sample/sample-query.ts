import { sampleOf, samplePages } from '@phuong/exercises/samples'
import { queryOptions } from '@tanstack/react-query'
import { type LoadedQuestion, loadType, readQuestion } from '../exercise/question.ts'

/** The question of a demo page, with the code of its type and of no other. */
export const sampleQuery = (page: string) =>
  queryOptions({
    queryKey: ['demo', page],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<LoadedQuestion> => {
      const [sample, type] = await Promise.all([sampleOf(page), loadType(samplePages[page]?.type ?? '')])
      const question = readQuestion(sample?.question, type)
      if (question === null) throw new Error(`the demo page ${page} has no question`)
      return question
    },
    // functions and components are no data that may be compared field by field
    structuralSharing: false,
  })

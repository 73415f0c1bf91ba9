import { sampleOf, samplePages } from '@phuong/exercises/samples'
import { type MockContest, resumeContest, startContest } from '@phuong/exercises/session'
import { type KeptExercise, readStored, removeStored, writeStored } from '../../../browser/storage.ts'
import { type LoadedQuestion, loadType, readQuestion } from '../../../widgets/exercise/question.ts'
import { contestPages } from './contest-pages.ts'
import { withMediaFrom } from './media.ts'

/** A contest as it is opened: its questions in the order of its exercises, and how far it has come. */
export type OpenedContest = { readonly questions: readonly LoadedQuestion[]; readonly contest: MockContest }

/** The exercises that are built in (C-519). */
const builtIn = (): Promise<KeptExercise[]> =>
  Promise.all(
    contestPages.map(async (page) => {
      const question = (await sampleOf(page))?.question
      if (typeof question !== 'object' || question === null) throw new Error(`the contest has no exercise ${page}`)
      return { id: page, type: samplePages[page]?.type ?? '', question }
    }),
  )

/** The questions of the exercises, named by their ids in the contest; null when one of them cannot be read. */
const questionsOf = async (
  exercises: readonly KeptExercise[],
  mediaHost: string | null,
): Promise<LoadedQuestion[] | null> => {
  const read = await Promise.all(
    exercises.map(async ({ id, type, question }) => {
      const loaded = readQuestion(question, await loadType(type, [question]))
      return loaded && { ...loaded, id, whole: withMediaFrom(mediaHost, loaded.whole) }
    }),
  )
  const questions = read.filter((question) => question !== null)
  return questions.length === exercises.length ? questions : null
}

const areDistinct = (items: readonly { readonly id: string }[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length

/** The contest that is under way in this browser; null where there is none, or where some of it cannot be read (C-528). */
const underWay = async (mediaHost: string | null): Promise<OpenedContest | null> => {
  const exercises = readStored('contestExercises')
  const answers = readStored('contestAnswers')
  const endsAt = readStored('countDown')
  if (exercises === null || answers === null || endsAt === null) return null
  if (exercises.length !== contestPages.length || !areDistinct(exercises) || !areDistinct(answers)) return null
  const questions = await questionsOf(exercises, mediaHost)
  if (questions === null) return null
  const areAnswers = answers.every(({ id, response }) => {
    const question = questions.find((each) => each.id === id)
    return question?.type.rules.schema.responseTo(question.whole).safeParse(response).success === true
  })
  if (!areAnswers) return null
  return {
    questions,
    contest: resumeContest(
      questions.map(({ id }) => id),
      { answers, endsAt },
    ),
  }
}

/**
 * Opens the contest: the one that is under way (C-515, C-516), otherwise a fresh one, which the browser keeps from now on
 * (C-507, C-522 to C-524, C-527, C-528).
 * @param now ms since 1970 UTC
 * @throws when an exercise does not load
 */
export const openContest = async (mediaHost: string | null, now: number): Promise<OpenedContest> => {
  const begun = await underWay(mediaHost)
  if (begun !== null) return begun
  const exercises = await builtIn()
  const questions = await questionsOf(exercises, mediaHost)
  if (questions === null) throw new Error('an exercise of the contest cannot be read')
  const contest = startContest(contestPages, now)
  writeStored('contestExercises', exercises)
  keepContest(contest)
  return { questions, contest }
}

/** Keeps the answers and the end of the countdown for a reload; a finished contest leaves neither (C-512, C-513). */
export const keepContest = ({ answers, endsAt, finished }: MockContest): void => {
  if (finished) {
    removeStored('contestAnswers')
    removeStored('countDown')
    return
  }
  writeStored('contestAnswers', [...answers])
  writeStored('countDown', endsAt)
}

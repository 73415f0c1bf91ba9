import { recordingIn, sameJson } from '@phuong/exercises/session'
import { type KeptAnswer, type KeptDrafts, readStored, removeStored, writeStored } from '../browser/storage.ts'
import type { Sitting } from '../sitting/use-sitting.ts'
import { givenOf, type SatQuestion } from '../widgets/exercise/question.ts'

/** Sittings that drafts are kept of at most; an older one has ended, wherever that was. */
const maxSittings = 5

/**
 * What is begun and not handed in of a sitting, by question: on this page, and in the browser for a reload (C-306). What
 * names a recording is kept by the sitting, beside the sound (H176).
 */
export type Drafts = {
  /** undefined where nothing is begun */
  of(item: string): unknown
  keep(question: SatQuestion, response: unknown): void
  /** It has been handed in. */
  drop(item: string): void
  /** The sitting is over. */
  end(): void
}

/** What was kept, where it can be a response to the question; an older build or another hand may have written it. */
const readDraft = (question: SatQuestion, response: unknown): unknown => {
  const { rules } = question.type
  const schema = 'whole' in question ? rules.schema.responseTo(question.whole) : rules.schema.response
  try {
    const read = schema.safeParse(response)
    if (!read.success) return undefined
    rules.isReady(givenOf(question), read.data)
    return read.data
  } catch {
    return undefined
  }
}

const isEmpty = (question: SatQuestion, response: unknown): boolean =>
  sameJson(response, question.type.rules.emptyResponse(givenOf(question)))

/** What is kept, without that of anybody else: who sits here now finds and leaves nothing of another person. */
const keptOf = (userId: string): KeptDrafts[] => {
  const all = readStored('examDrafts') ?? []
  const own = all.filter((one) => one.userId === userId)
  if (own.length < all.length) store(own)
  return own
}

const store = (kept: KeptDrafts[]): void => {
  if (kept.length === 0) removeStored('examDrafts')
  else writeStored('examDrafts', kept)
}

/** The drafts of a sitting as the browser kept them, for its page. */
export const openDrafts = (
  userId: string,
  sittingId: string,
  questions: readonly SatQuestion[],
  { said, say }: Pick<Sitting, 'said' | 'say'>,
): Drafts => {
  const isOurs = (one: KeptDrafts) => one.sittingId === sittingId
  const stored = keptOf(userId).find(isOurs)?.answers ?? []
  const spoken = Object.entries(said).map(([id, response]) => ({ id, response }))
  const drafts = new Map(
    [...stored, ...spoken].flatMap(({ id, response }): [string, unknown][] => {
      const question = questions.find((one) => one.id === id)
      const draft = question && readDraft(question, response)
      return draft === undefined ? [] : [[id, draft]]
    }),
  )
  // read anew each time: another tab may have the same sitting open
  const change = (next: (answers: readonly KeptAnswer[]) => KeptAnswer[]): void => {
    const all = keptOf(userId)
    const answers = next(all.find(isOurs)?.answers ?? [])
    const others = all.filter((one) => !isOurs(one))
    store((answers.length === 0 ? others : [{ userId, sittingId, answers }, ...others]).slice(0, maxSittings))
  }
  const without = (item: string) => (answers: readonly KeptAnswer[]) => answers.filter(({ id }) => id !== item)
  const drop = (item: string): void => {
    if (drafts.delete(item)) change(without(item))
  }
  return {
    of: (item) => drafts.get(item),
    keep: (question, response) => {
      const { id } = question
      const named = recordingIn(response)
      if (named !== null || recordingIn(drafts.get(id)) !== null) void say(id, response)
      if (isEmpty(question, response)) {
        drop(id)
        return
      }
      drafts.set(id, response)
      change((answers) => [...without(id)(answers), ...(named === null ? [{ id, response }] : [])])
    },
    drop,
    end: () => {
      drafts.clear()
      change(() => [])
    },
  }
}

import { randomUUID } from 'node:crypto'
import { paperItem } from '@phuong/exercises/rules'
import { sameJson } from '@phuong/exercises/session'
import { expect } from 'vitest'
import { Caller } from './caller.ts'
import { type MadeEvent, sitter } from './sitters.ts'

/** What pupils were told of their sittings, for the check after a kill. */
export type SittingBook = Map<
  string,
  {
    email: string
    /** what an ack has said is kept, by item */
    kept: Map<string, MadeEvent>
    /** sent, and never answered: it may be there or not, but not twice */
    inDoubt: MadeEvent[]
    receipt: { hash: string; count: number; finishedAt: number } | null
  }
>

/** Answers of one envelope. */
const batch = 3
/** A class level and a number of the demo school's practice papers. */
const paper = { classLevel: 4, examinationCode: '1' }
const clock = { now: () => new Date(Date.now()) }

/** The wire's clock does not matter here: practice lasts longer than a round. */
const signIn = async (url: string, email: string) => {
  const caller = new Caller(url)
  if ((await caller.signIn(email)).status !== 200) throw new Error(`${email} cannot sign in`)
  return sitter(caller, clock, 'crash-1')
}

/**
 * Answers practice papers as one pupil, one sitting after the other, sending again what was not acknowledged, until told
 * to stop; writes down what was.
 */
export const sitThrough = async (
  who: { email: string; url(): string },
  book: SittingBook,
  goOn: () => boolean,
  answered: () => void,
): Promise<void> => {
  let pupil: Awaited<ReturnType<typeof signIn>> | null = null
  while (goOn()) {
    await new Promise((resume) => setImmediate(resume))
    try {
      pupil ??= await signIn(who.url(), who.email)
      const { body } = await pupil.caller.call('OLYMPIC_DETHI_Get', paper)
      const questions = body.results as { id: string; type: string }[]
      const sittingId = randomUUID()
      const started = await pupil.start({ kind: 'olympic', ...paper, fresh: true }, sittingId)
      if (started.status !== 200) continue
      const entry = { email: who.email, kept: new Map(), inDoubt: [] as MadeEvent[], receipt: null }
      book.set(sittingId, entry)
      await answerAll(pupil, questions, sittingId, book, goOn, answered)
    } catch {
      // the connection broke: what was sent stays in doubt
    }
  }
}

const answerAll = async (
  pupil: Awaited<ReturnType<typeof signIn>>,
  questions: readonly { id: string; type: string }[],
  sittingId: string,
  book: SittingBook,
  goOn: () => boolean,
  answered: () => void,
): Promise<void> => {
  const entry = book.get(sittingId)
  if (entry === undefined) return
  const left = questions.map((question) =>
    pupil.submit(question.id, paperItem(question.type, question)?.correctResponse),
  )
  while (left.length > 0 && goOn()) {
    const sent = left.slice(0, batch)
    entry.inDoubt = sent
    const { status, row } = await pupil.append(sittingId, sent)
    if (status !== 200) continue
    for (const [at, event] of sent.entries())
      if (['stored', 'duplicate', 'locked'].includes(row?.acks[at].status)) entry.kept.set(event.item, event)
    entry.inDoubt = []
    left.splice(0, batch)
    answered()
  }
  if (left.length > 0) return
  const { status, row } = await pupil.finish(sittingId)
  if (status === 200 && row) entry.receipt = { hash: row.hash, count: row.count, finishedAt: row.finishedAt }
  answered()
}

/** Everything that was acknowledged is there, once, and every receipt still says the same. */
export const verifySittings = async (url: string, book: SittingBook): Promise<void> => {
  const pupils = new Map<string, Awaited<ReturnType<typeof signIn>>>()
  for (const [sittingId, { email, kept, inDoubt, receipt }] of book) {
    const pupil = pupils.get(email) ?? (await signIn(url, email))
    pupils.set(email, pupil)
    // what was in doubt comes once more, as a client sends it
    if (inDoubt.length > 0) {
      const { row } = await pupil.append(sittingId, inDoubt)
      for (const { status } of row?.acks ?? []) expect(['stored', 'duplicate', 'late']).toContain(status)
    }
    const { row } = await pupil.get(sittingId)
    const answers = (row?.answers ?? []) as { item: string; response: unknown; verdict: { correct: boolean } }[]
    expect(new Set(answers.map(({ item }) => item)).size, `${sittingId} counts an item once`).toBe(answers.length)
    for (const [item, event] of kept) {
      const found = answers.find((answer) => answer.item === item)
      expect(found?.verdict, `${sittingId} ${item} was acknowledged`).toMatchObject({ correct: true })
      expect(sameJson(found?.response, event.response)).toBe(true)
    }
    if (receipt === null) continue
    expect(row?.receipt).toMatchObject(receipt)
    expect((await pupil.finish(sittingId)).row).toMatchObject(receipt)
  }
}

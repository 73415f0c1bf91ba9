import { randomUUID } from 'node:crypto'
import type { Caller } from './caller.ts'
import type { TestHouse } from './house.ts'
import { addPaper, someQuestions, type TestQuestion } from './papers.ts'
import { sendForm, type UploadAnswer } from './uploads.ts'

/** A question that is answered by a recording (D51). */
export const newSpeaking = (): TestQuestion => ({
  id: randomUUID(),
  type: 'SPEAKING',
  content: { title: 'Nói về em.', question: 'What is your name?', explainText: { text: 'My name is Lan.' } },
  right: null,
  wrong: null,
})

const webmHead = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
  'hex',
)
/** What a browser records, in so many bytes. */
export const speechOf = (bytes: number): Buffer => Buffer.concat([webmHead, Buffer.alloc(bytes - webmHead.length, 7)])

/** Two practice papers of class 5: one with a question to speak, and one without. */
export const addSpokenPapers = async (house: TestHouse) => {
  const speaking = newSpeaking()
  const [choice] = someQuestions().filter(({ type }) => type === 'OneChoice') as [TestQuestion]
  await addPaper(house.db, { classLevel: 5, code: 'spoken' }, [speaking, choice])
  await addPaper(house.db, { classLevel: 5, code: 'silent' })
  return { speaking, choice }
}

/** Sends a recording to a sitting. */
export const say = (
  caller: Caller,
  sittingId: string,
  bytes: Buffer,
  id: string = randomUUID(),
): Promise<UploadAnswer> =>
  sendForm(caller, `sittings/${sittingId}/recordings/${id}`, {}, [{ name: 'recording', bytes, type: 'audio/webm' }])

import { randomUUID } from 'node:crypto'
import { lateSyncWindow, type WorkContent, type WorkFileHead } from '@phuong/exercises/session'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { addPaper, giveUnit, revisePaper, someQuestions, type TestQuestion } from '../../../testing/papers.ts'
import { sitter } from '../../../testing/sitters.ts'
import { get, type SentFile, sendForm } from '../../../testing/uploads.ts'
import { workFileText } from '../../../testing/work-files.ts'
import { addAssignment, addWorksheet } from '../../../testing/worksheets.ts'
import { workFileTexts } from '../../services/work-files/texts.ts'

let house: TestHouse
let lan: string
let worksheet: string
let given: string
let unit: { assignmentId: string; examId: number }
const classIds: Record<string, string> = {}
const [choice, other] = someQuestions().filter(({ type }) => type === 'OneChoice') as [TestQuestion, TestQuestion]
const speaking: TestQuestion = {
  id: randomUUID(),
  type: 'SPEAKING',
  content: { title: 'Nói về em.', question: 'What is your name?', explainText: { text: 'My name is Lan.' } },
  right: null,
  wrong: null,
}
beforeAll(async () => {
  house = await openHouse()
  const classes = await house.db.selectFrom('classes').select(['id', 'class_name']).execute()
  for (const { id, class_name } of classes) classIds[class_name] = id
  lan = (await classNamed(house.db)).ownerId
  worksheet = await addWorksheet(house.db, { createdBy: lan })
  unit = await giveUnit(house.db, { classId: classIds['4A1'] ?? '', createdBy: lan })
  const paper = await house.db.selectFrom('papers').where('exam_id', '=', unit.examId).select('id').executeTakeFirst()
  await revisePaper(house.db, paper?.id ?? 0, 2, [choice, other, speaking])
  await addPaper(house.db, { classLevel: 4, code: 'taken' })
})
afterAll(() => house.close())

const give = (className = '4A1', more: Partial<Parameters<typeof addAssignment>[1]> = {}) =>
  addAssignment(house.db, { classId: classIds[className] ?? '', attachmentId: worksheet, createdBy: lan, ...more })
beforeEach(async () => {
  given = await give()
})

const as = async (email: string) => sitter(await signedIn(house.url, email), house.clock)
type Sitter = Awaited<ReturnType<typeof as>>

/** A pupil's open sitting, and the head and key of a file of it. */
const begun = async (email: string, input: object = { kind: 'worksheet', assignmentId: given }) => {
  const pupil = await as(email)
  const { row } = await pupil.start(input)
  if (row === null) throw new Error('the sitting was not started')
  const { id } = await house.db
    .selectFrom('sittings')
    .where('sittings.id', '=', row.sittingId)
    .select('user_id as id')
    .executeTakeFirstOrThrow()
  const head: WorkFileHead = {
    version: 1,
    pupilId: id,
    sittingId: row.sittingId,
    assignmentId: (input as { assignmentId?: string }).assignmentId ?? null,
    attempt: row.attempt,
    savedAt: house.clock.now().getTime(),
  }
  const file = (content: Partial<WorkContent> = {}, said: Buffer[] = [], more: Partial<WorkFileHead> = {}) =>
    workFileText(row.workKey, { ...head, ...more }, content, said)
  return { pupil, head, sittingId: row.sittingId as string, file }
}

const take = async (file: string, { assignmentId = given, teacher = 'co.lan@phuong.test' } = {}) => {
  const sent: SentFile = { name: 'Hoa - Unit 3.json', bytes: Buffer.from(file), type: 'application/json' }
  const caller = await signedIn(house.url, teacher)
  const { status, body } = await sendForm(caller, 'classwork/work-files', { assignmentId }, [sent])
  const fields = body.fields as Record<string, string> | undefined
  return { status, row: body.result as Record<string, unknown>, code: body.code, reason: fields?.file }
}
const taken = async (file: string, more = {}) => {
  const { status, row, reason, code } = await take(file, more)
  if (status !== 200) throw new Error(`${status} ${code} ${reason}`)
  return row
}

const records = (sittingId: string) =>
  house.db.selectFrom('assignments_answers').where('sitting_id', '=', sittingId).selectAll().execute()
const logOf = (sittingId: string) =>
  house.db
    .selectFrom('sitting_events')
    .where('sitting_id', '=', sittingId)
    .select(['id', 'item', 'status', 'late_sync'])
    .orderBy('seq')
    .execute()
const audits = (sittingId: string) =>
  house.db
    .selectFrom('audit_log')
    .where('action', '=', 'work-file-taken')
    .where('subject', '=', sittingId)
    .select(['actor_id', 'details'])
    .execute()

describe('B-143 D28 R5 the teacher gives the file of a pupil’s work to the server', () => {
  test('its answers and its hand-in are those of the pupil: one record, marked, told to the class', async () => {
    const { pupil, file, sittingId, head } = await begun('4a1.01@phuong.test')
    await pupil.append(sittingId, [pupil.draft('w1', 'cow')])
    const key = randomUUID()
    const events = [pupil.draft('w1', 'cat'), pupil.draft('w2', 'dog')]
    expect(await taken(file({ events, finishKey: key }))).toEqual({
      sittingId,
      studentId: head.pupilId,
      studentName: expect.any(String),
      attempt: 1,
      stored: 2,
      duplicate: 0,
      locked: 0,
      late: 0,
      refused: 0,
      handIn: 'now',
      changed: true,
    })
    expect(await records(sittingId)).toMatchObject([
      { student_id: head.pupilId, assignment_id: given, score: '67.00', total_answer: 2, late: false },
    ])
    const teacher = await signedIn(house.url, 'co.lan@phuong.test')
    const { body } = await teacher.call('CLASSWORK_Assignments_GetPupils', { id: given })
    expect((body.results as { studentId: string }[]).find(({ studentId }) => studentId === head.pupilId)).toMatchObject(
      {
        state: 'done',
        attempts: 1,
        score: 6.7,
      },
    )
    // who took it in, and none of the answers
    expect(await audits(sittingId)).toEqual([
      {
        actor_id: lan,
        details: {
          assignmentId: given,
          studentId: head.pupilId,
          stored: 2,
          duplicate: 0,
          locked: 0,
          late: 0,
          refused: 0,
          handIn: 'now',
        },
      },
    ])
    // the device comes back to the line: what it holds is there already, under the same receipt
    expect((await pupil.append(sittingId, events)).row?.acks).toMatchObject([
      { status: 'duplicate', logged: 'stored' },
      { status: 'duplicate', logged: 'stored' },
    ])
    expect((await pupil.finish(sittingId, key)).row).toMatchObject({ sittingId, count: 2 })
    expect(await records(sittingId)).toHaveLength(1)
  })

  test('the same file twice, and one whose work arrived by itself, change nothing and say so', async () => {
    const { pupil, file, sittingId } = await begun('4a1.02@phuong.test')
    const text = file({ events: [pupil.draft('w1', 'cat')], finishKey: randomUUID() })
    await taken(text)
    const before = [await records(sittingId), await logOf(sittingId)]
    expect(await taken(text)).toMatchObject({ stored: 0, duplicate: 1, handIn: 'before', changed: false })
    expect([await records(sittingId), await logOf(sittingId)]).toEqual(before)
    expect(await audits(sittingId)).toHaveLength(1)
    // both at one time are one, too
    const next = await begun('4a1.03@phuong.test')
    const twice = next.file({ events: [next.pupil.draft('w1', 'cat')], finishKey: randomUUID() })
    const both = await Promise.all([taken(twice), taken(twice)])
    expect(both.map(({ changed }) => changed).sort()).toEqual([false, true])
    expect(await records(next.sittingId)).toHaveLength(1)
  })

  test('a pupil who has not asked for the hand-in goes on afterwards', async () => {
    const { pupil, file, sittingId } = await begun('4a1.04@phuong.test')
    const text = file({ events: [pupil.draft('w1', 'cat')] })
    expect(await taken(text)).toMatchObject({ stored: 1, handIn: 'none', changed: true })
    expect(await records(sittingId)).toEqual([])
    expect((await pupil.append(sittingId, [pupil.draft('w2', 'dog')])).row?.acks).toMatchObject([{ status: 'stored' }])
  })

  test('more answers than one envelope carries all arrive, in their order', async () => {
    const { pupil, file, sittingId } = await begun('4a1.05@phuong.test')
    const events = Array.from({ length: 230 }, (_, at) => pupil.draft('w1', at === 229 ? 'cat' : `c${at}`))
    expect(await taken(file({ events, finishKey: randomUUID() }))).toMatchObject({ stored: 230, handIn: 'now' })
    expect(await records(sittingId)).toMatchObject([{ score: '33.00' }])
  })

  test('B-225 a file that names no assignment belongs to that of its sitting', async () => {
    const { pupil, file } = await begun('4a1.06@phuong.test')
    const events = [pupil.draft('w1', 'cat')]
    expect(await taken(file({ events }, [], { assignmentId: null }))).toMatchObject({ stored: 1 })
    const { reason } = await take(file({ events }, [], { assignmentId: null }), { assignmentId: await give() })
    expect(reason).toBe(workFileTexts.otherWork)
  })
})

describe('D28 R5 who takes which file', () => {
  const refusals = async (made: Awaited<ReturnType<typeof begun>>, text: string, more = {}) => {
    const { status, reason } = await take(text, more)
    expect(await logOf(made.sittingId)).toEqual([])
    expect(await records(made.sittingId)).toEqual([])
    return [status, reason]
  }

  test('H127 a file of another assignment, another class, another sitting and of nobody is not taken', async () => {
    const made = await begun('4a1.07@phuong.test')
    const whole = { events: [made.pupil.draft('w1', 'cat')], finishKey: randomUUID() }
    const text = made.file(whole)
    expect(await refusals(made, text, { assignmentId: await give() })).toEqual([400, workFileTexts.otherWork])
    // the sitting of another pupil, or another attempt than the one that it says
    const mate = await begun('4a1.08@phuong.test')
    for (const head of [{ pupilId: mate.head.pupilId }, { sittingId: randomUUID() }, { attempt: 2 }])
      expect(await refusals(made, made.file(whole, [], head))).toEqual([400, workFileTexts.unknown])
    // given to two classes of two teachers, each takes the files of the own class alone
    await house.db
      .insertInto('assignment_classes')
      .values({ assignment_id: given, class_id: classIds['8A'] ?? '' })
      .execute()
    expect(await refusals(made, text, { teacher: 'thay.minh@phuong.test' })).toEqual([400, workFileTexts.otherClass])
    expect(await taken(text)).toMatchObject({ stored: 1 })
  })

  test('D05 H123 other teachers, pupils and the manager take none; who has left the class is not the teacher’s any more', async () => {
    const made = await begun('4a1.09@phuong.test')
    const text = made.file({ events: [made.pupil.draft('w1', 'cat')] })
    expect(await refusals(made, text, { teacher: 'thay.minh@phuong.test' })).toEqual([404, undefined])
    for (const teacher of ['quanly@phuong.test', '4a1.09@phuong.test', 'nganhang@phuong.test'])
      expect(await refusals(made, text, { teacher })).toEqual([403, undefined])
    await house.db
      .updateTable('class_people')
      .set({ left_at: house.clock.now() })
      .where('person_id', '=', made.head.pupilId)
      .execute()
    expect(await refusals(made, text)).toEqual([400, workFileTexts.otherClass])
    expect(await taken(text, { teacher: 'admin@phuong.test' })).toMatchObject({ stored: 1 })
  })

  test('a changed head, a file that was cut, one of another installation and what is none change nothing', async () => {
    const made = await begun('4a1.10@phuong.test')
    const mate = await begun('4a1.11@phuong.test')
    const whole = { events: [made.pupil.draft('w1', 'cat')], finishKey: randomUUID() }
    const text = made.file(whole)
    const changed = JSON.stringify({ ...JSON.parse(text), head: mate.head })
    for (const broken of [changed, text.slice(0, -40), text.replace('"sealed":"', '"sealed":"AAAA')])
      expect(await refusals(made, broken)).toEqual([400, workFileTexts.broken])
    expect(await refusals(made, JSON.stringify({ ...JSON.parse(text), to: '9'.repeat(64) }))).toEqual([
      400,
      workFileTexts.elsewhere,
    ])
    for (const none of ['', 'xin chào', JSON.stringify({ version: 1, answers: {} })])
      expect(await refusals(made, none)).toEqual([400, workFileTexts.none])
    expect(await records(mate.sittingId)).toEqual([])
    const caller = await signedIn(house.url, 'co.lan@phuong.test')
    expect((await sendForm(caller, 'classwork/work-files', { assignmentId: given }, [])).status).toBe(400)
    const huge = { name: 'a.json', bytes: Buffer.alloc(21 * 1_048_576, 0x20) }
    expect((await sendForm(caller, 'classwork/work-files', { assignmentId: given }, [huge])).status).toBe(413)
  })

  test('a key of practice is none, and each kind of given work has that of the installation', async () => {
    const pupil = await as('4a1.12@phuong.test')
    const worksheetKey = (await pupil.start({ kind: 'worksheet', assignmentId: given })).row?.workKey
    expect(worksheetKey).toMatch(/^[0-9a-f]{64}$/)
    expect((await pupil.start({ kind: 'unit', ...unit })).row?.workKey).toBe(worksheetKey)
    const { row } = await pupil.start({ kind: 'olympic', classLevel: 4, examinationCode: 'taken' })
    expect(row).toMatchObject({ kind: 'olympic', workKey: null })
  })
})

describe('D28 H010 H011 H012 a file is judged by the moment at which it arrives', () => {
  test('H010 after the hand-in its answers are kept as late, and the record stays', async () => {
    const { pupil, file, sittingId } = await begun('4a1.13@phuong.test')
    await pupil.append(sittingId, [pupil.draft('w1', 'cat')])
    await pupil.finish(sittingId)
    const text = file({ events: [pupil.draft('w2', 'dog')], finishKey: randomUUID() })
    expect(await taken(text)).toMatchObject({ stored: 0, late: 1, handIn: 'before', changed: true })
    expect(await records(sittingId)).toMatchObject([{ score: '33.00', total_answer: 1 }])
  })

  test('B-143 after the due date it is handed in late', async () => {
    given = await give('4A1', { dueAt: new Date(house.clock.now().getTime() + 1_000) })
    const { pupil, file, sittingId } = await begun('4a1.14@phuong.test')
    const text = file({ events: [pupil.draft('w1', 'cat')], finishKey: randomUUID() })
    const before = house.clock.now()
    house.clock.forward(2_000)
    expect(await taken(text)).toMatchObject({ stored: 1, handIn: 'now' })
    house.clock.set(before)
    expect(await records(sittingId)).toMatchObject([{ late: true, score: '33.00' }])
  })

  test('C-374 an attempt that gave way to another one is not handed in by its file', async () => {
    const { pupil, file, sittingId } = await begun('4a1.15@phuong.test')
    await pupil.start({ kind: 'worksheet', assignmentId: given, fresh: true })
    const text = file({ events: [pupil.draft('w1', 'cat')], finishKey: randomUUID() })
    expect(await taken(text)).toMatchObject({ late: 1, handIn: 'left', changed: true })
    expect(await records(sittingId)).toEqual([])
  })

  const exam = () => ({ kind: 'unit', ...unit })
  /** A file of an exam: answered and handed in before its time was over, on a device without a line. */
  const sat = async (email: string) => {
    const made = await begun(email, exam())
    const events = [made.pupil.submit(choice.id, choice.right), made.pupil.submit(other.id, other.wrong)]
    return { ...made, text: made.file({ events, finishKey: randomUUID() }) }
  }
  const takeAfter = async (ms: number, { text }: { text: string }) => {
    const before = house.clock.now()
    house.clock.forward(ms)
    try {
      return await taken(text, { assignmentId: unit.assignmentId })
    } finally {
      house.clock.set(before)
    }
  }

  test('H011 within a day after the time was over the answers given in it count', async () => {
    const made = await sat('4a1.16@phuong.test')
    expect(await takeAfter(2 * 3_600_000, made)).toMatchObject({ stored: 2, late: 0, handIn: 'now' })
    expect(await logOf(made.sittingId)).toMatchObject([{ late_sync: true }, { late_sync: true }])
    expect(await records(made.sittingId)).toMatchObject([{ passed_question: 1, total_answer: 2, type: 'UNIT' }])
  })

  test('H012 later they are kept for the teacher to see, and count no more', async () => {
    const made = await sat('4a1.17@phuong.test')
    expect(await takeAfter(2 * lateSyncWindow, made)).toMatchObject({ stored: 0, late: 2, handIn: 'now' })
    expect(await records(made.sittingId)).toMatchObject([{ passed_question: 0, total_answer: 0 }])
  })

  /** As browsers begin a recording. */
  const webm = Buffer.concat([
    Buffer.from(
      '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
      'hex',
    ),
    Buffer.from('what was said'),
  ])
  const saidOf = async (pupil: Sitter, sittingId: string, id: string) =>
    get(pupil.caller, `/api/v1.0/sittings/${sittingId}/recordings/${id}`)

  test('D51 what was said comes along in it; an answer whose recording is not in it is refused alone', async () => {
    const { pupil, file, sittingId } = await begun('4a1.18@phuong.test', exam())
    const [recording, unnamed] = [randomUUID(), randomUUID()]
    const sounds = [recording, unnamed].map((id) => ({ id, bytes: webm.length }))
    const events = [pupil.submit(speaking.id, { recording, seconds: 3 }), pupil.submit(choice.id, choice.right)]
    const without = file({ events })
    const whole = file({ events, sounds }, [webm, webm])
    const asked = { assignmentId: unit.assignmentId }
    expect(await taken(without, asked)).toMatchObject({ stored: 1, refused: 1 })
    expect(await taken(whole, asked)).toMatchObject({ stored: 1, duplicate: 1, refused: 0 })
    expect(await taken(whole, asked)).toMatchObject({ duplicate: 2, changed: false })
    expect((await saidOf(pupil, sittingId, recording)).bytes).toEqual(webm)
    expect((await saidOf(pupil, sittingId, unnamed)).status).toBe(404)
  })

  test('S11 what only says that it was said is stored nowhere', async () => {
    const { pupil, file, sittingId } = await begun('4a1.19@phuong.test', exam())
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    const large = Buffer.concat([webm, Buffer.alloc(2 * 1_048_576)])
    const ids = [randomUUID(), randomUUID()]
    const sounds = [page, large].map(({ length }, at) => ({ id: ids[at] ?? '', bytes: length }))
    const events = ids.map((recording) => pupil.submit(speaking.id, { recording, seconds: 3 }))
    expect(await taken(file({ events, sounds }, [page, large]), { assignmentId: unit.assignmentId })).toMatchObject({
      refused: 2,
      changed: false,
    })
    for (const id of ids) expect((await saidOf(pupil, sittingId, id)).status).toBe(404)
  })
})

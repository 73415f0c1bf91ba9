import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { schoolDay } from '../../../testing/clock.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { choiceOf, paperFile, paperText, savedPaper } from '../../../testing/paper-files.ts'
import { addPaper, giveUnit } from '../../../testing/papers.ts'
import { sitter } from '../../../testing/sitters.ts'

let house: TestHouse
let bank: Caller
beforeAll(async () => {
  house = await openHouse()
  bank = await signedIn(house.url, 'nganhang@phuong.test')
})
afterAll(() => house.close())

const as = (name: string) => signedIn(house.url, `${name}@phuong.test`)
const update = async (id: number, parameters: object) => {
  const { status } = await bank.call('TESTBANK_Papers_Update', { id, ...parameters }, 'execute')
  expect(status).toBe(200)
}

describe('an exam that was given', () => {
  const schoolClass = async () => {
    const { id, ownerId } = await classNamed(house.db)
    return { id, teacherId: ownerId }
  }
  const paperOf = async (examId: number) =>
    (await house.db.selectFrom('papers').where('exam_id', '=', examId).select('id').executeTakeFirstOrThrow()).id
  /** What somebody gets of an exam: the status of its questions, and whether it is printed. */
  const gets = async (name: string, examId: number) => {
    const caller = await as(name)
    const { status } = await caller.call('EXAMINATION_Get', { examId })
    const { body } = await caller.call('EXAMINATION_Print_Get', { id: examId }, 'query/first')
    return [name, status, body.result != null]
  }

  test('D56 C-378 C-618 a PRIVATE exam stays open to the class that has it, and with its key to the teacher; to nobody else', async () => {
    const { id: classId, teacherId } = await schoolClass()
    const { examId, assignmentId } = await giveUnit(house.db, { classId, createdBy: teacherId })
    await update(await paperOf(examId), { visibility: 'PRIVATE' })
    expect(await gets('co.lan', examId)).toEqual(['co.lan', 200, true])
    for (const name of ['thay.minh', 'quanly', 'gv.moi']) expect(await gets(name, examId)).toEqual([name, 404, false])
    expect(await gets('4a1.01', examId)).toEqual(['4a1.01', 200, false])
    const pupil = sitter(await as('4a1.01'), house.clock)
    expect((await pupil.start({ kind: 'unit', assignmentId })).row).toMatchObject({ state: 'open' })
    // what is taken back was not given
    await house.db.updateTable('assignments').set({ deleted_at: schoolDay }).where('id', '=', assignmentId).execute()
    expect(await gets('co.lan', examId)).toEqual(['co.lan', 404, false])
  })

  test('D56 so it does to the teacher of the class where somebody else gave it, as long as there is the class', async () => {
    const { id: classId } = await schoolClass()
    const { id: admin } = await house.db
      .selectFrom('users')
      .where('email', '=', 'admin@phuong.test')
      .select('id')
      .executeTakeFirstOrThrow()
    const { examId } = await giveUnit(house.db, { classId, createdBy: admin })
    await update(await paperOf(examId), { visibility: 'PRIVATE' })
    expect(await gets('co.lan', examId)).toEqual(['co.lan', 200, true])
    const archived = (archived_at: Date | null) =>
      house.db.updateTable('classes').set({ archived_at }).where('id', '=', classId).execute()
    await archived(schoolDay)
    expect(await gets('co.lan', examId)).toEqual(['co.lan', 404, false])
    await archived(null)
  })
})

describe('the questions of a paper', () => {
  type Question = { id: string; [field: string]: unknown }
  let papersMade = 0
  const made = async (questions: readonly unknown[], visibility: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') => {
    // each is made at a moment of its own
    house.clock.forward(1_000)
    papersMade += 1
    const head = { kind: 'olympic', classLevel: 2, code: `Q${papersMade}`, visibility }
    return { ...(await savedPaper(bank, paperText(questions, head))), code: head.code }
  }
  const questionsOf = async (id: number) =>
    (JSON.parse((await paperFile(bank, id)).row.text) as { questions: [Question, ...Question[]] }).questions
  const printed = async (code: string) => {
    const { body } = await (await as('admin')).call('EXAMINATION_Print_Get', { classLevel: 2, code }, 'query/first')
    return (body.result as { jsonData: { questions: Record<string, unknown>[] } }).jsonData.questions
  }
  const statuses = async (code: string) => (await printed(code)).map(({ status }) => status)
  const again = async (id: number, revision: number, change: Record<string, unknown>, of = [0]) => {
    const file = JSON.parse((await paperFile(bank, id)).row.text) as { questions: Question[] }
    const questions = file.questions.map((question, at) => (of.includes(at) ? { ...question, ...change } : question))
    house.clock.forward(1_000)
    return savedPaper(bank, JSON.stringify({ ...file, questions }), revision)
  }

  test('C-386 D56 what a question says of class, skill, unit and tags holds from the version on that says it', async () => {
    const said = { gradeCode: 'ELEMENTARY', skills: 'V', unit: '5', tags: [' toys', 'animals', 'toys'] }
    const { id, code } = await made([choiceOf('cat', said), choiceOf('dog')])
    const [{ id: question }] = await questionsOf(id)
    const row = async () => {
      const kept = await house.db
        .selectFrom('questions')
        .where('id', '=', question)
        .select(['grade_code', 'skill', 'unit'])
        .executeTakeFirstOrThrow()
      const tags = await house.db
        .selectFrom('question_tags')
        .where('question_id', '=', question)
        .orderBy('tag')
        .select('tag')
        .execute()
      return [...Object.values(kept), tags.map(({ tag }) => tag)]
    }
    expect(await row()).toEqual(['ELEMENTARY', 'V', '5', ['animals', 'toys']])
    expect((await printed(code))[0]).toMatchObject({ ...said, tags: ['animals', 'toys'] })
    expect((await printed(code))[1]).toMatchObject({ tags: [] })

    const next = { gradeCode: 'INTERMEDIATE', skills: 'L', unit: '6', tags: ['toys', 'colours'] }
    await again(id, 1, next)
    expect(await row()).toEqual(['INTERMEDIATE', 'L', '6', ['colours', 'toys']])
    expect((await printed(code))[0]).toMatchObject({ ...next, tags: ['colours', 'toys'] })

    await again(id, 2, { gradeCode: undefined, skills: undefined, unit: undefined, tags: undefined })
    expect(await row()).toEqual([null, null, null, []])
    const [bare] = await printed(code)
    expect([bare?.gradeCode, bare?.skills, bare?.unit, bare?.tags]).toEqual([undefined, undefined, undefined, []])
  })

  test('C-386 a paper that keeps an older version prints what that one says', async () => {
    const { id, code } = await made([choiceOf('hen', { gradeCode: 'ELEMENTARY', tags: ['animals'] })])
    const [hen] = await questionsOf(id)
    await made([{ ...hen, gradeCode: 'INTERMEDIATE', tags: ['birds'] }])
    expect((await printed(code))[0]).toMatchObject({ gradeCode: 'ELEMENTARY', tags: ['animals'] })
  })

  test('C-386 what the product knows of a question that says nothing of it stays with its next version', async () => {
    const { paperId, questions } = await addPaper(house.db, { classLevel: 2, code: 'Q0' })
    const [first] = questions
    await house.db
      .updateTable('questions')
      .set({ grade_code: 'PREINTERMEDIATE', skill: 'R' })
      .where('id', '=', first?.id ?? '')
      .execute()
    await again(paperId, 1, { title: 'Em chọn từ đúng.' })
    expect((await printed('Q0'))[0]).toMatchObject({
      title: 'Em chọn từ đúng.',
      gradeCode: 'PREINTERMEDIATE',
      skills: 'R',
    })
  })

  test('D56 they follow their paper, changed by itself or by its file; one in another public paper stays PUBLIC', async () => {
    const { id, code } = await made([choiceOf('cow'), choiceOf('fox')])
    const [cow] = await questionsOf(id)
    const other = await made([cow])
    expect(await statuses(code)).toEqual(['PUBLIC', 'PUBLIC'])
    await update(id, { visibility: 'PRIVATE' })
    expect(await statuses(code)).toEqual(['PUBLIC', 'PRIVATE'])
    await update(other.id, { visibility: 'PRIVATE' })
    expect(await statuses(code)).toEqual(['PRIVATE', 'PRIVATE'])
    await update(id, { visibility: 'PUBLIC' })
    expect([await statuses(code), await statuses(other.code)]).toEqual([['PUBLIC', 'PUBLIC'], ['PUBLIC']])
    const { text } = (await paperFile(bank, id)).row
    await savedPaper(bank, text.replace('"visibility": "PUBLIC"', '"visibility": "PRIVATE"'), 1)
    expect(await statuses(code)).toEqual(['PRIVATE', 'PRIVATE'])
  })

  test('D56 a question that a public paper takes up is PUBLIC as long as it stands there', async () => {
    const { id, code } = await made([choiceOf('bee')], 'PRIVATE')
    const [bee] = await questionsOf(id)
    const open = await made([bee, choiceOf('ant')])
    expect(await statuses(code)).toEqual(['PUBLIC'])
    const file = JSON.parse((await paperFile(bank, open.id)).row.text) as { questions: Question[] }
    house.clock.forward(1_000)
    await savedPaper(bank, JSON.stringify({ ...file, questions: file.questions.slice(1) }), 1)
    expect(await statuses(code)).toEqual(['PRIVATE'])
    // what it made itself it keeps
    expect(await statuses(open.code)).toEqual(['PUBLIC'])
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { classSize, startExam, startPractice, wholeClass } from './class-start.ts'
import { openHouse, type TestHouse } from './house.ts'
import { addPaper, revisePaper } from './papers.ts'
import { logStatements, type Statement } from './statement-log.ts'

let house: TestHouse
let log: Statement[]
let pupils: Awaited<ReturnType<typeof wholeClass>>
beforeAll(async () => {
  house = await openHouse()
  log = logStatements(house.pools)
  pupils = await wholeClass(house.url)
})
afterAll(() => house.close())

test.each([
  ['practice paper', startPractice],
  ['unit exam', startExam],
])(
  'P6 C-258 C-268 forty pupils who begin a %s in the same second have its questions read once, and cost no more than one each',
  async (_, start) => {
    const alone = await start({ house, log, pupils: pupils.slice(0, 1) })
    const all = await start({ house, log, pupils })
    expect([alone.readings, all.readings]).toEqual([1, 1])
    expect(all.pupils).toBe(classSize)
    // one pupil alone pays for the reading too
    expect(all.statements).toBeLessThanOrEqual((alone.statements - 1) * classSize + 1)
  },
)

test('P6 C-258 what is kept of a paper is one revision: the next one, and a paper that is hidden, are seen at once', async () => {
  const [pupil] = pupils
  const asked = { classLevel: 4, examinationCode: 'NEXT' }
  const revisions = async () => {
    const { body } = await (pupil as NonNullable<typeof pupil>).call('OLYMPIC_DETHI_Get', asked)
    return (body.results as { revision: number }[]).map(({ revision }) => revision)
  }
  const { paperId, questions } = await addPaper(house.db, { classLevel: 4, code: 'NEXT' })
  expect(await revisions()).toEqual(questions.map(() => 1))
  await revisePaper(house.db, paperId, 2, questions.slice(0, 2))
  expect(await revisions()).toEqual([2, 2])
  await house.db.updateTable('papers').set({ visibility: 'PRIVATE' }).where('id', '=', paperId).execute()
  expect(await revisions()).toEqual([])
})

import { Caller, signedIn } from './caller.ts'
import { addCrowd } from './crowd.ts'
import type { ExampleCall } from './example-call.ts'
import { exampleCalls, readFacts } from './example-calls.ts'
import type { TestHouse } from './house.ts'
import { logStatements, type Statement } from './statement-log.ts'

/** What one call sent to the database. */
export type CountedCall = { call: ExampleCall; status: number; statements: Statement[]; transactions: number }

/** Makes every example call once and notes its statements. @param changes a pupil whose password nobody needs afterwards */
export const countCalls = async (house: TestHouse, log: Statement[], changes: string): Promise<CountedCall[]> => {
  const callers = new Map<string, Caller>()
  const counted: CountedCall[] = []
  for (const call of exampleCalls(await readFacts(house.db, changes))) {
    const caller =
      call.as === null ? new Caller(house.url) : (callers.get(call.as) ?? (await signedIn(house.url, call.as)))
    if (call.as !== null) callers.set(call.as, caller)
    log.length = 0
    const { status } = await caller.send(call.method, call.path, call.body)
    const isBracket = ({ text }: Statement) => /^(begin|start transaction|commit|rollback)/i.test(text)
    counted.push({
      call,
      status,
      statements: log.filter((statement) => !isBracket(statement)),
      transactions: log.filter(({ text }) => /^(begin|start transaction)/i.test(text)).length,
    })
  }
  return counted
}

/** All calls over the demo school, then over the same school with a crowd in it. */
export const countTwice = async (
  house: TestHouse,
  crowd: Parameters<typeof addCrowd>[1],
): Promise<{ few: CountedCall[]; many: CountedCall[] }> => {
  const log = logStatements(house.pools)
  const few = await countCalls(house, log, '4a2.30@phuong.test')
  await addCrowd(house.db, crowd)
  return { few, many: await countCalls(house, log, '4a2.31@phuong.test') }
}

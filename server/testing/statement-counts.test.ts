import { afterAll, beforeAll, expect, test } from 'vitest'
import { entities } from '../src/entities/registry.ts'
import { procedures } from '../src/procedures/registry.ts'
import { openHouse, type TestHouse } from './house.ts'
import { type CountedCall, countTwice } from './statement-counts.ts'

let house: TestHouse
let counted: { few: CountedCall[]; many: CountedCall[] }
beforeAll(async () => {
  house = await openHouse()
  counted = await countTwice(house, { accounts: 400, classes: 60, members: 1_200 })
})
afterAll(() => house.close())

const costs = (calls: readonly CountedCall[]) =>
  calls.map(({ call, statements }) => [call.name, call.what ?? '', statements.length])

test('every procedure and every verb of every entity is counted, and each call is answered', () => {
  const verbs = (['read', 'create', 'update', 'remove'] as const).flatMap((verb) =>
    entities.flatMap((entity) => (entity[verb] ? [`${entity.subModule}.${entity.name} ${verb}`] : [])),
  )
  const names = new Set(counted.few.map(({ call }) => call.name))
  expect([...names].toSorted()).toEqual([...procedures.map(({ name }) => name), ...verbs].toSorted())
  for (const { call, status } of [...counted.few, ...counted.many])
    expect(status, `${call.name} ${call.what ?? ''}`).toBe(200)
})

test('P6 a request costs as many statements as it is allowed, the session included', () => {
  expect(costs(counted.few)).toEqual(counted.few.map(({ call }) => [call.name, call.what ?? '', call.statements]))
})

test('P6 many classes, pupils and entries cost not one statement more than few', () => {
  expect(costs(counted.many)).toEqual(costs(counted.few))
})

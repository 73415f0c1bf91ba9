import { expect, test } from 'vitest'
import { loadable } from './loadable.ts'

const Page = () => null

test('what has arrived before it is drawn is drawn as it is', async () => {
  const page = loadable(async () => Page)
  await page.load()
  expect(page.component()).toBe(Page)
})

test('what is drawn before it arrived stays one component, also when it has arrived', async () => {
  const page = loadable(async () => Page)
  const drawn = page.component()
  expect(drawn).not.toBe(Page)
  await page.load()
  expect(page.component()).toBe(drawn)
})

test('decision 34 what has failed to come stays the same component until it is tried again', async () => {
  let there = false
  const page = loadable(async () => {
    if (!there) throw new Error('offline')
    return Page
  })
  const drawn = page.component()
  await expect(page.load()).rejects.toMatchObject({ cause: { message: 'offline' } })
  expect(page.component()).toBe(drawn)
  page.again()
  expect(page.component()).not.toBe(drawn)
  there = true
  await page.load()
  page.again()
  expect(page.component()).toBe(Page)
})

test('a load that failed is tried again', async () => {
  let tries = 0
  const page = loadable(async () => {
    tries += 1
    if (tries === 1) throw new Error('offline')
    return Page
  })
  await expect(page.load()).rejects.toMatchObject({ cause: { message: 'offline' } })
  expect(await page.load()).toBe(Page)
})

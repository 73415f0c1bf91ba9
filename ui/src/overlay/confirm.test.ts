import { expect, test } from 'vitest'
import { confirm, currentQuestion, hostQuestions } from './confirm.ts'

test('a question without a place to ask it is refused, so that nothing waits for ever', async () => {
  await expect(confirm()).rejects.toThrow('ConfirmHost')
})

test('questions are asked one after the other, and each resolves with its own answer', async () => {
  let changes = 0
  const leave = hostQuestions(() => {
    changes += 1
  })
  const first = confirm({ title: 'một' })
  const second = confirm({ title: 'hai' })
  expect(currentQuestion()?.title).toBe('một')
  currentQuestion()?.answer(false)
  expect(currentQuestion()?.title).toBe('hai')
  currentQuestion()?.answer(true)
  expect(currentQuestion()).toBeUndefined()
  expect(await Promise.all([first, second])).toEqual([false, true])
  expect(changes).toBe(4)
  leave()
  await expect(confirm()).rejects.toThrow('ConfirmHost')
})

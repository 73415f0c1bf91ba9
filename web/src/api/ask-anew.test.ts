import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { askAnew } from './ask-anew.ts'

test('what was asked before something was done, and is still on its way, does not stand for what it has changed', async () => {
  const client = new QueryClient()
  const answers: ((state: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['work', 1],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  })
  const leave = observer.subscribe(() => undefined)
  expect(answers).toHaveLength(1)

  const anew = askAnew(client, { queryKey: ['work'] })
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.('open')
  answers[1]?.('done')
  await anew
  expect(observer.getCurrentResult().data).toBe('done')
  leave()
})

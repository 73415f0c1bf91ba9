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

test('a first answer that is still on its way is asked for again, and another one only where the filter means it', async () => {
  const client = new QueryClient()
  const answers = new Map<string, ((state: string) => void)[]>([
    ['list', []],
    ['other', []],
  ])
  const observers = [...answers].map(
    ([name, asked]) =>
      new QueryObserver(client, {
        queryKey: ['work', name],
        queryFn: () => new Promise<string>((resolve) => asked.push(resolve)),
      }),
  )
  const leave = observers.map((observer) => observer.subscribe(() => undefined))

  const anew = askAnew(client, { queryKey: ['work'], predicate: ({ queryKey }) => !queryKey.includes('other') })
  await expect.poll(() => answers.get('list')?.length).toBe(2)
  answers.get('list')?.[0]?.('without it')
  answers.get('list')?.[1]?.('with it')
  answers.get('other')?.[0]?.('as it was')
  await anew
  expect(observers.map((observer) => observer.getCurrentResult().data)).toEqual(['with it', 'as it was'])
  expect(answers.get('other')).toHaveLength(1)
  for (const end of leave) end()
})

import { expect, test } from 'vitest'
import { type FirstAnswer, readFirstData, writeFirstData } from './first-data.ts'

const named = (fullName: string): FirstAnswer[] => [
  { door: 'query/first', name: 'USERS_Me', input: {}, answer: { result: { fullName } } },
]

test.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028 & " \\ \'', 'Nguyễn Thị Ánh'])(
  'what somebody typed comes back as it was and ends no tag: %j',
  (typed) => {
    const text = writeFirstData(named(typed))
    expect(text).not.toContain('<')
    expect(readFirstData(text)).toEqual(named(typed))
  },
)

test('a text that is no data carries nothing', () => {
  for (const text of ['', '[{"door":', '<html>']) expect(readFirstData(text)).toEqual([])
})

import { expect, test } from 'vitest'
import { checkTags, cleanTags } from './paper-tags.ts'

test('D56 tags are stored in NFC, trimmed, each once and without empty ones', () => {
  expect(cleanTags(['  ôn tập ', 'ôn tập'.normalize('NFD'), '', ' ', 'nghe\u00a0 nói', 'Ôn tập'])).toEqual([
    'ôn tập',
    'nghe nói',
    'Ôn tập',
  ])
})

test('D56 a paper has at most 20 tags of 1 to 60 letters', () => {
  const tags = (count: number) => Array.from({ length: count }, (_, at) => `nhãn ${at}`)
  expect(checkTags(tags(20))).toBeNull()
  expect(checkTags([...tags(20), 'nhãn 1'])).toBeNull()
  expect(checkTags(tags(21))).toBe('Tối đa 20 nhãn')
  expect(checkTags(['ữ'.repeat(60).normalize('NFD')])).toBeNull()
  expect(checkTags(['a'.repeat(61)])).toBe('Mỗi nhãn có từ 1 đến 60 chữ')
  expect(checkTags(['😀'.repeat(60)])).toBeNull()
  expect(checkTags([])).toBeNull()
})

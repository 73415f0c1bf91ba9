import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

const faultsOf = (text: string) => {
  const read = readJson(text)
  return 'faults' in read ? read.faults.map(({ line, column, text: said }) => [line, column, said]) : []
}
const read = (text: string) => {
  const found = readJson(text)
  if ('faults' in found) throw new Error(JSON.stringify(found.faults))
  return found.json
}

test('C-257 a value is read with the line and column of each of its parts, whatever ends its lines', () => {
  const lines = [
    '{',
    '  "kind": "olympic",',
    '  "questions": [',
    '    { "id": 1 },',
    '    { "answers": [true] }',
    '  ]',
    '}',
  ]
  for (const end of ['\n', '\r\n', '\r']) {
    const json = read(lines.join(end))
    expect(json.value).toEqual({ kind: 'olympic', questions: [{ id: 1 }, { answers: [true] }] })
    expect(json.at([])).toEqual({ line: 1, column: 1 })
    expect(json.at(['kind'])).toEqual({ line: 2, column: 3 })
    expect(json.at(['questions', 1])).toEqual({ line: 5, column: 5 })
    expect(json.at(['questions', 1, 'answers', 0])).toEqual({ line: 5, column: 19 })
    // what is not there stands where what should hold it stands
    expect(json.at(['questions', 0, 'answers', 3, 'id'])).toEqual({ line: 4, column: 5 })
  }
})

test('C-257 what is no JSON is told by line and column, several places at once', () => {
  expect(faultsOf('{\n  "a": 1\n  "b": 2,\n  "c": tru\n}')).toMatchObject([
    [3, 3, 'Thiếu dấu phẩy ở trước chỗ này.'],
    [4, 8, 'Có chữ lạ ở đây. Trong JSON, chữ đặt giữa hai dấu nháy kép.'],
    [5, 1, expect.any(String)],
  ])
  expect(faultsOf('{ "a": "chưa đóng }')[0]).toEqual([1, 8, 'Chuỗi chưa có dấu nháy kép đóng lại.'])
  expect(faultsOf('{ "a": 1 // ghi chú\n}')[0]?.[2]).toBe('JSON không có chú thích.')
  expect(faultsOf('{} {}')[0]?.[2]).toBe('Sau dấu đóng cuối cùng còn chữ thừa.')
  expect(faultsOf(' \n')).toEqual([[1, 1, 'Tập tin trống.']])
  expect(faultsOf('[')).toEqual([[1, 2, 'Thiếu dấu ] đóng lại.']])
})

test('S22 a name that stands twice, and one that every object has, are faults at their lines', () => {
  expect(faultsOf('{ "a": 1,\n "a": 2,\n "__proto__": {} }')).toEqual([
    [2, 2, 'Trường “a” có hai lần.'],
    [3, 2, 'Không dùng được tên trường “__proto__”.'],
  ])
  // the same name in another normal form is the same name
  expect(faultsOf(`{ "đề": 1,\n "${'đề'.normalize('NFD')}": 2 }`)).toEqual([[2, 2, 'Trường “đề” có hai lần.']])
})

test('C-257 texts come out in NFC, and what no database takes is told', () => {
  expect(read(`["${'Nguyễn'.normalize('NFD')}", "e\\u0301"]`).value).toEqual(['Nguyễn', 'é'])
  expect(faultsOf('["\\u0000",\n "\\ud83d"]').map(([line]) => line)).toEqual([1, 2])
  expect(read('\ufeff{"a": 1}').value).toEqual({ a: 1 })
})

test('C-257 brackets beyond any question are told before anything walks down there', () => {
  expect(faultsOf('['.repeat(200_000))).toEqual([[1, 33, 'Các ngoặc lồng nhau quá sâu.']])
  expect(read(`${'['.repeat(32)}${']'.repeat(32)}`).value).toBeDefined()
})

test('H141 a text that would cost minutes is told at once', () => {
  const before = process.cpuUsage()
  expect(faultsOf(`["${'e'}${'\u0301\u0323'.repeat(100_000)}"]`)).toEqual([[1, 2, 'Chuỗi có ký tự không lưu được.']])
  expect(faultsOf(`{"e${'\u0301\u0323'.repeat(100_000)}": 1}`)).toHaveLength(1)
  expect(faultsOf(`[${'{"a":1},'.repeat(200_000)}1]`)).toMatchObject([
    [1, expect.any(Number), 'Tập tin có quá nhiều giá trị.'],
  ])
  expect(faultsOf(`[${'x,\n'.repeat(70_000)}]`)).toHaveLength(100)
  expect(faultsOf(`${'\n'.repeat(1_000_000)}x`)).toMatchObject([[1_000_001, 1, expect.any(String)]])
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(10_000)
})

test('C-257 it takes what JSON.parse takes, with the same value, and nothing else', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"b"',
    '1',
    '-',
    '01',
    '1e',
    'true',
    'nul',
    ' ',
    '\n',
    '"',
    '\\',
    '\t',
    '/*',
    '\u0001',
  )
  const text = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.json(),
    fc.string(),
  )
  fc.assert(
    fc.property(text, (given) => {
      const found = readJson(given)
      let parsed: unknown
      try {
        parsed = JSON.parse(given)
      } catch {
        expect('faults' in found && found.faults.length > 0).toBe(true)
        return
      }
      // a name twice and letters that cannot be stored are refused beyond it
      if ('json' in found) expect(JSON.stringify(found.json.value)).toBe(JSON.stringify(parsed).normalize('NFC'))
      else
        expect(
          found.faults.every(({ text: said }) => /hai lần|không lưu được|Không dùng được|quá sâu/.test(said)),
        ).toBe(true)
    }),
    { numRuns: 2_000, seed: 257 },
  )
})

import { describe, expect, test } from 'vitest'
import { chartWith } from './chart.ts'
import { daysUntil } from './due.ts'
import { changeOf, sentenceOf } from './sentence.ts'
import { tokenIn } from './token.ts'

const figures = { total: 5, handedIn: 4, onTime: 4, average: 8.5, change: 0.6 }
const signs = { plain: '', strong: '*', bright: '+' } as const
const sentence = (more: Partial<Record<keyof typeof figures, number | null>>, isNow = true) =>
  sentenceOf('Minh', { ...figures, ...more } as typeof figures, isNow)
    .map(({ text, tone }) => `${signs[tone]}${text}${signs[tone]}`)
    .join('')

describe('D59 the week in one sentence, green where everything was handed in and from 8 on', () => {
  test.each([
    [{}, 'Tuần này em Minh làm *4 trong 5 bài*, đều nộp đúng hạn, điểm trung bình +8,5+.'],
    [{ total: 4, onTime: 3 }, 'Tuần này em Minh làm +đủ 4 bài+, 1 bài nộp muộn, điểm trung bình +8,5+.'],
    [{ onTime: 0, average: 2 }, 'Tuần này em Minh làm *4 trong 5 bài*, đều nộp muộn, điểm trung bình *2,0*.'],
    [{ total: 4, average: 7.9 }, 'Tuần này em Minh làm +đủ 4 bài+, đều nộp đúng hạn, điểm trung bình *7,9*.'],
    [{ average: 8 }, 'Tuần này em Minh làm *4 trong 5 bài*, đều nộp đúng hạn, điểm trung bình +8,0+.'],
    [{ total: 1, handedIn: 1, onTime: 1 }, 'Tuần này em Minh làm +xong 1 bài+, nộp đúng hạn, điểm trung bình +8,5+.'],
    [{ handedIn: 1, onTime: 0, average: null }, 'Tuần này em Minh làm *1 trong 5 bài*, nộp muộn.'],
    [{ average: null }, 'Tuần này em Minh làm *4 trong 5 bài*, đều nộp đúng hạn.'],
    [{ total: 2, handedIn: 0, onTime: 0, average: null }, 'Tuần này em Minh chưa nộp bài nào trong *2 bài*.'],
    [{ total: 0, handedIn: 0, onTime: 0, average: null }, 'Tuần này em Minh chưa có bài nào đến hạn.'],
  ])('%j', (more, words) => {
    expect(sentence(more)).toBe(words)
    expect(sentence(more, false)).toBe(words.replace('này', 'đó').replace('chưa có bài', 'không có bài'))
  })

  test('and how it compares with the week before', () => {
    expect([0.6, -0.4, 0, null].map((change) => changeOf({ ...figures, change } as typeof figures))).toEqual([
      { text: 'Hơn tuần trước 0,6', isMore: true },
      { text: 'Thấp hơn tuần trước 0,4', isMore: false },
      { text: 'Bằng tuần trước', isMore: false },
      null,
    ])
  })
})

describe('the chart of the averages', () => {
  const weeks = (...averages: (number | null)[]) => averages.map((average, at) => ({ week: `w${at}`, average }))

  test('stands between 4 and 10, the best at the top, week after week to the right', () => {
    const { lines, places, points, path } = chartWith(weeks(7, 7.4, 7.2, 8, 7.9, 10))
    expect(lines.map(({ value }) => value)).toEqual([10, 8, 6, 4])
    expect(points.at(-1)?.y).toBe(lines[0]?.y)
    expect([...places].sort((a, b) => a.x - b.x)).toEqual(places)
    expect(path).toMatch(/^M\d+ \d+(?:L\d+ \d+){5}$/)
  })

  test('reaches down to a lower average, and 0 stands within it', () => {
    expect(chartWith(weeks(3.5)).lines.map(({ value }) => value)).toEqual([10, 8, 6, 4, 2])
    const { lines, points } = chartWith(weeks(0))
    expect(points[0]?.y).toBe(lines.at(-1)?.y)
  })

  test('no line goes over a week without an average', () => {
    const { points, places, path } = chartWith(weeks(7, null, 8, 9, null, 6))
    expect([points.length, places.length]).toEqual([4, 6])
    expect(path).toMatch(/^M\d+ \d+M\d+ \d+L\d+ \d+M\d+ \d+$/)
    expect(chartWith(weeks(null, null)).path).toBe('')
  })
})

test('days until a due date are days of the calendar, and it is over after its second', () => {
  const due = '2026-11-22 23:59:59'
  const moments = ['2026-11-20 20:05:00', '2026-11-22 00:00:00', '2026-11-22 23:59:59', '2026-11-23 00:00:00']
  expect(moments.map((now) => daysUntil(due, now))).toEqual([2, 0, 0, -1])
  expect(daysUntil(null, '2026-11-20 20:05:00')).toBeNull()
})

describe('D59 a link that a chat has passed on', () => {
  const token = 'Zk3_x-9QbT4mYw1LrPq7sVnC2dJh8GfKoEaUi5B6-_X'

  test.each(['', '.', ',', ')', ']', '>', ' ', '\n', '…', '”.', ' ).'])('opens with %j behind it', (taken) => {
    expect(tokenIn(`${token}${taken}`)).toBe(token)
  })

  test('stays as it is where it was cut or written otherwise', () => {
    for (const each of [token.slice(0, -1), token.toLowerCase(), `${token}A`, `.${token}`, 'x y', ''])
      expect(tokenIn(each)).toBe(each)
  })
})

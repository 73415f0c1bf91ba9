import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScoreHead } from './ScoreHead.tsx'

const shown = {
  score: 7.5,
  points: null,
  star: 3,
  answered: 9,
  total: 10,
  right: 7,
  handedIn: { at: Date.parse('2026-11-20T12:42:00Z'), hash: 'abcdef0123456789', late: false },
  solutionsShown: true,
}
const drawn = (more: object = {}): string =>
  renderToStaticMarkup(<ScoreHead {...shown} {...more} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('B-211 B-262 the header shows the score with one decimal and a comma, the stars, the counts and the receipt', () => {
  expect(drawn()).toContain('7,5')
  expect(drawn()).toContain('Đã làm 9/10 mục')
  expect(drawn()).toContain('Đúng 7/10 mục')
  expect(drawn()).toContain('Nộp lúc 20/11/2026 19:42')
  expect(drawn()).toContain('Mã biên nhận abcdef01')
  expect(drawn()).not.toContain('abcdef012')
  expect(renderToStaticMarkup(<ScoreHead {...shown} />)).toContain('3 trên 5 sao')
})

test('B-212 while the settings keep the score back it is not shown, and the header says when it will be', () => {
  const kept = drawn({ score: null, star: null, right: null, solutionsShown: false })
  expect(kept).not.toMatch(/Điểm \d|Đúng \d/)
  expect(kept).toContain('Điểm sẽ hiện khi hết hạn nộp.')
  expect(kept).toContain('đáp án chưa mở')
})

test('B-263 B-264 a score below 5 is told apart from one of 5 or more by more than its colour', () => {
  expect(drawn({ score: 4.9 })).toContain('4,9 , dưới 5')
  expect(drawn({ score: 5 })).toContain('5,0 , đạt')
  // D64: on the scale of the work, where the danger colour begins below half
  expect(drawn({ score: 4, points: 7 })).toContain('2,8 /7 , dưới 3,5')
  expect(drawn({ score: 5, points: 7 })).toContain('3,5 /7 , đạt')
  expect(drawn({ score: 10, points: 10 })).not.toContain('/10 , ')
})

test('B-232 what the teacher wrote is plain text', () => {
  expect(renderToStaticMarkup(<ScoreHead {...shown} note="<b>Tốt</b>" />)).toContain('&lt;b&gt;Tốt&lt;/b&gt;')
  expect(drawn({ note: '' })).not.toContain('Lời nhắn')
})

test('answers that came too late are told, with that they do not count', () => {
  expect(drawn({ late: 2 })).toContain('2 câu trả lời đến sau khi nộp')
  expect(drawn()).not.toContain('đến sau khi nộp')
})

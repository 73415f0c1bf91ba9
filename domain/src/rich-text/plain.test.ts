import { expect, test } from 'vitest'
import { RICH_LINK } from './allowed.ts'
import { beginningOf, isPlainLines, plainOf } from './plain.ts'

test('the words of rich text stand in lines, and signs that were written as entities are signs', () => {
  expect(plainOf('<p>Chào <strong>cả lớp</strong>,</p><ul><li>một</li><li>hai</li></ul>')).toBe(
    'Chào cả lớp,\nmột\nhai',
  )
  expect(plainOf('Lớp 4A1.<br>Hạn nộp &#60;b&#62; &amp;amp; &#x27;x&#39;')).toBe("Lớp 4A1.\nHạn nộp <b> &amp; 'x'")
  expect(plainOf('<p>a</p><p></p><p></p><p>b</p>')).toBe('a\n\nb')
  expect(plainOf('2 < 3 &#9999999; &unknown;')).toBe('2 < 3 &#9999999; &unknown;')
})

test('markup without words has none', () => {
  for (const empty of ['', '<p></p>', '<p><br></p>', '<ul><li><p>&nbsp;</p></li></ul>', '<p> \u00a0</p>'])
    expect(plainOf(empty), empty).toBe('')
})

test('the beginning is one line, cut between letters and marked', () => {
  expect(beginningOf('<p>Một</p><p>hai</p>', 20)).toBe('Một hai')
  expect(beginningOf('<p>Một hai ba</p>', 4)).toBe('Một...')
})

test('plain lines are known from rich text', () => {
  expect(isPlainLines('Lớp 4A1.<br>&#60;b&#62;')).toBe(true)
  expect(isPlainLines('<p>Lớp</p>')).toBe(false)
})

test('H131 a link leads to a page or to a mail address and to nothing else', () => {
  for (const good of [
    'https://moet.gov.vn/a?b=1',
    'http://a.vn',
    'mailto:co.lan@phuong.test',
    'https://a.vn/@lop4?c=b@c',
  ])
    expect(RICH_LINK.test(good), good).toBe(true)
  const bad = ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)']
  const others = [
    'data:text/html,x',
    'vbscript:x',
    '//evil.test',
    '/lms/home',
    'a.vn',
    'http:/a',
    'https://a.vn\\@b',
    'https://phuong.test@evil.test/',
    'https://phuong.test:443@evil.test',
    'HTTP://@evil.test',
    '',
  ]
  for (const wrong of [...bad, ...others, 'https://a b', 'javascript\\u003aalert(1)'])
    expect(RICH_LINK.test(wrong), wrong).toBe(false)
})

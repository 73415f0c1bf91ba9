import { plainOf } from '@phuong/domain/rich-text/plain'
import { expect, test } from 'vitest'
import { hostileMarkup } from '../../../testing/hostile-markup.ts'
import { cleanMarkup } from './clean-markup.ts'

test('B-357 rich text stays as it is, and other names of its tags become theirs', () => {
  const rich =
    '<p>Chào <strong>đậm</strong> <em>nghiêng</em> <u>gạch</u> <s>bỏ</s><br>hai</p><ul><li><p>một</p></li></ul><ol><li>hai</li></ol><blockquote><p>lời</p></blockquote>'
  expect(cleanMarkup(rich)).toBe(rich)
  expect(cleanMarkup('<b>a</b><i>b</i><ins>c</ins><del>d</del>')).toBe('<strong>a</strong><em>b</em><u>c</u><s>d</s>')
})

test('a table becomes its text in lines, a heading a paragraph', () => {
  expect(plainOf(cleanMarkup('<table><tr><td>Thứ</td><td>Tư</td></tr><tr><td>họp</td></tr></table>'))).toBe(
    'Thứ\nTư\nhọp',
  )
  expect(cleanMarkup('<h1>Tin</h1><p>x</p>')).toBe('<p>Tin</p><p>x</p>')
})

test('H131 a link keeps where it leads and says no more; one that leads elsewhere than to a page is its words', () => {
  expect(cleanMarkup('<a href="https://a.vn/?x=1&y=2" onclick="x()" class="c" target="_top">a</a>')).toBe(
    '<a href="https://a.vn/?x=1&amp;y=2" target="_blank" rel="noopener noreferrer nofollow">a</a>',
  )
  for (const href of [
    'javascript:alert(1)',
    'java&#9;script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.test',
  ])
    expect(cleanMarkup(`<a href="${href}">a</a>`), href).toBe('<a>a</a>')
})

test('H128 H129 H130 nothing of hostile markup is left but words', () => {
  for (const markup of hostileMarkup) {
    const cleaned = cleanMarkup(markup)
    expect(cleaned.match(/<\/?(?!(?:p|br|strong|em|u|s|ul|ol|li|blockquote|a)\b)[a-z!?]/gi), markup).toBeNull()
    expect(cleaned.match(/<[^>]*\s(?:on\w+|style|class|src|srcset|id|name)\s*=/gi), markup).toBeNull()
    expect(plainOf(cleaned), markup).toContain('chữ còn')
    expect(cleanMarkup(cleaned), markup).toBe(cleaned)
  }
})

test('H129 what is as long as it may be is cleaned within seconds', () => {
  const long = [
    '<',
    '&',
    '<a',
    '<br>',
    '<p>x',
    '<!--',
    '<ul><li></li></ul>',
    '<iframe>',
    '<br>  x',
    '<a href="http://x">',
  ].map((piece) => piece.repeat(100_000 / piece.length))
  for (const markup of long) {
    const before = performance.now()
    cleanMarkup(markup)
    expect(performance.now() - before, markup.slice(0, 20)).toBeLessThan(5_000)
  }
})

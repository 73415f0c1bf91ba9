import { expect, test } from 'vitest'
import { layOutLetter } from './letter.ts'
import { templates, writeLetter } from './templates/registry.ts'

test('H133 text and HTML say the same; what looks like markup stays text, a subject stays one line', () => {
  const { subject, text, html } = layOutLetter(
    { subject: 'Chào\r\nBcc: x@y.vn', paragraphs: ['Em <b>Lan</b> & "bạn"'] },
    'Trường <Hoa>',
  )
  expect(subject).toBe('Chào Bcc: x@y.vn')
  expect(text).toContain('Em <b>Lan</b> & "bạn"\n\nTrường <Hoa>')
  expect(html).toContain('<p>Em &lt;b&gt;Lan&lt;/b&gt; &amp; &quot;bạn&quot;</p>')
  expect(html).toContain('<p>Trường &lt;Hoa&gt;')
})

test('D44 the mail of a changed password tells whose, when, and what to do; no password is asked for', () => {
  expect(Object.keys(templates)).toEqual(['password-changed'])
  const letter = writeLetter('password-changed', { fullName: 'Đỗ Thị Lan', changedAt: '2026-11-20T00:30:00.000Z' })
  expect(letter.subject).toBe('Mật khẩu của bạn đã được đổi')
  expect(letter.paragraphs.join('\n')).toContain('Xin chào Đỗ Thị Lan,')
  expect(letter.paragraphs.join('\n')).toContain('20/11/2026 07:30')
})

test.each([
  ['constructor', {}],
  ['password-changed', { fullName: 'Lan' }],
  ['password-changed', null],
])('a row that says %s with %j makes no letter', (name, data) => {
  expect(() => writeLetter(name, data)).toThrow()
})

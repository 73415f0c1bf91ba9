import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layOutForPage, layOutLetter } from './lay-out.ts'
import { colours, sheet } from './look.ts'
import type { Letter, Letterhead } from './shape.ts'

const head: Letterhead = { organisation: 'Trường Hoa Phượng', publicUrl: 'https://hoc.example.vn' }
const letter: Letter = {
  subject: 'Chào em',
  greeting: 'Chào em Lan',
  paragraphs: ['Tài khoản đã sẵn sàng.'],
  facts: [{ label: 'Email', value: 'lan@phuong.test' }],
  password: { label: 'Mật khẩu tạm', value: 'k7M4qx', notes: ['Phân biệt chữ hoa và chữ thường.'] },
  act: { label: 'Đăng nhập', path: '/auth', otherwise: 'Mở trang Phượng và bấm Đăng nhập.' },
  closing: ['Giữ thư này cho riêng mình.'],
}

test('A-390 the plain text of a letter says all of it, in the order in which it is read', () => {
  expect(layOutLetter(letter, head).text).toBe(`Phượng

Chào em Lan

Tài khoản đã sẵn sàng.

Email: lan@phuong.test

Mật khẩu tạm:
    k7M4qx
Phân biệt chữ hoa và chữ thường.

Đăng nhập: https://hoc.example.vn/auth

Giữ thư này cho riêng mình.

Trường Hoa Phượng
Thư này được gửi tự động, xin không trả lời.
`)
})

test('the one button leads to PUBLIC_URL, with its address in words; without PUBLIC_URL words stand there and no link', () => {
  const { html } = layOutLetter(letter, head)
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'https://hoc.example.vn/auth',
  ])
  expect(html).toContain('Gõ vào trình duyệt: <b class="strong" style="color:#1f2933">hoc.example.vn/auth</b>')
  const own = layOutLetter(letter, { ...head, publicUrl: 'http://10.0.0.5:3000' })
  expect(own.html).toContain('>http://10.0.0.5:3000/auth</b>')
  const nowhere = layOutLetter(letter, { ...head, publicUrl: null })
  expect(nowhere.html).not.toMatch(/<a\b|href/)
  expect(nowhere.html).toContain('Mở trang Phượng và bấm Đăng nhập.')
  expect(nowhere.text).toContain('\n\nMở trang Phượng và bấm Đăng nhập.\n\n')
  expect(nowhere.text).not.toMatch(/https?:/)
})

test('H133 what looks like markup, a header or a template stays text on one line; marks that turn the writing go', () => {
  const name = 'Lan\r\nBcc: x@y.vn <b onclick="x">\u202Eđảo\u202C "a" \'b\' {{7*7}} <%= 1 %> 👩🏽‍🏫'
  const { subject, text, html } = layOutLetter(
    { ...letter, subject: name, greeting: name, paragraphs: [name], facts: [{ label: name, value: name }] },
    { ...head, organisation: name },
  )
  const plain = 'Lan Bcc: x@y.vn <b onclick="x">đảo "a" \'b\' {{7*7}} <%= 1 %> 👩🏽‍🏫'
  expect(subject).toBe(plain)
  expect(text.split('\n').filter((line) => line === plain)).toHaveLength(2)
  expect(text).toContain(`\n${plain}: ${plain}\n`)
  const escaped =
    'Lan Bcc: x@y.vn &lt;b onclick=&quot;x&quot;&gt;đảo &quot;a&quot; &#39;b&#39; {{7*7}} &lt;%= 1 %&gt; 👩🏽‍🏫'
  expect(html.split(escaped)).toHaveLength(6)
  expect(html).not.toContain('onclick="')
})

test('a password stands letter for letter in both shapes, whatever signs are in it, and its letters stand apart', () => {
  const value = 'a<B>&"\' {x}'
  const { text, html } = layOutLetter({ ...letter, password: { label: 'Mật khẩu tạm', value, notes: [] } }, head)
  expect(text).toContain(`\n    ${value}\n`)
  expect(html).toMatch(/letter-spacing:5px[^>]*">a&lt;B&gt;&amp;&quot;&#39; \{x\}<\/span>/)
  expect(html).toContain('monospace')
})

test('a mail asks for nothing elsewhere: its pictures are parts of it, and in a page they are written into it', () => {
  const { html } = layOutLetter(letter, head)
  expect([...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)).toEqual([
    'cid:brand@phuong',
    'cid:tree@phuong',
  ])
  expect([...html.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(['Hoa', 'Cây phượng nở hoa'])
  expect(html).not.toMatch(/<link|<script|@import|url\(|<iframe|background=/)
  const page = layOutForPage(letter, head).html
  expect([...page.matchAll(/src="([^"]{32})/g)].map(([, source]) => source)).toEqual([
    'data:image/png;base64,iVBORw0KGg',
    'data:image/png;base64,iVBORw0KGg',
  ])
})

test('every rule of the dark colours finds something to colour, and the light ones are those of the tokens', () => {
  const { html } = layOutLetter(letter, head)
  const used = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const named = new Set([...sheet.matchAll(/\.([a-z]+)[ ,{]/g)].map(([, name = '']) => name))
  expect([...named].filter((name) => !used.has(name))).toEqual([])
  const tokens = readFileSync(new URL('../../../../../ui/src/theme/tokens.css', import.meta.url), 'utf8')
  for (const [name, colour] of Object.entries(colours)) expect(tokens).toContain(`--${name}: ${colour};`)
})

import { expect, test } from 'vitest'
import { drawLanding } from './prerender.tsx'

const { body, title, description } = drawLanding()
const words = body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('B-001 the head names the product for schools in Vietnamese', () => {
  expect(title).toContain('Phượng')
  expect(`${title} ${description}`).toMatch(/lớp học|trường/)
})

test('C-032 C-035 C-037 the header leads home and to the login, and to nothing that is not there yet', () => {
  const header = /<header.*?<\/header>/s.exec(body)?.[0] ?? ''
  expect([...header.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/', '/'])
  expect(header).toContain('Trang chủ')
  expect(header).toMatch(/<form [^>]*action="\/auth"[^>]*><button [^>]*type="submit"/)
  expect(words).not.toMatch(/đăng ký|Quên mật khẩu/)
})

test('C-040 C-041 C-042 C-043 C-044 D59 three cards: automatic marking, managing pupils, parents; no figures', () => {
  const cards = [...body.matchAll(/<h3>(.*?)<\/h3>/gs)].map(([, card = '']) => card.replace(/<[^>]+>/g, ''))
  expect(cards).toEqual(['Chấm bài tự động', 'Giáo viên quản lý học sinh', 'Phụ huynh theo dõi kết quả của con'])
  expect(words).not.toMatch(/\bAI\b|\d/)
})

test('C-060 C-066 the login stands in its window with both fields and its button, for a password manager too', () => {
  const window = /<dialog.*<\/dialog>/s.exec(body)?.[0] ?? ''
  expect(window).toMatch(/<label[^>]*for="login-email"[^>]*>Email<\/label>/)
  expect(window).toMatch(/<label[^>]*for="login-password"[^>]*>Mật khẩu<\/label>/)
  expect(window).toMatch(/<input[^>]*autoComplete="username"/i)
  expect(window).toMatch(
    /<input[^>]*type="password"[^>]*autoComplete="current-password"|autoComplete="current-password"[^>]*type="password"/i,
  )
  expect(window).toMatch(/<button[^>]*type="submit"[^>]*>.*?Đăng nhập/s)
})

test('the policy of our pages lets everything through that is drawn: no style, no handler, no script in the markup', () => {
  expect(body).not.toMatch(/\sstyle=|<style|<script|\son\w+=|javascript:|data:/)
})

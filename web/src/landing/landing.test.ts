import { noContact } from '@phuong/domain/site/contact'
import { frontPageOf } from '@phuong/domain/site/front-page'
import { hostProfiles } from '@phuong/domain/site/host-profiles'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { drawLanding } from './prerender.tsx'
import { machineTexts } from './texts.ts'

const { body: drawn, title, description } = drawLanding()
const contact = {
  address: '12 Lê Hồng Phong, Hải Phòng',
  phone: '0912 345 678',
  partnerName: 'Thư viện Lá Xanh',
  partnerUrl: 'https://la-xanh.vn',
  providerHome: '',
}
/** As a main host serves it, with everything that can stand there; and with nothing of it. */
const body = frontPageOf(drawn, contact, 'main')
const bare = frontPageOf(drawn, noContact, 'main')
const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const words = wordsOf(body)
const part = (markup: string, tag: string) => new RegExp(`<${tag}.*?</${tag}>`, 's').exec(markup)?.[0] ?? ''
const header = part(body, 'header')
const footer = part(body, 'footer')
/** A section by the words of its heading. */
const section = (heading: string, markup = body) =>
  [...markup.matchAll(/<section.*?<\/section>/gs)]
    .map(([text]) => text)
    .find((text) => wordsOf(part(text, 'h2')).includes(heading)) ?? ''

test('B-001 the head names the product for schools in Vietnamese', () => {
  expect(title).toContain('Phượng')
  expect(`${title} ${description}`).toMatch(/lớp học|trường/)
})

test('C-032 C-035 C-036 C-037 the header leads home, to the login and to the registration, which have pages without a script', () => {
  const ways = [...part(bare, 'header').matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
  expect(new Set(ways)).toEqual(new Set(['/']))
  expect(wordsOf(header)).toContain('Trang chủ')
  for (const [name, page, label] of [
    ['login', '/auth', 'Đăng nhập'],
    ['register', '/RegisterStudent', 'Học sinh đăng ký'],
  ] as const) {
    const openers = [...body.matchAll(/<form ([^>]*)>(.*?)<\/form>/gs)].filter(([, at = '']) =>
      at.includes(`data-${name}=`),
    )
    // in the bar, or its menu, and below the headline
    expect(openers.length, name).toBeGreaterThanOrEqual(2)
    for (const [, at, inside = ''] of openers) {
      expect(at).toContain(`action="${page}"`)
      expect(inside).toMatch(/^<button type="submit"/)
      expect(wordsOf(inside).trim()).toBe(label)
    }
    expect(header).toContain(`data-${name}=`)
  }
})

test('C-149 C-150 a teacher who comes over the landing page finds the own registration in the window of the login', () => {
  const window = /<dialog[^>]* id="login".*?<\/dialog>/s.exec(body)?.[0] ?? ''
  expect(window).toMatch(/<a [^>]*href="\/auth\/register-teacher"[^>]*>Giáo viên đăng ký<\/a>/)
})

test('C-033 C-034 C-037 the partner has a link of its own in a new tab, where it is named', () => {
  const links = [...header.matchAll(/<a [^>]*href="https:\/\/la-xanh\.vn"[^>]*>/g)].map(([link]) => link)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(link).toMatch(/target="_blank".*rel="noopener"/)
  expect(wordsOf(header)).toContain('Thư viện Lá Xanh')
  expect(part(bare, 'header')).not.toContain('target="_blank"')
  expect(frontPageOf(drawn, contact, 'partner')).not.toContain('la-xanh.vn')
})

test('C-040 C-041 C-042 C-043 C-044 D59 three cards: automatic marking, managing pupils, parents; no figures', () => {
  const cards = section('Một nơi cho cả lớp')
  const titles = [...cards.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, card = '']) => card.replace(/<[^>]+>/g, ''))
  expect(titles).toEqual(['Chấm bài tự động', 'Giáo viên quản lý học sinh', 'Phụ huynh theo dõi kết quả của con'])
  for (const [, text = ''] of cards.matchAll(/<div [^>]*>\s*<h3.*?<p>(.*?)<\/p>/gs))
    expect(text.match(/\./g), text).toHaveLength(1)
  expect(wordsOf(cards)).not.toMatch(/\bAI\b|\d/)
  expect(words).not.toMatch(/\bAI\b/)
})

test('C-045 C-046 the learning pyramid stands below the cards, drawn, from listening down to telling it on, without shares', () => {
  const pyramid = section('Tháp học tập')
  expect(body.indexOf('Tháp học tập')).toBeGreaterThan(body.indexOf('Một nơi cho cả lớp'))
  expect(pyramid).toMatch(/<img [^>]*src="[^"]*pyramid[^"]*\.svg/)
  expect([...part(pyramid, 'ol').matchAll(/<li>(.*?)<\/li>/g)].map(([, level]) => level)).toEqual([
    'Nghe giảng',
    'Đọc bài',
    'Xem và nghe',
    'Trao đổi với bạn',
    'Tự làm bài',
    'Giảng lại cho bạn',
  ])
  expect(wordsOf(pyramid)).not.toMatch(/\d|%|phần trăm/)
})

test('C-047 C-048 C-049 C-050 the foot has address, phone line and hours; an empty one has no line', () => {
  expect(wordsOf(footer)).toContain('12 Lê Hồng Phong, Hải Phòng')
  expect(footer).toContain('<a class="')
  expect(footer).toMatch(/href="tel:0912345678"[^>]*>0912 345 678</)
  expect(wordsOf(footer)).toContain('08:00 - 17:00')
  const empty = part(bare, 'footer')
  expect(wordsOf(empty)).toContain('08:00 - 17:00')
  expect(wordsOf(empty)).not.toMatch(/Liên hệ|Lê Hồng Phong/)
  expect(empty).not.toContain('tel:')
})

test('C-013 the way to try it leads to the open sample pages, and is not on a host without them', () => {
  for (const profile of hostProfiles) {
    const way = frontPageOf(drawn, contact, profile).includes('href="/olympicsgk/dashboard"')
    expect(way, profile).toBe(profile !== 'partner')
  }
})

test('decision 0052 the sections stand in their order, and no mark or place is left when the page is served', () => {
  expect([...body.matchAll(/<h2[^>]* id="(\w+)"/g)].map(([, id]) => id)).toEqual([
    'together',
    'devices',
    'pyramid',
    'keeping',
    'machines',
    'families',
    'try',
  ])
  for (const markup of [body, bare, frontPageOf(drawn, noContact, 'partner')])
    expect(markup).not.toMatch(/<!--|\{\{|<\/?front-/)
})

test('C-044 the only figures are those of the machines, the hours and what was measured: the browsers are those of the build', async () => {
  const figures = wordsOf(body.replace(part(body, 'footer'), '').replace(/<dialog.*<\/dialog>/s, ''))
  const [, ...machines] = section('Cần máy thế nào').match(/<dl.*?<\/dl>/gs) ?? []
  expect(machines).toHaveLength(2)
  const elsewhere = figures.replace(wordsOf(section('Cần máy thế nào')).trim(), '')
  // the page of an exercise book numbers what is kept, and nothing else
  expect(elsewhere.match(/\d+/g)).toEqual(['1', '2', '3', '4'])
  const { build } = await resolveConfig({ configFile: false, logLevel: 'silent' }, 'build')
  const target = [build.target].flat().join(' ')
  const browsers = Object.fromEntries(machineTexts.cards[0].rows)['Trình duyệt từ bản'] ?? ''
  for (const [name, version] of [...browsers.matchAll(/(\w+) ([\d.]+)/g)].map(([, name = '', version]) => [
    name,
    version,
  ]))
    expect(target.split(' ')).toContain(`${name?.toLowerCase()}${version}`)
  expect(browsers.match(/[\d.]+/g)).toHaveLength(3)
})

test('look 7 every picture has its measures, what it shows or that it is decoration; what lies further down comes when it is near', () => {
  const pictures = [...body.matchAll(/<img [^>]*>/g)].map(([picture]) => picture)
  expect(pictures.length).toBeGreaterThan(10)
  for (const picture of pictures) {
    expect(picture).toMatch(/ width="\d+"/)
    expect(picture).toMatch(/ height="\d+"/)
    expect(picture).toMatch(/ alt="/)
    if (!picture.includes('schoolyard')) expect(picture).toContain('loading="lazy"')
    if (picture.includes('.avif')) expect(picture).toMatch(/ alt="[^"]{40,}"/)
  }
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
  expect(drawn).not.toMatch(/\sstyle=|<style|<script|\son\w+=|javascript:|data:/)
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true }).filter(
  (file) => /\.(tsx?|css)$/.test(file) && !file.includes('.test.'),
)
const staff = files.filter((file) => file.startsWith('staff/'))
const plain = files.filter((file) => !file.startsWith('staff/'))
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')

test('the plain layer, which sittings and the landing page stand on, takes nothing from Mantine nor from the staff layer', () => {
  expect(plain.length).toBeGreaterThan(40)
  const strays = plain.filter((file) => /(from|import) ['"](@mantine|(\.\.?\/)+staff\/)/.test(read(file)))
  expect(strays).toEqual([])
})

test('the plain layer has no style attributes: the policy of the pages would drop them in prerendered HTML', () => {
  expect(plain.filter((file) => file.endsWith('.tsx') && /\sstyle=/.test(read(file)))).toEqual([])
})

test('the staff layer uses no part of Mantine that writes style tags', () => {
  const writers = /\b(AppShell|Grid|SimpleGrid|InlineStyles|useMantineColorScheme)\b/
  const responsive = /=\{\{ (base|xs|sm|md|lg|xl):/
  expect(staff.filter((file) => writers.test(read(file)) || responsive.test(read(file)))).toEqual([])
})

test('Mantine comes part by part, never with its whole style sheet; its dates have one alone, which comes with the calendar', () => {
  const whole = files.filter((file) => /@mantine\/\w+\/styles(\.layer)?\.css/.test(read(file)))
  expect(whole.map((file) => file.split('/').slice(-2).join('/'))).toEqual(['calendar/calendar.css'])
})

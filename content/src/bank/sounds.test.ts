import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { dialoguesOf } from '../dialogues/all.ts'
import { papers } from '../written-papers/all.ts'
import { scriptSoundOf, soundName, soundOf } from './sounds.ts'
import { words } from './words.ts'

const folder = join(import.meta.dirname, '../../../web/public')
const megabyte = 1_048_576

const bytesIn = (path: string): number =>
  readdirSync(join(folder, path), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { name }) => sum + statSync(join(folder, path, name)).size, 0)

test('every headword has a sound, and every sound a headword or a question that was written by hand', () => {
  const byHand = papers.flatMap(({ questions }) => questions.map(({ stored }) => String(stored.audioUrl)))
  const names = new Set([
    ...words.map(({ headword }) => soundName(headword)),
    ...byHand.map((address) => basename(address, '.mp3')),
  ])
  for (const { headword } of words) expect(existsSync(join(folder, soundOf(headword))), headword).toBe(true)
  const files = readdirSync(join(folder, 'sounds/words')).filter((name) => name.endsWith('.mp3'))
  expect(files.filter((name) => !names.has(name.replace('.mp3', '')))).toEqual([])
})

test('two headwords share a sound only where they are written alike', () => {
  const byName = Map.groupBy(new Set(words.map(({ headword }) => headword)), soundName)
  for (const [name, all] of byName) expect(new Set(all.map((word) => word.toLowerCase())).size, name).toBe(1)
})

test('the recordings that the licence names are there', () => {
  const recorded = readFileSync(join(folder, 'sounds/words/recorded.txt'), 'utf8').trim().split('\n')
  expect(recorded.length).toBeGreaterThan(300)
  for (const name of recorded) expect(existsSync(join(folder, `sounds/words/${name}.mp3`)), name).toBe(true)
})

test('every dialogue is spoken', () => {
  for (let schoolClass = 1; schoolClass <= 12; schoolClass += 1)
    for (const { id } of dialoguesOf(schoolClass)) expect(existsSync(join(folder, scriptSoundOf(id))), id).toBe(true)
})

test('words weigh 25 MB at the most, all sounds and clips 45 MB', () => {
  const ofWords = bytesIn('sounds/words')
  expect(ofWords).toBeLessThanOrEqual(25 * megabyte)
  expect(ofWords + bytesIn('sounds/scripts') + bytesIn('clips')).toBeLessThanOrEqual(45 * megabyte)
})

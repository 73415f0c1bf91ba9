import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawings } from '../drawings/all.ts'
import { pictured, pictureOf, shownPicture } from './pictures.ts'
import { words } from './words.ts'

const folder = join(import.meta.dirname, '../../../web/public')

test('400 words or more have a picture, each a word of the bank', () => {
  const known = new Set(words.map(({ headword, pos }) => `${headword}\t${pos}`))
  expect(pictured.length).toBeGreaterThanOrEqual(400)
  expect(pictured.filter((word) => !known.has(word))).toEqual([])
})

test('D20 a picture that asks for its word says what kind of thing it shows, and neither the word nor what it means', () => {
  const alts = words.flatMap((word) => {
    const address = pictureOf(word)
    return address === undefined ? [] : [{ word, alt: shownPicture(address).imageAlt ?? '' }]
  })
  const silent = alts.filter(({ alt }) => alt === '').map(({ word }) => word.headword)
  expect(silent.length / alts.length).toBeLessThan(0.05)
  for (const { word, alt } of alts) {
    const [meaning = ''] = word.meaning.split(/[,;(]/)
    const told = [word.headword, meaning.trim()].filter((text) => alt.toLowerCase().includes(text.toLowerCase()))
    expect(told, `${word.headword}: ${alt}`).toEqual([])
  }
  expect(shownPicture('/pictures/words/elephant.svg').imageAlt).toBe('Hình: con vật')
  expect(shownPicture('/another.svg')).toEqual({ imageUrl: '/another.svg' })
})

test('every picture is there, nothing else is, and its licence is kept', () => {
  const named = new Set(words.flatMap((word) => pictureOf(word) ?? []))
  for (const picture of named) expect(existsSync(join(folder, picture)), picture).toBe(true)
  const files = readdirSync(join(folder, 'pictures/words'))
  expect(files).toContain('LICENCE.txt')
  const taken = [...named].filter((picture) => picture.startsWith('/pictures/words/'))
  expect(files.filter((name) => name.endsWith('.svg'))).toHaveLength(taken.length)
})

test('a picture is a drawing and nothing that runs or loads', () => {
  for (const picture of new Set(words.flatMap((word) => pictureOf(word) ?? [])))
    expect(readFileSync(join(folder, picture), 'utf8')).not.toMatch(
      /<script|\son\w+=|href="http|<foreignObject|@import/i,
    )
})

test('the files of our own drawings are what the drawings say', () => {
  for (const { name, svg } of drawings)
    expect(readFileSync(join(folder, 'pictures', `${name}.svg`), 'utf8') === svg, name).toBe(true)
  expect(new Set(drawings.map(({ name }) => name)).size).toBe(drawings.length)
})

import { existsSync } from 'node:fs'
import { questionExamples } from '@phuong/exercises/examples'
import { sampleOf, samplePages } from '@phuong/exercises/samples'
import { expect, test } from 'vitest'

/** The own addresses in a stored question that there is no file for below `public`. */
const missingIn = (stored: unknown): string[] => {
  const question = JSON.stringify(stored).replaceAll('\\', '')
  return [...question.matchAll(/"(\/[\w/.%-]+)"/g)]
    .map(([, file = '']) => file)
    .filter(
      (file) =>
        // signs of sounds stand between strokes too
        /^\/[^/]+\/.+/.test(file) &&
        // what somebody has uploaded stands on the server, under an id
        !file.startsWith('/api/') &&
        !existsSync(new URL(`../../../public${file}`, import.meta.url)),
    )
}

test('C-547 every picture, sound and video that a demo page shows is there', async () => {
  for (const page of Object.keys(samplePages))
    expect(missingIn((await sampleOf(page))?.question), `page ${page}`).toEqual([])
})

test('C-402 every picture, sound and video of an example is there', () => {
  for (const [type, examples] of Object.entries(questionExamples))
    for (const { name, question, twin } of examples) expect(missingIn([question, twin]), `${type}: ${name}`).toEqual([])
})

import { existsSync } from 'node:fs'
import { sampleOf, samplePages } from '@phuong/exercises/samples'
import { expect, test } from 'vitest'

test('C-547 every picture, sound and video that a demo page shows is there', async () => {
  for (const page of Object.keys(samplePages)) {
    const question = JSON.stringify((await sampleOf(page))?.question).replaceAll('\\', '')
    const files = [...question.matchAll(/"(\/[\w/.%-]+)"/g)].flatMap(([, file = '']) =>
      // signs of sounds stand between strokes too
      /^\/[^/]+\/.+/.test(file) ? [file] : [],
    )
    for (const file of files)
      expect(existsSync(new URL(`../../../public${file}`, import.meta.url)), `${page}: ${file}`).toBe(true)
  }
})

import { expect, test } from 'vitest'
import { classroom, family, marking } from './cards.ts'
import { drawers, lesson, monitor, phoneFrame, pyramid } from './front.ts'
import { squaredSheet } from './paper.ts'
import {
  blossomCluster,
  bough,
  brand,
  brokenPencil,
  emptyNotebook,
  gate,
  lostNotebook,
  sprig,
  wordmark,
} from './scenes.ts'
import { schoolyard } from './schoolyard.ts'
import { tierBare, tierBlossom, tierBudding, tierLeaf } from './tiers.ts'

const pictures = {
  'blossom-cluster': blossomCluster,
  bough,
  brand,
  'broken-pencil': brokenPencil,
  classroom,
  drawers,
  'empty-notebook': emptyNotebook,
  family,
  gate,
  lesson,
  'lost-notebook': lostNotebook,
  marking,
  monitor,
  phone: phoneFrame,
  pyramid,
  schoolyard,
  sprig,
  'squared-sheet': squaredSheet,
  'tier-bare': tierBare,
  'tier-blossom': tierBlossom,
  'tier-budding': tierBudding,
  'tier-leaf': tierLeaf,
  wordmark,
} as const

/** What a picture may weigh, in characters of its file: drawings stay light. */
const maxCharacters = 16_000

for (const [name, draw] of Object.entries(pictures)) {
  test(`the picture ${name} is the one that its function draws, light and without style attributes`, async () => {
    const file = draw()
    await expect(file).toMatchFileSnapshot(`./pictures/${name}.svg`)
    expect(file.length).toBeLessThan(maxCharacters)
    expect(file).not.toMatch(/\sstyle=|<style|<script|NaN|undefined/)
  })
}

import { expect, test } from 'vitest'
import { gapSentences } from './gap-sentences.ts'

test('C-388 H163 a # is a gap, and the number of an entity is none', () => {
  expect(gapSentences.parse(['It&#39;s # o&#x27;clock.', 'Tom &# Mai', '## &#60; 5'])).toEqual([
    'It&#39;s ___ o&#x27;clock.',
    'Tom &___ Mai',
    '___ &#60; 5',
  ])
})

import type { Item } from '../item.ts'
import { factItems } from './facts.ts'
import { frameItems } from './frames.ts'
import { groupItems } from './groups.ts'
import { pictureItems } from './pictures.ts'
import { pieceItems } from './pieces.ts'
import { wordItems } from './words.ts'

/** Everything that papers of a class can ask, each key once. */
export const itemsFor = (forClass: number): Item[] => {
  const all = [wordItems, pictureItems, groupItems, factItems, frameItems, pieceItems].flatMap((recipe) =>
    recipe(forClass),
  )
  return [...new Map(all.map((item) => [item.key, item])).values()]
}

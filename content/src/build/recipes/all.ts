import type { Item } from '../item.ts'
import { factItems } from './facts.ts'
import { frameItems } from './frames.ts'
import { groupItems } from './groups.ts'
import { pictureItems } from './pictures.ts'
import { pieceItems } from './pieces.ts'
import { wordItems } from './words.ts'

const made = new Map<number, readonly Item[]>()

/** Everything that papers of a class can ask, each key once; made once, since practice papers and exams both ask for it. */
export const itemsFor = (forClass: number): readonly Item[] => {
  const held = made.get(forClass)
  if (held !== undefined) return held
  const all = [wordItems, pictureItems, groupItems, factItems, frameItems, pieceItems].flatMap((recipe) =>
    recipe(forClass),
  )
  const items = [...new Map(all.map((item) => [item.key, item])).values()]
  made.set(forClass, items)
  return items
}

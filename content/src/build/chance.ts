/** 32 bits that stand for a text (FNV-1a, then mixed, so that texts which differ at their end are far apart). */
const numberOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Things in an order that looks like chance and depends on nothing but the seed and their names: one that is added or
 * taken away leaves the others in the order that they had.
 */
export const byChance = <Thing>(things: readonly Thing[], seed: string, nameOf: (thing: Thing) => string): Thing[] =>
  things
    .map((thing): [number, string, Thing] => [numberOf(`${nameOf(thing)} ${seed}`), nameOf(thing), thing])
    .sort(([one, first], [other, second]) => one - other || (first < second ? -1 : 1))
    .map(([, , thing]) => thing)

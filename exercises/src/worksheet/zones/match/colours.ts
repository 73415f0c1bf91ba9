import type { ModeZone } from '../contract.ts'

/** The colours of the matching cycle (B-180): neighbours far apart in hue, all dark enough to stand on white paper. */
export const matchColours = [
  '#b91c1c',
  '#1d4ed8',
  '#15803d',
  '#7e22ce',
  '#c2410c',
  '#0e7490',
  '#be185d',
  '#4d7c0f',
  '#3730a3',
  '#92400e',
  '#0f766e',
  '#a21caf',
  '#57534e',
  '#0369a1',
  '#9f1239',
  '#166534',
  '#6d28d9',
  '#854d0e',
  '#1e3a8a',
  '#e11d48',
] as const

/**
 * The colour of a new matching zone: that of a zone which still lacks its partner, so that two drawn one after the other
 * are a pair (B-179) also after one was deleted; otherwise the next of the cycle, from the first again after the last.
 */
export const nextColour = (peers: readonly ModeZone[]): string => {
  const usesIn = (some: readonly ModeZone[]) => {
    const uses = new Map<string, number>(matchColours.map((colour) => [colour, 0]))
    for (const { text } of some) {
      const used = uses.get(text)
      if (used !== undefined) uses.set(text, used + 1)
    }
    return uses
  }
  // one that is set aside lacks nobody, but its colour stays its own
  const given = usesIn(peers.filter(({ aside }) => !aside))
  const lone = matchColours.find((colour) => (given.get(colour) ?? 0) % 2 === 1)
  if (lone) return lone
  const uses = usesIn(peers)
  const fewest = Math.min(...uses.values())
  return matchColours.find((colour) => uses.get(colour) === fewest) ?? matchColours[0]
}

import { mix, token } from '../theme/tokens.ts'

/** Of the ten shades of a colour those that are tokens, by their place. */
type Anchors = Readonly<Record<number, string>>

const hue = (name: string, places: readonly number[]): Anchors =>
  Object.fromEntries(places.map((place) => [place, token(`${name}-${place}`)]))

const white = '#ffffff'
const black = '#000000'

/** What is no token is a step on the way from one to the next: from white before the first, a fifth darker behind the last. */
const between = (anchors: Anchors): readonly string[] => {
  const places = Object.keys(anchors).map(Number)
  return Array.from({ length: 10 }, (_, place) => {
    const before = places.findLast((at) => at <= place)
    const after = places.find((at) => at >= place)
    if (before === undefined) return mix(white, anchors[after ?? 1] ?? white, 0.5)
    if (after === undefined) return mix(anchors[before] ?? black, black, 0.2)
    return mix(
      anchors[before] ?? white,
      anchors[after] ?? white,
      after === before ? 0 : (place - before) / (after - before),
    )
  })
}

/**
 * Each colour of the product as the ten shades that Mantine wants: 1 is the soft ground, 5 the shape, 7 the strong one
 * under white text, 8 its hover. `gray` is the ink and the warm line colours.
 */
export const shades = () => ({
  flame: between(hue('flame', [1, 2, 5, 7, 8])),
  leaf: between(hue('leaf', [1, 4, 7, 8])),
  rose: between(hue('rose', [1, 7, 8])),
  sky: between(hue('sky', [1, 7, 8])),
  sun: between(hue('sun', [1, 5, 7, 9])),
  gray: between({
    0: token('sand-1'),
    1: token('sand-2'),
    2: token('sand-3'),
    3: token('line'),
    4: token('control-line'),
    5: token('ink-4'),
    6: token('ink-6'),
    9: token('ink-9'),
  }),
})

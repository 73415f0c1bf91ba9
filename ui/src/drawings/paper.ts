import { paint, picture } from './hand.ts'

/** Squares of a sheet; 1140 by 1612 is the page of a worksheet in the shape of A4. */
const [width, height, edge, square] = [1140, 1612, 60, 30]

/** A line each `square` from one edge to the other, across or down. */
const lines = (from: number, to: number, path: (at: number) => string) =>
  Array.from({ length: (to - from) / square + 1 }, (_, at) => path(from + at * square)).join('')

/** A blank sheet of squared school paper, for the scratch canvas. */
export const squaredSheet = (): string =>
  picture(
    width,
    height,
    `<path d="M0 0H${width}V${height}H0Z" fill="${paint.card}"/>` +
      `<path d="${lines(edge, width - edge, (x) => `M${x} ${edge}V${height - edge - 2}`)}${lines(
        edge,
        height - edge - 2,
        (y) => `M${edge} ${y}H${width - edge}`,
      )}" stroke="${paint.sky7}" stroke-opacity=".1" stroke-width="2"/>`,
  )

import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { gaps, headings, pictured, rows } from '../src/worksheets/animals-layout.ts'
import { sheetHeight } from '../src/worksheets/sheet.ts'

/** Draws the worksheet 'Animals': one A4 page, our own text and pictures, the same to the byte at every run. */

/** A4 in whole points. */
const [pageWidth, pageHeight] = [595, 842]
/** PDF points in a page unit. */
const point = pageWidth / 1140

const ink = rgb(0.15, 0.16, 0.2)
const faint = rgb(0.55, 0.57, 0.62)
const colours = {
  orange: rgb(0.96, 0.6, 0.25),
  grey: rgb(0.74, 0.76, 0.8),
  white: rgb(1, 1, 1),
  green: rgb(0.5, 0.74, 0.4),
  yellow: rgb(0.98, 0.84, 0.32),
  pink: rgb(0.96, 0.72, 0.76),
  blue: rgb(0.78, 0.89, 0.97),
  black: ink,
} as const

/** A closed shape in page units around the middle of its picture, as the path of an SVG. */
type Shape = readonly [fill: keyof typeof colours | 'none', path: string]

const oval = (x: number, y: number, across: number, down = across): string =>
  `M ${x - across} ${y} a ${across} ${down} 0 1 0 ${across * 2} 0 a ${across} ${down} 0 1 0 ${-across * 2} 0 Z`
const eye = (x: number, y: number): Shape => ['black', oval(x, y, 6)]

const fish: Shape[] = [
  ['orange', 'M 45 0 L 110 -50 L 100 0 L 110 50 Z'],
  ['orange', oval(-15, 0, 80, 50)],
  ['yellow', 'M -15 -48 Q 10 -95 45 -60 L 30 -38 Z'],
  eye(-60, -12),
  ['none', 'M -92 15 Q -80 22 -68 14'],
]
const cat: Shape[] = [
  ['grey', 'M -70 -30 L -66 -100 L -18 -66 Z'],
  ['grey', 'M 70 -30 L 66 -100 L 18 -66 Z'],
  ['grey', oval(0, 0, 80, 72)],
  eye(-30, -14),
  eye(30, -14),
  ['pink', 'M -10 12 L 10 12 L 0 24 Z'],
  ['none', 'M 0 24 Q -14 44 -28 32'],
  ['none', 'M 0 24 Q 14 44 28 32'],
  ['none', 'M -40 20 L -105 8'],
  ['none', 'M -40 28 L -105 32'],
  ['none', 'M 40 20 L 105 8'],
  ['none', 'M 40 28 L 105 32'],
]
const rabbit: Shape[] = [
  ['white', oval(-28, -62, 17, 55)],
  ['white', oval(28, -62, 17, 55)],
  ['pink', oval(-28, -62, 7, 38)],
  ['pink', oval(28, -62, 7, 38)],
  ['white', oval(0, 24, 66, 60)],
  eye(-24, 10),
  eye(24, 10),
  ['pink', oval(0, 32, 9, 7)],
  ['none', 'M 0 39 L 0 52'],
  ['white', 'M -11 52 L 11 52 L 11 70 L -11 70 Z'],
]
const snake: Shape[] = [
  [
    'green',
    'M -105 60 Q -80 10 -45 45 Q -10 80 20 40 Q 45 5 25 -25 Q 10 -60 50 -75 L 78 -52 Q 45 -48 60 -20 Q 84 20 50 64 Q 5 118 -52 76 Q -74 58 -105 60 Z',
  ],
  ['green', oval(66, -68, 32, 24)],
  eye(72, -76),
  ['none', 'M 97 -62 L 118 -58 M 112 -60 L 122 -70'],
]
const duck: Shape[] = [
  ['yellow', 'M -92 10 L -112 -32 L -60 -8 Z'],
  ['yellow', oval(-12, 32, 86, 48)],
  ['yellow', oval(52, -42, 40)],
  ['orange', 'M 86 -50 L 124 -36 L 86 -26 Z'],
  eye(62, -52),
  ['white', 'M -52 18 Q -12 76 32 26 Q -8 8 -52 18 Z'],
  ['none', 'M -112 84 Q -84 70 -56 84 Q -28 98 0 84 Q 28 70 56 84 Q 84 98 112 84'],
]
const bee: Shape[] = [
  ['blue', oval(-24, -50, 28, 44)],
  ['blue', oval(28, -50, 28, 44)],
  ['yellow', oval(0, 20, 84, 52)],
  ['black', 'M -34 -28 L -12 -32 L -12 72 L -34 68 Z'],
  ['black', 'M 18 -32 L 40 -26 L 40 66 L 18 72 Z'],
  ['black', 'M 82 12 L 112 20 L 82 30 Z'],
  eye(-60, 8),
  ['none', 'M -62 -14 Q -74 -48 -98 -46'],
]
const animals: readonly (readonly Shape[])[] = [fish, cat, rabbit, snake, duck, bee]

const drawer = (page: PDFPage) => ({
  text: (text: string, x: number, baseline: number, size: number, font: PDFFont, color = ink) =>
    page.drawText(text, { x: x * point, y: pageHeight - baseline * point, size: size * point, font, color }),
  line: (x: number, y: number, width: number) =>
    page.drawLine({
      start: { x: x * point, y: pageHeight - y * point },
      end: { x: (x + width) * point, y: pageHeight - y * point },
      thickness: 2 * point,
      color: ink,
    }),
  box: ({ left, top, width, height }: { left: number; top: number; width: number; height: number }) =>
    page.drawRectangle({
      x: left * point,
      y: pageHeight - (top + height) * point,
      width: width * point,
      height: height * point,
      borderColor: ink,
      borderWidth: 2 * point,
    }),
  shape: ([fill, path]: Shape, x: number, y: number) =>
    page.drawSvgPath(path, {
      x: x * point,
      y: pageHeight - y * point,
      scale: point,
      borderColor: ink,
      borderWidth: 3,
      ...(fill === 'none' ? {} : { color: colours[fill] }),
    }),
})

const bodySize = 30
/** Between the words of a sentence and the box in it. */
const space = 12

export const drawAnimals = async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle('Animals')
  document.setCreationDate(new Date('2026-11-01T00:00:00Z'))
  document.setModificationDate(new Date('2026-11-01T00:00:00Z'))
  const plain = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const page = document.addPage([pageWidth, pageHeight])
  const { text, line, box, shape } = drawer(page)

  text('Animals', 80, 110, 56, bold)
  text('Name:', 520, 108, 28, plain)
  line(610, 112, 240)
  text('Class:', 880, 108, 28, plain)
  line(965, 112, 95)
  for (const heading of headings) text(heading.text, 80, heading.top + 30, 34, bold)

  for (const [at, { centre, line: place }] of pictured.entries()) {
    for (const each of animals[at] ?? []) shape(each, centre.x, centre.y)
    line(place.left, place.top + place.height, place.width)
  }
  for (const { say, baseline, ticks } of rows) {
    text(say, 100, baseline, bodySize, plain)
    for (const { word, box: place } of ticks) {
      box(place)
      text(word, place.left + place.width + space, baseline, bodySize, plain)
    }
  }
  for (const { before, after, baseline, box: place } of gaps) {
    const width = plain.widthOfTextAtSize(before, bodySize)
    text(before, place.left - space - width, baseline, bodySize, plain)
    box(place)
    text(after, place.left + place.width + space, baseline, bodySize, plain)
  }
  text('English 4', 80, sheetHeight - 50, 22, plain, faint)
  return document.save()
}

import { chance } from './chance.ts'

/** Petals that fall over the page (C-285), drawn on a canvas; they never take a tap. */

/** The colours of the flame tree, as tokens.css names them. */
const colourNames = ['--flame-5', '--sun-5', '--flame-2', '--leaf-4'] as const
const petals = 70
/** Pixels in a second, and turns in a second. */
const slowest = 260
const fastest = 520
const maxTurns = 2
const smallest = 7
const largest = 15
/** The last part of the time in which they fade, from 0 to 1. */
const fading = 0.3

/** The share of the height above the canvas in which petals wait for their turn. */
const above = 0.6

type Petal = {
  x: number
  y: number
  fall: number
  drift: number
  size: number
  turn: number
  spin: number
  colour: string
}

const between = (from: number, to: number): number => from + chance() * (to - from)

const newPetal = (width: number, height: number, colours: readonly string[]): Petal => ({
  x: between(0, width),
  y: between(-height * above, 0),
  fall: between(slowest, fastest),
  drift: between(-60, 60),
  size: between(smallest, largest),
  turn: between(0, Math.PI * 2),
  spin: between(-1, 1) * Math.PI * 2 * maxTurns,
  colour: colours[Math.floor(chance() * colours.length)] ?? '',
})

/** How far down a petal is: one that has left a low canvas comes again from above, as long as petals fall. */
const downAt = ({ y, fall, size }: Petal, seconds: number, height: number): number => {
  const way = height * (1 + above) + 2 * size
  const from = -height * above - size
  return from + ((y + fall * seconds - from) % way)
}

const draw = (pen: CanvasRenderingContext2D, petal: Petal, seconds: number, height: number): void => {
  const { x, drift, size, turn, spin, colour } = petal
  pen.save()
  pen.translate(x + drift * seconds, downAt(petal, seconds, height))
  pen.rotate(turn + spin * seconds)
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(0, size)
  pen.bezierCurveTo(-size, size * 0.3, -size * 0.7, -size, 0, -size * 0.7)
  pen.bezierCurveTo(size * 0.7, -size, size, size * 0.3, 0, size)
  pen.fill()
  pen.restore()
}

/** Whether this person wants no motion. */
const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Lets petals fall on a canvas that covers the page, for `lasts` ms; nothing for who wants no motion.
 * @returns what ends it at once
 */
export const letPetalsFall = (canvas: HTMLCanvasElement, lasts: number): (() => void) => {
  const pen = canvas.getContext('2d')
  if (pen === null || wantsNoMotion()) return () => undefined
  const sharp = Math.min(2, window.devicePixelRatio || 1)
  const { clientWidth: width, clientHeight: height } = canvas
  canvas.width = width * sharp
  canvas.height = height * sharp
  pen.scale(sharp, sharp)
  // read once: a canvas knows no custom properties
  const tokens = getComputedStyle(canvas)
  const colours = colourNames.map((name) => tokens.getPropertyValue(name).trim())
  const falling = Array.from({ length: petals }, () => newPetal(width, height, colours))
  let first: number | null = null
  let frame = 0
  const step = (moment: number) => {
    first ??= moment
    const gone = (moment - first) / lasts
    pen.clearRect(0, 0, width, height)
    if (gone >= 1) return
    pen.globalAlpha = Math.min(1, (1 - gone) / fading)
    for (const petal of falling) draw(pen, petal, (moment - first) / 1_000, height)
    frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => {
    cancelAnimationFrame(frame)
    pen.clearRect(0, 0, width, height)
  }
}

import { paint } from './hand.ts'

/*
 * What all drawn children have in common: a white shirt, a red scarf, a smiling face. The middle of the head is at 0, 0; the
 * outline comes from the group around them.
 */

/** A limb: skin or sleeve over an outline of `line` units. */
export const limb = (path: string, width: number, fill: string, line = 2) =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" stroke="${paint.ink}" stroke-width="${width + 2 * line}"/><path d="${path}" stroke="${fill}" stroke-width="${width}"/></g>`

/** Hair that falls behind the shoulders. */
export const longHair = `<path d="M-24-8C-30 10-28 24-24 32L-14 26V0ZM24-8C30 10 28 24 24 32L14 26V0Z" fill="${paint.hair}"/>`

export const shirt = `<path d="M-22 76C-24 50-22 30-10 27H10C22 30 24 50 22 76Z" fill="${paint.card}"/>`

/** Without an outline. */
export const neck = `<path d="M-6 20H6V30H-6Z" fill="${paint.skinShade}"/>`

export const scarfAndHead = `<path d="M-13 27L0 37L13 27L10 33L0 42L-10 33Z" fill="${paint.flame7}"/><path d="M0 40L-7 56L0 52L7 56Z" fill="${paint.flame7}"/><circle r="24" fill="${paint.skin}"/>`

/** The hair above the face, with a bow where it is long. */
export const fringe = (isLong: boolean) =>
  isLong
    ? `<path d="M-24 0C-26-22-12-30 0-30S26-22 24 0C18-4 14-10 10-16C2-8-12-6-24 0Z" fill="${paint.hair}"/><path d="M-27-14l-8-5v11zM-27-14l7-6v11z" fill="${paint.flame5}"/>`
    : `<path d="M-24-2C-28-24-12-31 2-30C18-30 27-18 24-2C20-8 18-12 17-15C6-11-8-12-15-15C-18-11-20-8-24-2Z" fill="${paint.hair}"/>`

export const smile = '<path d="M-6 11.5C-3 15 3 15 6 11.5" fill="none"/>'

/** Without an outline. */
export const eyesAndCheeks =
  `<g fill="${paint.ink}"><circle cx="-8" cy="4" r="2.2"/><circle cx="8" cy="4" r="2.2"/></g>` +
  `<g fill="${paint.flame2}"><circle cx="-14" cy="10" r="3.5"/><circle cx="14" cy="10" r="3.5"/></g>`

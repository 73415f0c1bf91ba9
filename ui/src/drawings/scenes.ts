import { petal, redPetals } from '../signs/petal.ts'
import { blossom, blossomParts, branch, frond, outline, paint, petalAt, picture, shade } from './hand.ts'
import { nameOfProduct, sign, signWidth } from './outlines.ts'

/** A bough that reaches in from the top right corner of a home's head. */
export function bough(): string {
  const wood = 'M424 6C360 10 316 30 268 34S186 40 150 62'
  return picture(
    420,
    176,
    blossomParts +
      frond(330, 24, 112, 112) +
      frond(268, 34, 92, 142) +
      frond(386, 12, 100, 86) +
      frond(150, 62, 88, 158) +
      frond(206, 42, 80, 104) +
      frond(150, 62, 74, 98) +
      branch(wood, 5) +
      blossom(352, 44, 0.86, -18) +
      blossom(300, 60, 0.66, 26) +
      blossom(394, 62, 0.7, 40) +
      blossom(228, 64, 0.62, -30) +
      blossom(162, 70, 0.54, 12) +
      petalAt(122, 150, 0.34, 130) +
      petalAt(252, 158, 0.3, 60) +
      petalAt(60, 120, 0.28, -40, paint.sun5),
  )
}

/** The small one, for the heads of all other pages. */
export function sprig(): string {
  return picture(
    220,
    96,
    blossomParts +
      frond(138, 24, 72, 156, { leaflet: 12, thick: 4.2 }) +
      frond(176, 14, 62, 112, { leaflet: 12, thick: 4.2 }) +
      frond(208, 8, 58, 88, { leaflet: 12, thick: 4.2 }) +
      branch('M224 4C190 8 168 20 138 24', 3.5) +
      blossom(190, 30, 0.56, -14) +
      blossom(152, 34, 0.44, 24) +
      petalAt(96, 80, 0.26, 130),
  )
}

/** Blossoms that hang into the head of the sign-in window. */
export function blossomCluster(): string {
  return picture(
    160,
    88,
    blossomParts +
      frond(58, 30, 46, 168, { leaflet: 11, thick: 4.2 }) +
      frond(120, 14, 44, 70, { leaflet: 11, thick: 4.2 }) +
      frond(92, 24, 46, 120, { leaflet: 11, thick: 4.2 }) +
      blossom(104, 6, 0.72, -30) +
      blossom(136, 0, 0.62, 40) +
      blossom(60, 34, 1, -8),
  )
}

const openBook = 'M120 62C96 46 60 46 34 54V136C60 128 96 128 120 142C144 128 180 128 206 136V54C180 46 144 46 120 62Z'

/** Nothing there yet: an open exercise book with empty lines. */
export function emptyNotebook(): string {
  return picture(
    240,
    160,
    blossomParts +
      shade(120, 142, 100, 10) +
      `<path d="${openBook}" fill="${paint.card}" ${outline}/><path d="M120 62V142" ${outline}/>` +
      `<path d="M50 74C68 68 88 68 104 74M50 92C68 86 88 86 104 92M50 110C68 104 88 104 104 110M136 74C152 68 172 68 190 74" fill="none" stroke="${paint.ruling}" stroke-width="2.5" stroke-linecap="round"/>` +
      `<path d="M46 62V124" stroke="${paint.flame5}" stroke-width="1.5"/>` +
      frond(178, 84, 50, -52, { leaflet: 11, thick: 4.2 }) +
      frond(184, 98, 44, -8, { leaflet: 11, thick: 4.2 }) +
      blossom(168, 94, 0.9, 18) +
      petalAt(98, 32, 0.56, 120) +
      petalAt(64, 24, 0.42, 40),
  )
}

/** Something went wrong: a passing cloud and a pencil that can be mended. */
export function brokenPencil(): string {
  return picture(
    240,
    160,
    shade(120, 144, 88, 9) +
      `<g ${outline}>` +
      `<path d="M62 78C42 78 36 52 56 46C56 22 90 14 102 34C120 22 146 34 140 58C162 58 164 78 146 78Z" fill="${paint.sky1}"/>` +
      `<path d="M74 92L66 108M102 92L94 112M130 92L124 104" fill="none" stroke="${paint.sky7}"/>` +
      `<g transform="translate(66 132) rotate(-9)"><path d="M18-10H78L72-4L80 0L72 5L78 10H18Z" fill="${paint.sun5}"/><path d="M18-10L0 0L18 10Z" fill="${paint.flame1}"/><path d="M7-4L0 0L7 4Z" fill="${paint.ink}"/><path d="M24-3H68" fill="none"/></g>` +
      `<g transform="translate(158 116) rotate(14)"><path d="M0-10H38V10H0L6 5L-2 0L6-4Z" fill="${paint.sun5}"/><path d="M38-10H46V10H38Z" fill="${paint.shade}"/><path d="M46-10H52Q60-10 60-2V2Q60 10 52 10H46Z" fill="${paint.flame5}"/><path d="M8-3H34" fill="none"/></g>` +
      '</g>',
  )
}

/** The 403 page: the school gate is shut, without unkindness. */
export function gate(): string {
  const signScale = 120 / signWidth
  return picture(
    320,
    220,
    blossomParts +
      shade(160, 204, 140, 9) +
      branch('M262 200C260 150 266 120 256 76', 11) +
      `<path d="M150 62C150 34 186 18 216 28C232 6 284 8 292 38C318 44 318 82 294 86C270 98 226 96 206 88C176 94 150 84 150 62Z" fill="${paint.leaf7}" ${outline}/>` +
      `<path d="M170 66C172 46 198 36 218 44C240 28 276 34 282 54C262 70 196 78 170 66Z" fill="${paint.leaf4}" opacity=".55"/>` +
      blossom(184, 54, 0.5, -10) +
      blossom(222, 38, 0.52, 24) +
      blossom(264, 44, 0.5, -24) +
      blossom(292, 66, 0.44, 10) +
      blossom(234, 72, 0.46, 40) +
      `<g ${outline}>` +
      `<path d="M52 72V84M188 72V84"/>` +
      `<path d="M24 84H52V200H24ZM188 84H216V200H188Z" fill="${paint.flame2}"/><path d="M20 76H56V86H20ZM184 76H220V86H184Z" fill="${paint.flame5}"/>` +
      `<path d="M40 46H200V72H40Z" fill="${paint.paper}"/>` +
      `<path d="M52 104C84 92 108 98 120 110C132 98 156 92 188 104V196H52Z" fill="${paint.leaf1}"/>` +
      `<path d="M64 100V196M78 98V196M92 98V196M106 102V196M120 110V196M134 102V196M148 98V196M162 98V196M176 100V196M52 140H188M52 172H188" fill="none"/>` +
      `<rect x="107" y="142" width="26" height="23" rx="4" fill="${paint.sun5}"/><path d="M113 142V136C113 126 127 126 127 136V142" fill="none"/><circle cx="120" cy="152" r="2.5" fill="${paint.ink}" stroke="none"/><path d="M120 154V158"/></g>` +
      `<path d="${sign}" fill="${paint.flame8}" transform="translate(60 65) scale(${Math.round(signScale * 1000) / 1000})"/>` +
      petalAt(92, 208, 0.26, 120) +
      petalAt(240, 210, 0.24, 60) +
      petalAt(138, 209, 0.2, -70, paint.sun5),
  )
}

/** The 404 page: a signpost that points nowhere and an exercise book left at its foot. */
export function lostNotebook(): string {
  return picture(
    320,
    220,
    blossomParts +
      shade(160, 202, 136, 10) +
      `<g ${outline}>` +
      `<path d="M186 44H200V200H186Z" fill="${paint.wood}"/><path d="M186 44Q193 34 200 44Z" fill="${paint.woodDark}"/>` +
      `<path d="M168 58H258L278 74L258 90H168Z" fill="${paint.sun1}"/><path d="M218 102H132L112 118L132 134H218Z" fill="${paint.leaf1}"/>` +
      `<path d="M184 74H236M140 118H196" fill="none" stroke-dasharray="1 10" stroke-width="4"/></g>` +
      frond(206, 196, 40, -32, { leaflet: 9, thick: 4 }) +
      frond(204, 198, 34, -76, { leaflet: 9, thick: 4 }) +
      `<g transform="translate(72 138) rotate(-14)" ${outline}>` +
      `<path d="M8-4H78Q84-4 84 2V60H8Z" fill="${paint.card}"/><path d="M0-8H74Q80-8 80-2V60H0Z" fill="${paint.flame5}"/>` +
      `<path d="M0-8H12V60H0Z" fill="${paint.flame7}"/><rect x="24" y="6" width="44" height="26" rx="3" fill="${paint.paper}"/>` +
      `<path d="M31 15H60M31 23H50" fill="none" stroke="${paint.ruling}" stroke-width="2.5"/></g>` +
      blossom(118, 182, 0.5, 20) +
      petalAt(60, 86, 0.4, 110) +
      petalAt(96, 58, 0.34, 40) +
      petalAt(146, 40, 0.3, -30) +
      petalAt(246, 150, 0.34, 70) +
      petalAt(268, 190, 0.3, -60) +
      petalAt(42, 196, 0.28, 80, paint.sun5),
  )
}

const mark =
  `<defs><path id="p" d="${petal}"/></defs><g transform="translate(32 34.5)"><g fill="${paint.flame5}">` +
  redPetals.map((turn) => `<use href="#p" transform="rotate(${turn})"/>`).join('') +
  `</g><use href="#p" fill="${paint.sun5}"/><path d="M-3-13.5C-3.8-16.5-5-19-6.3-21M3-13.5C3.8-16.5 5-19 6.3-21" fill="none" stroke="${paint.flame7}" stroke-width="2" stroke-linecap="round"/><circle r="6" fill="${paint.flame8}"/></g>`

/** The mark as a file: for the tab of the browser. On the page `BrandMark` draws the same. */
export function brand(): string {
  return picture(64, 64, mark)
}

/** Mark and name as a file: for mails and paper, where the font of the name is missing. */
export function wordmark(): string {
  return picture(239, 64, `${mark}<path d="${nameOfProduct}" fill="${paint.flame7}"/>`)
}

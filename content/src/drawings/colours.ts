import { type Drawing, drawing, outline } from './svg.ts'

/** The colours that pupils name first. */
export const paints = {
  red: '#e53935',
  blue: '#1e88e5',
  green: '#43a047',
  yellow: '#fdd835',
  orange: '#fb8c00',
  purple: '#8e24aa',
  pink: '#f48fb1',
  brown: '#795548',
  black: '#212121',
  white: '#ffffff',
  grey: '#9e9e9e',
} as const

const crayon = (paint: string): string =>
  `<path d="M14 72q20-14 34-2t34-4" fill="none" stroke="${paint === paints.white ? '#cfd8dc' : paint}" stroke-width="${
    paint === paints.white ? 10 : 8
  }" stroke-linecap="round"/>${
    paint === paints.white
      ? `<path d="M14 72q20-14 34-2t34-4" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`
      : ''
  }<g transform="rotate(-35 48 40)"><rect x="20" y="32" width="44" height="18" rx="3" fill="${paint}" ${outline}/><path d="M64 34l14 7-14 7z" fill="${paint}" ${outline}/><path d="M28 32v18M56 32v18" fill="none" ${outline}/></g>`

export const colours: readonly Drawing[] = Object.entries(paints).map(([name, paint]) =>
  drawing(`colours/${name}`, crayon(paint)),
)

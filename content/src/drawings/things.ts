import { type Drawing, drawing, outline } from './svg.ts'

/** A drawing that shows a word, where no picture of the set does, with what else a pupil may call it. */
type ThingDrawing = Drawing & {
  readonly headword: string
  readonly pos: string
  readonly also: readonly string[]
}

const skin = '#ffcc99'
const gold = '#fdd835'

const face = `<circle cx="48" cy="52" r="21" fill="${skin}" ${outline}/><circle cx="40" cy="50" r="2.4" fill="#3b3a44"/><circle cx="56" cy="50" r="2.4" fill="#3b3a44"/>`
const crown = `<path d="M26 34l-3-22 13 11 12-15 12 15 13-11-3 22z" fill="${gold}" ${outline}/><circle cx="48" cy="26" r="3" fill="#e53935"/><circle cx="35" cy="28" r="2.2" fill="#1e88e5"/><circle cx="61" cy="28" r="2.2" fill="#1e88e5"/>`
const robe = (paint: string): string =>
  `<path d="M14 92c2-16 14-22 34-22s32 6 34 22z" fill="${paint}" ${outline}/><path d="M34 72c4 8 24 8 28 0l6 4c-6 14-34 14-40 0z" fill="#fff" ${outline}/>`

const bodies: readonly (readonly [headword: string, body: string, also?: readonly string[]])[] = [
  [
    'bottle',
    `<path d="M41 6h14v8H41z" fill="#e53935" ${outline}/><path d="M42 14h12v16c0 6 12 8 12 20v34c0 4-2 6-6 6H36c-4 0-6-2-6-6V50c0-12 12-14 12-20z" fill="#b3e5fc" ${outline}/><path d="M30 56h36v22H30z" fill="#1e88e5" ${outline}/><path d="M48 60c5 6 7 8 7 11a7 7 0 0 1-14 0c0-3 2-5 7-11z" fill="#fff"/>`,
  ],
  [
    'shirt',
    `<path d="M34 14L12 26 6 60l14 4 3-14v38h50V50l3 14 14-4-6-34-22-12-14 10z" fill="#bbdefb" ${outline}/><path d="M34 14l14 10-9 12-9-17zM62 14L48 24l9 12 9-17z" fill="#e3f2fd" ${outline}/><path d="M48 24v64" fill="none" ${outline}/><circle cx="53" cy="44" r="1.8" fill="#3b3a44"/><circle cx="53" cy="58" r="1.8" fill="#3b3a44"/><circle cx="53" cy="72" r="1.8" fill="#3b3a44"/><path d="M59 46h9v9h-9z" fill="#e3f2fd" ${outline}/>`,
  ],
  [
    'lamp',
    `<path d="M32 12h32l16 36H16z" fill="#ffb74d" ${outline}/><path d="M44 48h8v28h-8z" fill="#8d6e63" ${outline}/><path d="M26 76h44a6 6 0 0 1 6 6v6H20v-6a6 6 0 0 1 6-6z" fill="#8d6e63" ${outline}/><path d="M64 48v12" fill="none" ${outline}/><circle cx="64" cy="63" r="2.6" fill="#3b3a44"/>`,
  ],
  [
    'king',
    `${robe('#c62828')}${face}<path d="M27 52c0 34 42 34 42 0-6 8-14 7-21 4-7 3-15 4-21-4z" fill="#8d6e63" ${outline}/><path d="M43 62q5 4 10 0" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>${crown}`,
  ],
  [
    'queen',
    `<path d="M22 36c-6 22-4 38 4 46h44c8-8 10-24 4-46z" fill="#6d4c41" ${outline}/>${robe('#7b1fa2')}${face}<path d="M42 60q6 6 12 0" fill="none" stroke="#e53935" stroke-width="3" stroke-linecap="round"/><circle cx="26" cy="60" r="3" fill="${gold}" ${outline}/><circle cx="70" cy="60" r="3" fill="${gold}" ${outline}/>${crown}`,
  ],
]

export const things: readonly ThingDrawing[] = bodies.map(([headword, body, also = []]) => ({
  ...drawing(`things/${headword}`, body),
  headword,
  pos: 'noun',
  also,
}))

/** Door 2 of this room: the components of every question type and zone by their code, loaded on demand. For the web. */

import type { QuestionScreens, ZoneScreens } from './drawing.tsx'

/** Texts of questions as lists of them show them. */
export { MarkedText } from './parts/MarkedText.tsx'

export const questionScreens: Readonly<Record<string, QuestionScreens>> = {
  FillInTheBlank: {
    rules: () => import('./questions/fill-in-the-blank/rules.ts').then((module) => module.fillInTheBlank),
    player: () => import('./questions/fill-in-the-blank/Player.tsx'),
    print: () => import('./questions/fill-in-the-blank/Print.tsx'),
  },
  MatchingTwoColumn: {
    rules: () => import('./questions/matching-two-column/rules.ts').then((module) => module.matchingTwoColumn),
    player: () => import('./questions/matching-two-column/Player.tsx'),
    print: () => import('./questions/matching-two-column/Print.tsx'),
  },
  OneChoice: {
    rules: () => import('./questions/one-choice/rules.ts').then((module) => module.oneChoice),
    player: () => import('./questions/one-choice/Player.tsx'),
    print: () => import('./questions/one-choice/Print.tsx'),
  },
  Unscramble: {
    rules: () => import('./questions/unscramble/rules.ts').then((module) => module.unscramble),
    player: () => import('./questions/unscramble/Player.tsx'),
    print: () => import('./questions/unscramble/Print.tsx'),
  },
  // new question types: above this line
}

export const zoneScreens: Readonly<Record<string, ZoneScreens>> = {
  Choice: {
    player: () => import('./worksheet/zones/choice/Player.tsx'),
    print: () => import('./worksheet/zones/choice/Print.tsx'),
    inspector: () => import('./worksheet/zones/choice/Inspector.tsx'),
  },
  DropDown: {
    player: () => import('./worksheet/zones/drop-down/Player.tsx'),
    print: () => import('./worksheet/zones/drop-down/Print.tsx'),
    inspector: () => import('./worksheet/zones/drop-down/Inspector.tsx'),
  },
  Write: {
    player: () => import('./worksheet/zones/write/Player.tsx'),
    print: () => import('./worksheet/zones/write/Print.tsx'),
    inspector: () => import('./worksheet/zones/write/Inspector.tsx'),
  },
  // new zones: above this line
}

/** The sheet as a pupil meets it, with its pages, its zones and the list of them. */
export const worksheetSurface = () => import('./worksheet/player/Surface.tsx')

/** The sheet as a teacher makes it. */
export const worksheetEditor = () => import('./worksheet/editor/Editor.tsx')

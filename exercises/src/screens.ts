/** Door 2 of this room: the components of every question type and zone by their code, loaded on demand. For the web. */

import type { QuestionScreens, ZoneScreens } from './drawing.tsx'

export const questionScreens: Readonly<Record<string, QuestionScreens>> = {
  FillInTheBlank: {
    player: () => import('./questions/fill-in-the-blank/Player.tsx'),
    print: () => import('./questions/fill-in-the-blank/Print.tsx'),
  },
  MatchingTwoColumn: {
    player: () => import('./questions/matching-two-column/Player.tsx'),
    print: () => import('./questions/matching-two-column/Print.tsx'),
  },
  OneChoice: {
    player: () => import('./questions/one-choice/Player.tsx'),
    print: () => import('./questions/one-choice/Print.tsx'),
  },
  Unscramble: {
    player: () => import('./questions/unscramble/Player.tsx'),
    print: () => import('./questions/unscramble/Print.tsx'),
  },
  // new question types: above this line
}

export const zoneScreens: Readonly<Record<string, ZoneScreens>> = {}

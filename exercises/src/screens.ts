/** Door 2 of this room: the components of every question type and zone by their code, loaded on demand. For the web. */

import type { QuestionScreens, ZoneScreens } from './drawing.tsx'

export const questionScreens: Readonly<Record<string, QuestionScreens>> = {
  // new question types: above this line
}

export const zoneScreens: Readonly<Record<string, ZoneScreens>> = {}

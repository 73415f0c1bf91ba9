import type { ZoneScreens } from '../../../drawing.tsx'

export const dropDownScreens: ZoneScreens = {
  pupil: { player: () => import('./Player.tsx'), print: () => import('./Print.tsx') },
  editing: () => import('./editing/editing.tsx'),
}

import type { ZoneScreens } from '../../../drawing.tsx'

export const matchScreens: ZoneScreens = { pupil: null, editing: () => import('./editing/editing.tsx') }

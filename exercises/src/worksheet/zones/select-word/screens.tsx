import type { ZoneScreens } from '../../../drawing.tsx'

export const selectWordScreens: ZoneScreens = { pupil: null, editing: () => import('./editing/editing.tsx') }

import type { ZoneScreens } from '../../../drawing.tsx'

export const dragDropScreens: ZoneScreens = { pupil: null, editing: () => import('./editing/editing.tsx') }

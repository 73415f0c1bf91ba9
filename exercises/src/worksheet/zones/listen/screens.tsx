import type { ZoneScreens } from '../../../drawing.tsx'

export const listenScreens: ZoneScreens = { pupil: null, editing: () => import('./editing/editing.tsx') }

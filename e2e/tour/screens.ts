import { type RoleName, roles } from '../support/people.ts'
import { type DemoIds, type Screen, screensWith, unnamed } from '../support/screens.ts'
import type { Who } from './place.ts'

/** One row of the routes table, and everybody who may open it. */
type TourScreen = { path: string; who: readonly Who[]; at?: (ids: DemoIds) => string }

const lookerOf = (role: RoleName): Who => (role === 'pupil' ? 'student' : role)
/** Whoever may open it; what is for everybody is so for an account without a role too. */
const lookersAt = ({ opensFor }: Screen): Who[] => [
  ...opensFor.map(lookerOf),
  ...(opensFor.length === roles.length ? (['roleless'] as const) : []),
]
/** Every row of the routes table (places.test.ts holds it against the table). */
export const screens: readonly TourScreen[] = [
  ...screensWith(unnamed).map(
    (screen, row): TourScreen => ({
      path: screen.route,
      who: lookersAt(screen),
      at: (ids) => (screensWith(ids)[row] as Screen).path,
    }),
  ),
  // what visitors may open
  { path: '/lms/access-denied', who: ['visitor', 'student', 'teacher'] },
  { path: '/auth', who: ['visitor'] },
  { path: '/RegisterStudent', who: ['visitor'] },
  { path: '/auth/register-teacher', who: ['visitor'] },
  { path: '/join/:code', who: ['visitor', 'student', 'teacher'], at: () => '/join/K7M4QX' },
  { path: '/card', who: ['visitor', 'student'] },
  { path: '/family/:token', who: ['visitor', 'student'], at: ({ familyToken }) => `/family/${familyToken}` },
  { path: '/lms/print/:template', who: ['visitor', 'teacher'], at: () => '/lms/print/exam?classLevel=4&code=1' },
  { path: '/olympicsgk/*', who: ['visitor', 'student'], at: () => '/olympicsgk/dashboard' },
  { path: '/olympicTA/*', who: ['visitor'], at: () => '/olympicTA' },
  { path: '/olympicsgkBook5/*', who: ['visitor'], at: () => '/olympicsgkBook5' },
]

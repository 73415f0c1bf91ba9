/**
 * Screens that seldom come first. As demo.ts does, this file stands between the routes and them so that the first script of
 * every page names it alone, and not all that they are made of.
 */
export const loadAssignmentsManagement = async () =>
  (await import('./screens/assignments/management/index.tsx')).AssignmentsManagement
export const loadTranslate = async () => (await import('./screens/tools/translate/index.tsx')).Translate
const loadDemos = () => import('./screens/tools/demos/index.tsx')
export const loadTestingModule = async () => (await loadDemos()).TestingModule
export const loadCanvasTool = async () => (await loadDemos()).CanvasTool
export const loadExercisePage = async () => (await loadDemos()).ExercisePage

/**
 * Screens that seldom come first: those of a desk, and small tools. As demo.ts does, this file stands between the routes and
 * them so that the first script of every page names it alone, and not all that they are made of.
 */
const loadAdmin = () => import('./screens/admin/index.ts')
export const loadAccountLists = async () => (await loadAdmin()).AccountLists
export const loadJobs = async () => (await loadAdmin()).Jobs
export const loadPlaces = async () => (await loadAdmin()).Places
export const loadOutgoingMail = async () => (await loadAdmin()).OutgoingMail
export const loadSite = async () => (await loadAdmin()).Site
export const loadHosts = async () => (await loadAdmin()).Hosts
export const loadLinks = async () => (await loadAdmin()).Links

const loadSchool = () => import('./screens/home/school.ts')
export const loadSchoolClass = async () => (await loadSchool()).SchoolClass
export const loadSchoolTeacher = async () => (await loadSchool()).SchoolTeacher

const loadPapers = () => import('./screens/test-bank/papers/index.ts')
export const loadPaperList = async () => (await loadPapers()).PaperList
export const loadPaperUpload = async () => (await loadPapers()).PaperUpload
export const loadPaperPage = async () => (await loadPapers()).PaperPage

export const loadAddPupils = async () => (await import('./screens/classes/add-pupils/index.tsx')).AddPupils
export const loadClassPupil = async () => (await import('./screens/classes/pupil/index.tsx')).ClassPupil
export const loadCreateAssignment = async () =>
  (await import('./screens/assignments/create/index.tsx')).CreateAssignment
export const loadWorksheetEditor = async () => (await import('./screens/worksheet-editor/index.tsx')).WorksheetEditor
export const loadWorksheetPreview = async () =>
  (await import('./screens/worksheet-player/preview/index.tsx')).WorksheetPreview
export const loadWorksheetOfPupil = async () =>
  (await import('./screens/worksheet-player/worksheet-of-pupil/index.tsx')).WorksheetOfPupil
export const loadAssignmentsManagement = async () =>
  (await import('./screens/assignments/management/index.tsx')).AssignmentsManagement

const loadTools = () => import('./screens/tools/index.ts')
export const loadEducationGame = async () => (await loadTools()).EducationGame
export const loadStudyWithTeacher = async () => (await loadTools()).StudyWithTeacher
export const loadSlides = async () => (await loadTools()).Slides
export const loadOnlineGames = async () => (await loadTools()).OnlineGames
export const loadDragDropDemo = async () => (await import('./screens/tools/drag-drop/index.tsx')).DragDropDemo
export const loadTranslate = async () => (await import('./screens/tools/translate/index.tsx')).Translate

const loadDemos = () => import('./screens/tools/demos/index.tsx')
export const loadTestingModule = async () => (await loadDemos()).TestingModule
export const loadCanvasTool = async () => (await loadDemos()).CanvasTool
export const loadExercisePage = async () => (await loadDemos()).ExercisePage

/** Small pages that few open, in one file, as those of administrators are (admin/index.ts). */
export { DragDropDemo } from './drag-drop/index.tsx'
export { EducationGame, Slides, StudyWithTeacher } from './links/index.tsx'
export { OnlineGames } from './online-games/index.tsx'

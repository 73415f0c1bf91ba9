/** Small pages that few open, in one file, as those of administrators are (admin/index.ts). */
export { EducationGame, Slides, StudyWithTeacher } from './links/index.tsx'
export { OnlineGames } from './online-games/index.tsx'

/** What a manager opens from the home, in one file, as the screens of administrators are (admin/index.ts). */
export { SchoolClass } from './school-class/index.tsx'
export { SchoolTeacher } from './school-teacher/index.tsx'

/** The demo screens in one file: each is short, and what they try out is fetched when it is needed. */
export { CanvasTool } from './CanvasTool.tsx'
export { ExercisePage } from './ExercisePage.tsx'
export { TestingModule } from './TestingModule.tsx'

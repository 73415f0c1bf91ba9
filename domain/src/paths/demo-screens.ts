/** The drag-and-drop demo. */
export const DRAG_DROP_DEMO_PATH = '/lms/drag-drop-demo'
/** The worksheet editor on a sheet that nobody keeps (B-074). */
export const CANVAS_TOOL_PATH = '/lms/CanvasToolPage'
/** Built-in questions with their footer; spelled exactly so (B-075). */
export const EXERCISE_PAGE_PATH = '/lms/ExcercisePage'

/** Whether an entry of the list carries a number of classes, or none for no limit. */
export const carriesLimit = (list: string): boolean => list === 'class-limit'
/** Whether an entry of the list carries menu paths. */
export const carriesPaths = (list: string): boolean => list === 'hidden-menu'

/** The highest number of classes that a limit says. */
export const MAX_CLASS_LIMIT = 1000

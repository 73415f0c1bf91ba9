/** Stands for 'no parent' where an id is expected (B-723). */
export const EMPTY_GUID = '00000000-0000-0000-0000-000000000000'

/** Whether an id that came in means 'none': the empty guid, or null (B-723). */
export const isEmptyGuid = (value: unknown): boolean => value === null || value === EMPTY_GUID

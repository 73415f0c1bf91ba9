/** Where the read-only link of a family leads, before its token (D59). */
export const FAMILY_PATH = '/family/'

/** The path of a family's link, as the table of routes has it. */
export const FAMILY_ROUTE = `${FAMILY_PATH}:token` as const

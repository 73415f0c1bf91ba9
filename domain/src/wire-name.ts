/** The product's name in the names of its procedures and in the header. */
export const productCode = 'PHUONG'

/** The ledger calls what fills the lists of a form, and nothing else, by another product's name. */
const isOfLists = (name: string): boolean => name.endsWith('_OPTIONS')

/** A procedure as it is called on the wire, by its own name: 'p_PHUONG_USERS_Me'. */
export const wireName = (name: string): string => `p_${isOfLists(name) ? 'SGK' : productCode}_${name}`

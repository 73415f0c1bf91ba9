/** Stands directly after an amount of money. */
export const MONEY_SUFFIX = 'đ'

/** Stands directly after an amount of money. */
export const MONEY_SUFFIX = 'đ'

/** A class by its name (B-093). */
export const schoolClass = (className: string): string => `Lớp ${className}`

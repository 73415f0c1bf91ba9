/** Stars that a work can earn. */
export const maxStars = 5

/** For each place whether its star is lit. */
export const litStars = (count: number): boolean[] => Array.from({ length: maxStars }, (_, place) => place < count)

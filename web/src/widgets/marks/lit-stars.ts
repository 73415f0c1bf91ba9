/** Stars that a work can earn. */
export const mostStars = 5

/** For each place whether its star is lit. */
export const litStars = (count: number): boolean[] => Array.from({ length: mostStars }, (_, place) => place < count)

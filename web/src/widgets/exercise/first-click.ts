/**
 * Whether a click is one of its own, not the second of a double click (H006): after the first one another button stands in
 * the same place, and after that the submit of the next question.
 */
export const isFirstClick = ({ detail }: { readonly detail: number }): boolean => detail < 2

import { samplePages } from '@phuong/exercises/samples'

/** One page of each type of question, by its N: the last of those that draw it. */
export const typePages: readonly string[] = [
  ...new Map(Object.entries(samplePages).map(([name, { type }]) => [type, name])).values(),
]

import type { FirstCall } from './first-calls.ts'

/** Under this id a page of somebody signed in carries the answers to its first calls, as JSON that no browser runs. */
export const firstDataId = 'first-data'

/** A call that was made while the page was sent, and the body that its door would have answered. */
export type FirstAnswer = Pick<FirstCall, 'door' | 'name'> & {
  readonly input: object
  readonly answer: Readonly<Record<string, unknown>>
}

/** Answers as text for the inside of a script tag: with no `<` in it, nothing that somebody typed can end the tag. */
export const writeFirstData = (answers: readonly FirstAnswer[]): string =>
  JSON.stringify(answers).replaceAll('<', '\\u003c')

/** Reads what writeFirstData wrote; nothing from a text that is none of it, since every call can still be made. */
export const readFirstData = (text: string): FirstAnswer[] => {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

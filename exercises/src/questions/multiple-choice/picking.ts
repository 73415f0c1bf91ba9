import type { Response } from './schema.ts'

/** The response after an option was pressed: where several may be picked it is taken in or out, otherwise it takes over. */
export const pressed = ({ picked }: Response, id: string, several: boolean): Response => {
  if (!several) return { picked: [id] }
  return { picked: picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id] }
}

import type { Me } from '../../api/auth-state.ts'
import { callEarly } from '../../api/call.ts'
import { levels } from './class-level.ts'
import { codeIn } from './paths.ts'

/**
 * Asks for the paper of an address as soon as it is known who sits it: that of the own class, which is almost always the
 * one that the screen then wants.
 */
export const askPaper = async ({ pathname }: URL, person: Promise<Me | null>): Promise<void> => {
  const me = await person
  const classLevel = levels.find((level) => level === me?.classId)
  const examinationCode = codeIn(pathname)
  if (classLevel !== undefined && examinationCode !== null)
    await callEarly('query', 'OLYMPIC_DETHI_Get', { classLevel, examinationCode })
}

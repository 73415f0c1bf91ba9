import { paperClasses } from '@phuong/domain/catalogue/olympic-papers'
import type { Me } from '../../api/auth-state.ts'
import { callEarly } from '../../api/call.ts'
import { codeIn } from './paths.ts'

/** Asks for the paper of an address: that of the own class, which is almost always the one that the screen then wants. */
export const askPaper = async ({ pathname }: URL, { classId }: Me): Promise<void> => {
  const classLevel = paperClasses.find((level) => level === classId)
  const examinationCode = codeIn(pathname)
  if (classLevel !== undefined && examinationCode !== null)
    await callEarly('query', 'OLYMPIC_DETHI_Get', { classLevel, examinationCode })
}

import { examPrinters } from '@phuong/domain/people/exam-printers'
import { decideAccess } from '@phuong/domain/people/route-access'
import type { Me } from '../../api/auth-state.ts'
import type { Input } from '../../api/call.ts'

/** How an exam is named: by its id, an olympic paper by class and number. */
type Asked = Input<'EXAMINATION_Print_Get'>

/**
 * The exam that an address asks for (C-613); null where it names none, and for whom no exam is printed (C-618): they learn
 * nothing of whether there is one.
 */
export const askedExam = (query: URLSearchParams, me: Me | null): Asked | null => {
  if (me === null || me.mustChangePassword || decideAccess({ allow: examPrinters }, me) !== 'granted') return null
  const number = (name: string): number | null => {
    const text = query.get(name)?.trim() ?? ''
    return /^\d{1,9}$/.test(text) ? Number(text) : null
  }
  const id = number('id')
  if (id !== null) return { id }
  const classLevel = number('classLevel')
  const code = query.get('code')?.trim() ?? ''
  return classLevel !== null && classLevel < 1_000 && code !== '' && code.length <= 40 ? { classLevel, code } : null
}

import { isBlank } from '@phuong/domain/forms/rules'
import { texts } from '../texts.ts'

export type Draft = { name: string; order: string; color: string }
type Faults = Partial<Record<'name' | 'order', string>>

/** The typed order: a whole number from 0 on; undefined for anything else (B-524, B-525). */
export const orderOf = (typed: string): number | undefined =>
  /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined

/** What is wrong with a draft, by field; {} when all is well (B-523 to B-526). */
export const faultsOf = ({ name, order }: Draft): Faults => ({
  ...(isBlank(name) && { name: texts.nameMissing }),
  ...(orderOf(order) === undefined && { order: isBlank(order) ? texts.orderMissing : texts.orderWrong }),
})

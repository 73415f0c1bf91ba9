import type { Fault, FaultCode, Fields, QuestionAuthoring, QuestionRules } from './contract.ts'
import { canBeAnswered } from './shared/answerable.ts'
import { isRecord } from './shared/stored.ts'
import { typeNames } from './shared/type-names.ts'

type Issue = { readonly code?: string; readonly path?: readonly PropertyKey[]; readonly expected?: string }

/** What a value should have been, as a schema calls it. */
const expectedCodes: ReadonlyMap<string | undefined, FaultCode> = new Map([
  ['string', 'noString'],
  ['number', 'noNumber'],
  ['boolean', 'noBoolean'],
  ['array', 'noList'],
  ['object', 'noObject'],
  ['record', 'noObject'],
])

/** What a schema says of a question that it cannot read, each at its field; of one that says nothing, the question itself. */
const schemaFaults = (result: object): Fault[] => {
  const issues = 'error' in result && isRecord(result.error) ? result.error.issues : []
  const told = (Array.isArray(issues) ? (issues as Issue[]) : []).map(
    ({ code, expected, path = [] }): Fault => ({
      path: path.map((step) => (typeof step === 'number' ? step : String(step))),
      code: (code === 'invalid_type' && expectedCodes.get(expected)) || 'wrongValue',
    }),
  )
  return told.length > 0 ? told : [{ path: [], code: 'unreadable' }]
}

const isFault = ({ note }: Fault): boolean => !note

/**
 * What is wrong with a stored question: that no type reads it, that it cannot be answered rightly and wrongly, and what
 * its type finds beside (C-257). Nothing throws (C-385).
 * @param authoring by the code of the type
 */
export const questionFaultsBy = (
  all: readonly QuestionRules[],
  authoring: Readonly<Record<string, QuestionAuthoring>>,
): ((stored: Fields) => Fault[]) => {
  const byCode = new Map(all.map((rules) => [rules.code, rules]))
  const typeOf = typeNames(byCode.keys())

  /** `around` is the combined question that it stands in; null for none. */
  const faultsIn = (stored: Fields, around: Fields | null): Fault[] => {
    const { type } = stored
    if (typeof type !== 'string' || type.trim() === '') return [{ path: ['type'], code: 'noType' }]
    const rules = byCode.get(typeOf(type) ?? '')
    if (rules === undefined) return [{ path: ['type'], code: 'unknownType', type }]
    if (around && !rules.marked) return [{ path: ['type'], code: 'unmarkedChild' }]
    const { written, read: ofRead } = authoring[rules.code]?.faults ?? {}
    const told = written?.(stored, around, (child) => faultsIn(child, stored)) ?? []
    if (told.some(isFault)) return told
    const read = rules.schema.question.safeParse(stored)
    if (!read.success) return [...told, ...schemaFaults(read)]
    const shown = rules.toPublic(read.data)
    if (rules.grade(read.data, rules.emptyResponse(shown)).correct)
      return [...told, { path: ['answers'], code: 'emptyIsRight' }]
    if (!canBeAnswered(rules, read.data)) return [...told, { path: ['answers'], code: 'noAnswer' }]
    return [...told, ...(ofRead?.(stored, shown, around) ?? [])]
  }

  return (stored) => faultsIn(stored, null)
}

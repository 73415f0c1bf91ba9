import type { Procedures } from '@phuong/server/procedures'
import { productCode } from './application-name.ts'
import { CallError } from './call-error.ts'
import { type SendOptions, send } from './send.ts'

export type ProcedureName = keyof Procedures
export type Input<Name extends ProcedureName> = Procedures[Name]['input']
export type Row<Name extends ProcedureName> = Procedures[Name]['row']

/** Where the generic doors stand (A-368, B-664). */
export const doors = '/api/v1.0/dynamic'

const ask = (door: 'query' | 'query/first' | 'execute', name: ProcedureName, input: unknown, options?: SendOptions) =>
  send('POST', `${doors}/${door}`, { sqlCommand: `p_${productCode}_${name}`, parameters: input }, options)

/**
 * Calls a named procedure and gives its rows (A-369, B-670).
 * @throws CallError
 */
export const call = async <Name extends ProcedureName>(
  name: Name,
  input: Input<Name>,
  options?: SendOptions,
): Promise<Row<Name>[]> => {
  const { results } = await ask('query', name, input, options)
  if (!Array.isArray(results)) throw new CallError('OFFLINE')
  return results
}

/**
 * Calls a named procedure and gives its first row, or null when there is none (B-671).
 * @throws CallError
 */
export const callFirst = async <Name extends ProcedureName>(
  name: Name,
  input: Input<Name>,
  options?: SendOptions,
): Promise<Row<Name> | null> => {
  const { result = null } = await ask('query/first', name, input, options)
  return result as Row<Name> | null
}

/**
 * Lets a named procedure write; gives its first row and how many rows it touched (B-672).
 * @throws CallError
 */
export const execute = async <Name extends ProcedureName>(
  name: Name,
  input: Input<Name>,
  options?: SendOptions,
): Promise<{ row: Row<Name> | null; rowsAffected: number }> => {
  const { result = null, rowsAffected } = await ask('execute', name, input, options)
  return { row: result as Row<Name> | null, rowsAffected: Number(rowsAffected ?? 0) }
}

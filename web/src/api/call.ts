import type { FirstAnswer } from '@phuong/domain/opening/first-data'
import { wireName } from '@phuong/domain/wire-name'
import type { Procedures } from '@phuong/server/procedures'
import { CallError } from './call-error.ts'
import { holdEarly, takeEarly } from './early.ts'
import { type SendOptions, send } from './send.ts'

export type ProcedureName = keyof Procedures
export type Input<Name extends ProcedureName> = Procedures[Name]['input']
export type Row<Name extends ProcedureName> = Procedures[Name]['row']

/** Where the generic doors stand (A-368, B-664). */
export const doors = '/api/v1.0/dynamic'

type Door = 'query' | 'query/first' | 'execute'

const keyOf = (door: Door, name: ProcedureName, input: unknown): string => `${door} ${name} ${JSON.stringify(input)}`

/** What a call of a procedure carries. */
export const bodyOf = (name: ProcedureName, parameters: unknown) => ({
  sqlCommand: wireName(name),
  parameters,
})

const ask = (door: Door, name: ProcedureName, input: unknown, options?: SendOptions) =>
  takeEarly(keyOf(door, name, input)) ?? send('POST', `${doors}/${door}`, bodyOf(name, input), options)

/** A reading call of some procedure, with what it is given. */
type EarlyCall<Name extends ProcedureName> = {
  [Each in Name]: { readonly door: 'query' | 'query/first'; readonly name: Each; readonly input: Input<Each> }
}[Name]

/** Holds an answer that came with the page for the call that would ask for it. */
export const holdCarried = ({ door, name, input, answer }: FirstAnswer): void =>
  holdEarly(keyOf(door, name, input), Promise.resolve(answer))

/**
 * Makes a reading call whose answer is soon needed; `call` or `callFirst` with the same input takes it, once.
 * @returns its rows, at most one of `query/first`; none when it failed
 */
export const callEarly = async <Name extends ProcedureName>({
  door,
  name,
  input,
}: EarlyCall<Name>): Promise<Row<Name>[]> => {
  const answer = ask(door, name, input)
  holdEarly(keyOf(door, name, input), answer)
  const { result = null, results = result === null ? [] : [result] } = await answer.catch(
    (): Record<string, unknown> => ({}),
  )
  return Array.isArray(results) ? results : []
}

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

/** What a write answers: its first row, and how many rows it touched (B-672). */
export type Written<Name extends ProcedureName> = { row: Row<Name> | null; rowsAffected: number }

/** The answer of a write as callers read it. */
export const written = <Name extends ProcedureName>(answer: Record<string, unknown>): Written<Name> => ({
  row: (answer.result ?? null) as Row<Name> | null,
  rowsAffected: Number(answer.rowsAffected ?? 0),
})

/**
 * Lets a named procedure write that says itself which act it is, as those of sittings do by their ids, or that changes
 * nothing the second time, as signing in and out. Every other one goes through `execute` (execute.ts).
 * @throws CallError
 */
export const executeAgain = async <Name extends ProcedureName>(
  name: Name,
  input: Input<Name>,
  options?: SendOptions,
): Promise<Written<Name>> => written(await ask('execute', name, input, options))

import { productCode } from '@phuong/domain/wire-name'
import { doors } from './call.ts'
import { CallError } from './call-error.ts'
import { type SendOptions, send } from './send.ts'

/** A registered entity by its two names (docs/protocol.md 3). */
export type EntityName = { subModuleName: 'SHARE' | 'CLASSWORK' | 'CLASSES' | 'METADATA' | 'USERS'; entityName: string }

type Value = string | number | boolean | null

export type ReadRequest = {
  /** Registered fields; all of them when not given. */
  fields?: readonly string[]
  parameters?:
    | { id: string }
    | { filters?: Record<string, Value | readonly Value[]>; PageNum?: number; PageSize?: number }
  /** Registered fields: 'fullName DESC, id'. */
  sort?: string
}

/** How the doors name an entity. */
export const named = ({ subModuleName, entityName }: EntityName) => ({
  moduleName: productCode,
  subModuleName,
  entityName,
})

/**
 * Reads rows of an entity through the twin of OPTIONS (A-375, B-674).
 * @throws CallError
 */
export const readRows = async <Row>(
  entity: EntityName,
  request: ReadRequest,
  options?: SendOptions,
): Promise<Row[]> => {
  const { results } = await send('POST', `${doors}/crud/read`, { ...named(entity), ...request }, options)
  if (!Array.isArray(results)) throw new CallError('OFFLINE')
  return results
}

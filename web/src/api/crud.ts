import { productCode } from './application-name.ts'
import { doors } from './call.ts'
import { CallError, isCallError } from './call-error.ts'
import { type SendOptions, send } from './send.ts'
import { apiTexts } from './texts.ts'

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

const named = ({ subModuleName, entityName }: EntityName) => ({ moduleName: productCode, subModuleName, entityName })

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

/**
 * Makes a row (B-676).
 * @throws CallError
 */
export const createRow = async (entity: EntityName, parameters: Record<string, unknown>): Promise<{ id: string }> => {
  const { result } = await send('POST', `${doors}/crud`, { ...named(entity), parameters })
  return result as { id: string }
}

/** The user reads A-185; what happened inside stands on the console. */
const asUpdateFailure = (error: unknown): unknown => {
  if (!isCallError(error) || (error.code !== 'NO_ROWS' && error.code !== 'OFFLINE')) return error
  console.error(error.code === 'NO_ROWS' ? apiTexts.noRows : apiTexts.noCall)
  const { code, status, requestId } = error
  return new CallError(code, { status, requestId, message: apiTexts.updateFailed, cause: error })
}

const change = async (method: 'PUT' | 'DELETE', body: unknown): Promise<void> => {
  try {
    const { rowsAffected } = await send(method, `${doors}/crud`, body)
    if (!(Number(rowsAffected) > 0)) throw new CallError('NO_ROWS', { status: 404, message: apiTexts.noRows })
  } catch (error) {
    throw asUpdateFailure(error)
  }
}

/**
 * Changes the named fields of one row (A-376, B-677, B-679).
 * @throws CallError, with the text of A-185 when no row was changed or nothing answered
 */
export const updateRow = (entity: EntityName, entityId: string, parameters: Record<string, unknown>): Promise<void> =>
  change('PUT', { ...named(entity), entityId, parameters })

/**
 * Removes one row (A-377, B-678, B-679).
 * @throws CallError, with the text of A-185 when no row was removed or nothing answered
 */
export const removeRow = (entity: EntityName, entityId: string): Promise<void> =>
  change('DELETE', { ...named(entity), entityId })

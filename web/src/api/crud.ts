import { doors } from './call.ts'
import { CallError, isCallError } from './call-error.ts'
import { sendOnce } from './once.ts'
import { type EntityName, named } from './rows.ts'
import { apiTexts } from './texts.ts'

/**
 * Makes a row (B-676).
 * @throws CallError
 */
export const createRow = async (entity: EntityName, parameters: Record<string, unknown>): Promise<{ id: string }> => {
  const { result } = await sendOnce('POST', `${doors}/crud`, { ...named(entity), parameters })
  return result as { id: string }
}

/** The user reads A-185; what happened inside stands on the console. */
const asUpdateFailure = (error: unknown): unknown => {
  if (!isCallError(error) || (error.code !== 'NO_ROWS' && error.code !== 'OFFLINE')) return error
  console.error(error.code === 'NO_ROWS' ? apiTexts.noRows : apiTexts.noCall)
  const { code, status, requestId } = error
  return new CallError(code, { status, requestId, message: apiTexts.updateFailed, cause: error })
}

const change = async (
  method: 'PUT' | 'DELETE',
  entity: EntityName,
  entityId: string,
  write: { parameters?: Record<string, unknown>; seen?: Record<string, unknown>; CurrentPassword?: string } = {},
): Promise<void> => {
  try {
    const body = { ...named(entity), entityId, ...write }
    const { rowsAffected } = await sendOnce(method, `${doors}/crud`, body, entityId)
    if (!(Number(rowsAffected) > 0)) throw new CallError('NO_ROWS', { status: 404, message: apiTexts.noRows })
  } catch (error) {
    throw asUpdateFailure(error)
  }
}

/**
 * Changes the named fields of one row (A-376, B-677, B-679).
 * @param seen the row as the page saw it before, in these fields at least (H160)
 * @param proof the SHA-1 hex of the own password, for what asks for it
 * @throws CallError, with the text of A-185 when no row was changed or nothing answered; STALE with `newer`
 */
export const updateRow = (
  entity: EntityName,
  entityId: string,
  parameters: Record<string, unknown>,
  seen: Record<string, unknown>,
  proof: { CurrentPassword?: string } = {},
): Promise<void> => change('PUT', entity, entityId, { parameters, seen, ...proof })

/**
 * Removes one row (A-377, B-678, B-679).
 * @throws CallError, with the text of A-185 when no row was removed or nothing answered
 */
export const removeRow = (entity: EntityName, entityId: string): Promise<void> => change('DELETE', entity, entityId)

/** SQLSTATE of a database error, or the code of a broken connection or of the operating system (`ENOENT`), or null. */
export const faultCode = (fault: unknown): string | null =>
  fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : null

/**
 * True for faults that say 'not now': connections lost or refused, server stopping, starting or full (H044, H059), a race
 * lost at every try, a lock or a statement that took too long (H058).
 */
export const isOutage = (fault: unknown): boolean => {
  const code = faultCode(fault)
  if (
    code !== null &&
    (/^(08|40|53|55P03|57)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'].includes(code))
  )
    return true
  return (
    fault instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      fault.message,
    )
  )
}

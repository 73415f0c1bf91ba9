type ClusterRefusalCode =
  | 'LOCKED'
  | 'OTHER_MAJOR'
  | 'FSYNC_OFF'
  | 'CHECKSUMS_OFF'
  | 'NOT_OURS'
  | 'DATA_MISSING'
  | 'READ_ONLY'
  | 'UNREACHABLE'
  | 'NO_ACCOUNT'
  | 'NO_BINARIES'
  | 'ORPHANS_ALIVE'
  | 'RECOVERY_TIMEOUT'
  | 'INIT_FAILED'
  | 'START_FAILED'

/** The launcher will not go on; `message` is one sentence that says what is wrong and what to do. */
export class ClusterRefusal extends Error {
  readonly code: ClusterRefusalCode

  constructor(code: ClusterRefusalCode, message: string) {
    super(message)
    this.name = 'ClusterRefusal'
    this.code = code
  }
}

/** The operating system's error code (`ENOENT`, `EACCES`, ...) or PostgreSQL's SQLSTATE of a caught value. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

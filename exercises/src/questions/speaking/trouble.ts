/** Why nothing is recorded. */
export type Trouble = 'refused' | 'noMicrophone' | 'unsupported' | 'failed'

/** By the name of what the browser throws when it is asked for the microphone. */
const names: ReadonlyMap<string, Trouble> = new Map([
  ['NotAllowedError', 'refused'],
  ['PermissionDeniedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'noMicrophone'],
  ['DevicesNotFoundError', 'noMicrophone'],
  ['OverconstrainedError', 'noMicrophone'],
  ['NotSupportedError', 'unsupported'],
])

/** What a failed start comes from; `failed` where it may work the next time, such as a microphone in use elsewhere. */
export const troubleOf = (error: unknown): Trouble =>
  (error instanceof Error ? names.get(error.name) : undefined) ?? 'failed'

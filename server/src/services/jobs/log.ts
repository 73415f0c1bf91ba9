/** Where background work says what happened: facts for a machine, and a sentence. */
export type JobLog = Record<'error' | 'info' | 'warn', (facts: object, sentence: string) => void>

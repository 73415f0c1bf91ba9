/** Questions of every type with the verdicts that named responses deserve, all at once: for tests, which mark them. */

import type { Example } from './contract.ts'
import { typeExamples } from './type-examples.ts'

/** Examples by the code of their type. */
export const questionExamples: Readonly<Record<string, readonly Example[]>> = Object.fromEntries(
  await Promise.all(Object.entries(typeExamples).map(async ([type, load]) => [type, await load()] as const)),
)

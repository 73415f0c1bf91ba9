import { bodyOf, doors, type Input, type ProcedureName, type Written, written } from './call.ts'
import { sendOnce } from './once.ts'

/**
 * Lets a named procedure write, once however often it is pressed (once.ts).
 * @throws CallError
 */
export const execute = async <Name extends ProcedureName>(name: Name, input: Input<Name>): Promise<Written<Name>> =>
  written(await sendOnce('POST', `${doors}/execute`, bodyOf(name, input), name))

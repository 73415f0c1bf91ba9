import { Caller } from '@phuong/server/testing/caller'
import { sessionOf } from './database.ts'
import { people } from './people.ts'

const productUrl = (): string => process.env.E2E_PRODUCT_URL ?? ''

/** Somebody of the demo school who calls the doors without a browser. */
export const callerAs = async (email: string): Promise<Caller> => {
  const caller = new Caller(productUrl())
  caller.cookie = await sessionOf(email)
  return caller
}

type ClassRow = { id: string; className: string }

/** Id of a class that a teacher of the demo school manages. */
export const classIdOf = async (className: string, teacher: string = people.teacher): Promise<string> => {
  const { body } = await (await callerAs(teacher)).call('CLASSES_GetClasses_ByTeacherId')
  const found = (body.results as ClassRow[]).find((row) => row.className === className)
  if (!found) throw new Error(`the teacher has no class ${className}`)
  return found.id
}

/** The full name of somebody of the demo school. */
export const nameOf = async (email: string): Promise<string> => {
  const { body } = await (await callerAs(email)).call('USERS_Me', {}, 'query/first')
  return (body.result as { fullName: string }).fullName
}

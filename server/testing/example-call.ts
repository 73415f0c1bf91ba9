import { wireName } from '@phuong/domain/wire-name'

/** One call as the product makes it, and how many statements of SQL it may cost. */
export type ExampleCall = {
  /** the procedure, or entity and verb */
  name: string
  /** what is special about this one, where there are several */
  what?: string
  /** who calls; null is a visitor */
  as: string | null
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body: Record<string, unknown>
  /** statements of the whole request, the session's included, transaction brackets not */
  statements: number
  /** answers with rows that many people have many of */
  list?: true
}

const dynamic = '/api/v1.0/dynamic'

type Rest = Pick<ExampleCall, 'as' | 'statements'> & Partial<Pick<ExampleCall, 'what' | 'list'>>
/** A call of a named procedure. */
export const procedure = (name: string, parameters: Record<string, unknown>, rest: Rest): ExampleCall => ({
  name,
  method: 'POST',
  path: `${dynamic}/query`,
  body: { sqlCommand: wireName(name), parameters },
  ...rest,
})
const verbs = {
  read: { method: 'POST', path: `${dynamic}/crud/read` },
  create: { method: 'POST', path: `${dynamic}/crud` },
  update: { method: 'PUT', path: `${dynamic}/crud` },
  remove: { method: 'DELETE', path: `${dynamic}/crud` },
} as const

/** A call of an entity, such as `CLASSES.Classes`. */
export const entity = (
  name: string,
  verb: keyof typeof verbs,
  body: Record<string, unknown>,
  rest: Rest,
): ExampleCall => {
  const [subModuleName, entityName] = name.split('.')
  return {
    name: `${name} ${verb}`,
    ...verbs[verb],
    body: { moduleName: 'PHUONG', subModuleName, entityName, ...body },
    ...rest,
  }
}

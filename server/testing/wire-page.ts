import { writeFile } from 'node:fs/promises'
import type { AccessRule } from '@phuong/domain/people/route-access'
import { wireName } from '@phuong/domain/wire-name'
import { questionRules } from '@phuong/exercises/rules'
import { z } from 'zod'
import { entities } from '../src/entities/registry.ts'
import type { AnyProcedure } from '../src/procedures/define.ts'
import { procedures } from '../src/procedures/registry.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** Longest line of a shape, in characters; a longer one is written field by field. */
const longestLine = 110

const braced = (fields: readonly string[]): string => {
  const short = `{ ${fields.join(', ')} }`
  if (short.length <= longestLine && !short.includes('\n')) return fields.length === 0 ? '{}' : short
  return `{\n${fields.map((field) => `  ${field.replaceAll('\n', '\n  ')}`).join('\n')}\n}`
}
const either = (shapes: readonly string[]): string => [...new Set(shapes)].join(' | ')

/** A shape as TypeScript would write it, with the formats of texts by their names. */
const shapeOf = (schema: Schema | boolean): string => {
  if (typeof schema === 'boolean') return 'any'
  const {
    const: only,
    enum: some,
    anyOf,
    oneOf,
    allOf,
    type,
    properties,
    prefixItems,
    items,
    additionalProperties,
  } = schema
  if (only !== undefined) return JSON.stringify(only)
  if (some !== undefined) return either(some.map((value) => JSON.stringify(value)))
  if (anyOf !== undefined || oneOf !== undefined) return either([...(anyOf ?? []), ...(oneOf ?? [])].map(shapeOf))
  if (allOf !== undefined && type === undefined) return allOf.map(shapeOf).join(' & ')
  if (Array.isArray(type)) return either(type.map((each) => shapeOf({ ...schema, type: each })))
  if (type === 'null') return type
  if (prefixItems !== undefined) return `[${prefixItems.map(shapeOf).join(', ')}]`
  if (type === 'array') return `list of (${items === undefined || Array.isArray(items) ? 'any' : shapeOf(items)})`
  if (type === 'object') {
    const fields = Object.entries(properties ?? {}).map(
      ([name, field]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${shapeOf(field)}`,
    )
    const others = typeof additionalProperties === 'object' ? [`[name]: ${shapeOf(additionalProperties)}`] : []
    return braced([...fields, ...others])
  }
  return schema.format ?? type ?? 'any'
}
/** @param io what a caller may send, or what is answered: a default makes a field of the one optional, not of the other */
const written = (schema: z.ZodType, io: 'input' | 'output'): string =>
  shapeOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))

const who = ({ allow, allowedList, strictList, requiredList }: AccessRule): string =>
  [
    typeof allow === 'string' ? allow : allow.join(', '),
    ...(allowedList === undefined ? [] : [`and the list ${allowedList}`]),
    ...(strictList === undefined ? [] : [`while it is not empty the list ${strictList} alone`]),
    ...(requiredList === undefined ? [] : [`only with the list ${requiredList}`]),
  ].join('; ')

const code = (...lines: string[]): string => `\`\`\`\n${lines.join('\n')}\n\`\`\``

/** What a body may have where it is more than usual. */
const bodyPart = (maxBodyBytes: number | undefined): string =>
  maxBodyBytes === undefined ? '' : ` Its body may have ${maxBodyBytes / 1_024} kB.`

const procedurePart = ({ name, kind, path, input, output, maxBodyBytes, ...rule }: AnyProcedure): string => {
  const form = path?.form === undefined ? '' : ' (a form)'
  const door = path === undefined ? '' : ` \`${path.method} ${path.url}\`${form}.`
  const shapes = code(`takes ${written(input, 'input')}`, `row ${written(output, 'output')}`)
  return `### ${wireName(name)}\n\nA ${kind} for: ${who(rule)}.${door}${bodyPart(maxBodyBytes)}\n\n${shapes}`
}

const entityPart = ({ subModule, name, read, create, update, remove }: (typeof entities)[number]): string => {
  const fields = Object.entries(read?.fields ?? {}).map(([field, { kind, filter, sort }]) =>
    [`${field}: ${kind}`, ...(filter ? ['filter'] : []), ...(sort ? ['sort'] : [])].join(', '),
  )
  const verbs = [
    ...(read ? [`read by ${who(read)}`] : []),
    ...(create ? [`made by ${who(create)}`] : []),
    ...(update ? [`changed by ${who(update)}`] : []),
    ...(remove ? [`removed by ${who(remove)}`] : []),
  ]
  const shapes = [
    ...(fields.length === 0 ? [] : [`row\n  ${fields.join('\n  ')}`]),
    ...(create ? [`made of ${written(create.input, 'input')}`] : []),
    ...(update ? [`changes ${written(update.input, 'input')}`] : []),
  ]
  const body = bodyPart(create?.maxBodyBytes ?? update?.maxBodyBytes)
  return `### ${subModule}.${name}\n\nIs ${verbs.join('; ')}.${body}\n\n${code(...shapes)}`
}

/** The schemas of responses may be those of zod or of zod/mini, which the contract of the types does not say. */
const responseLine = ({ code, schema }: (typeof questionRules)[number]): string =>
  `- ${code}: \`${written(schema.response as z.ZodType, 'input')}\``

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1)

/** docs/wire.md: every call and every entity with who may, and every response, in the shapes that their schemas say. */
export const wirePage = (): string =>
  [
    '# The wire, as the schemas say it',
    'Written by `npm run wire`; a test tells when it is stale. What the shapes mean, the envelopes of the doors, the refusals and how answers travel stand in `docs/protocol.md`; the definitions themselves below `server/src/procedures/`, `server/src/entities/` and `exercises/src/questions/`.',
    '## Procedures',
    ...(procedures as readonly AnyProcedure[]).toSorted(byName).map(procedurePart),
    '## Entities',
    ...entities.toSorted(byName).map(entityPart),
    '## Responses',
    'By the type of the question; what the names in them mean stands in `docs/protocol.md` 6.',
    questionRules.map(responseLine).toSorted().join('\n'),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')

/** Where it stands. */
export const wirePath = new URL('../../docs/wire.md', import.meta.url)

if (import.meta.main) await writeFile(wirePath, wirePage())

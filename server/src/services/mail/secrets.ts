import { templateOf } from './templates/registry.ts'

/** What stands in a mail for a secret of its receiver, to whoever else looks at it. */
const masked = '••••••'

type Data = Readonly<Record<string, unknown>>

/** The secrets of a mail, by name, those that have left already as null. */
const secretsIn = (template: string, data: Data): [name: string, value: unknown][] =>
  (templateOf(template)?.secrets ?? []).flatMap((name): [string, unknown][] =>
    Object.hasOwn(data, name) ? [[name, data[name]]] : [],
  )

const replaced = (template: string, data: Data, value: string | null): Data => ({
  ...data,
  ...Object.fromEntries(secretsIn(template, data).map(([name]) => [name, value])),
})

/** The data of a mail that is done with: each secret is null, which says that there was one. */
export const withoutSecrets = (template: string, data: Data): Data => replaced(template, data, null)

/** The data of a mail as somebody else than its receiver may see them. */
export const maskSecrets = (template: string, data: Data): Data => replaced(template, data, masked)

/** Whether a mail has a secret of its receiver in it, or had one. */
export const hasSecrets = (template: string, data: Data): boolean => secretsIn(template, data).length > 0

/** Whether a secret has left the data: the mail cannot be written any more. */
export const hasLostSecrets = (template: string, data: Data): boolean =>
  secretsIn(template, data).some(([, value]) => value === null)

/** A text about a mail, such as what its mail server says, without the secrets that stand in the mail. */
export const withoutSecretsOf = (template: string, data: Data, text: string): string =>
  secretsIn(template, data).reduce(
    (rest, [, value]) => (typeof value === 'string' && value !== '' ? rest.replaceAll(value, masked) : rest),
    text,
  )

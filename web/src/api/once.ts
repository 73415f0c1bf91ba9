import { onceHeader } from '@phuong/domain/once'
import { newUuid } from '../browser/chance.ts'
import { isCallError } from './call-error.ts'
import { send, sendForm } from './send.ts'

type Act = { readonly key: string; readonly changes: string | undefined; answer: Promise<unknown> | null }
/** Acts that are under way, and those of which nobody knows what they came to. */
const acts = new Map<string, Act>()

/** The server has looked at it and has done nothing: the same once more is another act. */
const isRefused = (error: unknown): boolean =>
  isCallError(error) && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429

/** A thing is changed again: what was tried on it before is over, and the same once more would be a change of its own. */
const letGo = (changes: string | undefined): void => {
  if (changes === undefined) return
  for (const [act, one] of acts) if (one.changes === changes && one.answer === null) acts.delete(act)
}

const begin = (act: string, changes: string | undefined): Act => {
  letGo(changes)
  const begun: Act = { key: newUuid(), changes, answer: null }
  acts.set(act, begun)
  return begun
}

/**
 * Does something once (H159): pressed twice it is one call, and sent again after an answer that was lost it carries the key
 * of the first try, which the server answers as that one.
 * @param act what is done, and with what
 * @param send makes the call; the header says which act it is
 * @param changes what it changes; undefined for what makes something new
 */
export const once = <Answer>(
  act: string,
  send: (header: Record<string, string>) => Promise<Answer>,
  changes?: string,
): Promise<Answer> => {
  const known = acts.get(act) ?? begin(act, changes)
  known.answer ??= send({ [onceHeader]: known.key }).then(
    (answer) => {
      acts.delete(act)
      return answer
    },
    (error: unknown) => {
      known.answer = null
      if (isRefused(error)) acts.delete(act)
      throw error
    },
  )
  return known.answer as Promise<Answer>
}

/** As `send`, once. @throws CallError */
export const sendOnce = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: `/${string}`,
  body: unknown,
  changes?: string,
): Promise<Record<string, unknown>> =>
  once(`${method} ${path} ${JSON.stringify(body)}`, (header) => send(method, path, body, { once: header }), changes)

/** What tells one file from another before it has been read. */
export const actOfFile = (file: File | null): string =>
  file === null ? '' : `${file.name} ${file.size} ${file.lastModified}`

/** As `sendForm`, once. @throws CallError */
export const sendFormOnce = (
  path: `/${string}`,
  fields: Readonly<Record<string, string>>,
  file: File | null,
): Promise<Record<string, unknown>> =>
  once(`${path} ${JSON.stringify(fields)} ${actOfFile(file)}`, (header) =>
    sendForm(path, fields, file, { once: header }),
  )

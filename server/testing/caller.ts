import { createHash } from 'node:crypto'
import { wireName } from '@phuong/domain/wire-name'

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers; text: string }

/** SHA-1 hex of a typed password, as the browser sends it; made here without the product's own code. */
export const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex')

/** Password of every account of the demo school. */
export const demoPassword = 'phuong123'

/** A browser as the server sees one: same origin, a cookie jar of one cookie, JSON in and out. */
export class Caller {
  readonly url: string
  cookie: string | null = null

  constructor(url: string) {
    this.url = url
  }

  /** One request. Headers given replace the usual ones; null removes one. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string | null> = {},
  ): Promise<Answer> {
    const usual: Record<string, string | null> = {
      origin: this.url,
      'sec-fetch-site': 'same-origin',
      'application-name': 'PHUONG_DEV',
      'content-type': body === undefined ? null : 'application/json',
      cookie: this.cookie,
      ...headers,
    }
    const answer = await fetch(this.url + path, {
      method,
      headers: Object.fromEntries(
        Object.entries(usual).filter((entry): entry is [string, string] => entry[1] !== null),
      ),
      redirect: 'manual',
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair] = cookie.split(';') as [string]
      this.cookie = pair.endsWith('=') ? null : pair
    }
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, headers: answer.headers, text, body: isJson && text !== '' ? JSON.parse(text) : {} }
  }

  /** A named procedure through one of its three doors; the name goes without its prefix. */
  call(name: string, parameters: unknown = {}, door: 'query' | 'query/first' | 'execute' = 'query'): Promise<Answer> {
    return this.send('POST', `/api/v1.0/dynamic/${door}`, { sqlCommand: wireName(name), parameters })
  }

  /** Signs in on the main path; the cookie stays with this caller. */
  signIn(email: string, password: string = demoPassword): Promise<Answer> {
    return this.call('Users_Login', { email, password: sha1(password) }, 'query/first')
  }
}

/** A caller who is signed in as somebody of the demo school. @throws when the sign-in fails */
export const signedIn = async (url: string, email: string, password?: string): Promise<Caller> => {
  const caller = new Caller(url)
  const answer = await caller.signIn(email, password)
  if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.text}`)
  return caller
}

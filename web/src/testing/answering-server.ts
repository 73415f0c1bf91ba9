import { vi } from 'vitest'

export type Heard = { method: string; path: string; body: Record<string, unknown>; headers: Record<string, string> }
export type Answer = { status?: number; body: unknown; retryAfter?: string } | 'no answer' | 'a page'

const asResponse = (answer: Exclude<Answer, 'no answer'>): Response =>
  answer === 'a page'
    ? new Response('<!doctype html><title>Wi-Fi</title>', { headers: { 'content-type': 'text/html' } })
    : new Response(JSON.stringify(answer.body), {
        status: answer.status ?? 200,
        headers: answer.retryAfter ? { 'retry-after': answer.retryAfter } : {},
      })

/**
 * Puts a server behind the network of a rule test, which has no browser: it answers as `reply` says and remembers what it
 * heard. Undo with `vi.unstubAllGlobals()`.
 */
export const answeringServer = (reply: (call: Heard) => Answer): readonly Heard[] => {
  const heard: Heard[] = []
  vi.stubGlobal('location', { hostname: 'hoc.example.vn' })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers, signal }: RequestInit) => {
    signal?.throwIfAborted()
    const call = { method, path, body: JSON.parse(String(body)), headers: headers as Record<string, string> }
    heard.push(call)
    const answer = reply(call)
    if (answer === 'no answer') throw new TypeError('Failed to fetch')
    return asResponse(answer)
  })
  return heard
}

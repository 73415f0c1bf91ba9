import { afterEach, expect, test, vi } from 'vitest'
import { uploadFile, uploadPath } from './upload.ts'

const target = { subModuleName: 'CLASSES', entityName: 'Folders', entityId: 'f1' } as const

/** A request that the test answers. */
class Request {
  static last: Request
  upload: { onprogress?: (event: object) => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  status = 200
  responseText = ''
  headers: Record<string, string> = {}
  path = ''
  form = new FormData()
  constructor() {
    Request.last = this
  }
  open(method: string, path: string) {
    this.path = `${method} ${path}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return null
  }
  send(form: FormData) {
    this.form = form
  }
  abort() {
    this.onabort()
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload()
  }
}

const start = (options = {}) => {
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('location', { hostname: 'hoc.example.vn' })
  const sent = uploadFile(new File(['x'], 'Phiếu 1.pdf', { type: 'application/pdf' }), target, options)
  sent.catch(() => {})
  return { sent, request: Request.last }
}
afterEach(() => vi.unstubAllGlobals())

test('A-360 a PDF goes to the door that makes pages of it, everything else to the other', () => {
  const at = (name: string, type: string) => uploadPath(new File([], name, { type }))
  expect(at('a.pdf', 'application/pdf')).toBe('/api/v1.0/pdf/upload-files')
  expect(at('A.PDF', '')).toBe('/api/v1.0/pdf/upload-files')
  expect(at('a.png', 'image/png')).toBe('/api/v1.0/dynamic/upload-files')
})

test('A-358 A-359 B-627 a file is sent as multipart with what it belongs to, and the first stored file is answered', async () => {
  const shares: number[] = []
  const { sent, request } = start({ onProgress: (share: number) => shares.push(share) })
  expect(request.path).toBe('POST /api/v1.0/pdf/upload-files')
  expect(request.headers['application-name']).toBe('PHUONG')
  expect(
    [...request.form.entries()].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  ).toEqual([
    ['moduleName', 'PHUONG'],
    ['subModuleName', 'CLASSES'],
    ['entityName', 'Folders'],
    ['entityId', 'f1'],
    ['files', 'Phiếu 1.pdf'],
  ])
  request.upload.onprogress?.({ lengthComputable: true, loaded: 5, total: 10 })
  request.answer(200, { files: [{ id: 'a1', fileName: 'Phiếu 1.pdf' }] })
  expect(await sent).toMatchObject({ id: 'a1' })
  expect(shares).toEqual([0.5])
})

test('a refusal comes with its words, and a line that is lost is no answer', async () => {
  const refused = start()
  refused.request.answer(415, { code: 'UNSUPPORTED_MEDIA', message: 'm', fields: { reason: 'Tập tin trống.' } })
  await expect(refused.sent).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA', fields: { reason: 'Tập tin trống.' } })
  const lost = start()
  lost.request.onerror()
  await expect(lost.sent).rejects.toMatchObject({ code: 'OFFLINE' })
  const portal = start()
  portal.request.responseText = '<html>'
  portal.request.onload()
  await expect(portal.sent).rejects.toMatchObject({ code: 'OFFLINE' })
})

test('who gives up gets the own reason, and an upload that stands still is given up', async () => {
  const controller = new AbortController()
  const { sent } = start({ signal: controller.signal })
  controller.abort(new Error('left'))
  await expect(sent).rejects.toThrow('left')
  vi.useFakeTimers()
  const still = start()
  vi.advanceTimersByTime(59_000)
  still.request.upload.onprogress?.({ lengthComputable: false, loaded: 1, total: 0 })
  vi.advanceTimersByTime(59_000)
  const ended = expect(still.sent).rejects.toMatchObject({ code: 'OFFLINE' })
  vi.advanceTimersByTime(1_000)
  await ended
  vi.useRealTimers()
})

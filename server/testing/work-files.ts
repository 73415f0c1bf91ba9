import {
  createCipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import {
  bindingOf,
  type WorkContent,
  type WorkFile,
  type WorkFileHead,
  workFileFormat,
  workFileLabel,
} from '@phuong/exercises/session'

const publicHead = Buffer.from('302a300506032b656e032100', 'hex')

const rawOf = (key: KeyObject): string =>
  key.export({ format: 'der', type: 'spki' }).subarray(publicHead.length).toString('hex')

/** Seals bytes as a pupil's browser does, with Node alone. */
export const sealed = (
  plain: Buffer,
  { to, binding }: { to: string; binding: string },
): Pick<WorkFile, 'from' | 'sealed'> => {
  const pair = generateKeyPairSync('x25519')
  const receiver = createPublicKey({
    key: Buffer.concat([publicHead, Buffer.from(to, 'hex')]),
    format: 'der',
    type: 'spki',
  })
  const from = rawOf(pair.publicKey)
  const secret = diffieHellman({ privateKey: pair.privateKey, publicKey: receiver })
  const info = Buffer.concat([Buffer.from(workFileLabel), Buffer.from(from, 'hex'), Buffer.from(to, 'hex')])
  const made = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), info, 44))
  const cipher = createCipheriv('chacha20-poly1305', made.subarray(0, 32), made.subarray(32), { authTagLength: 16 })
  cipher.setAAD(Buffer.from(binding), { plaintextLength: plain.length })
  const bytes = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()])
  return { from, sealed: bytes.toString('base64') }
}

/** What is sealed, as its bytes: the JSON, its length before it, what was said behind it. */
export const plainOf = (content: unknown, said: readonly Buffer[] = []): Buffer => {
  const json = Buffer.from(JSON.stringify(content))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(json.length)
  return Buffer.concat([length, json, ...said])
}

/** The file of a work as a pupil's browser makes it. @param content what differs from a file without answers */
export const workFileText = (
  to: string,
  head: WorkFileHead,
  content: Partial<WorkContent> = {},
  said: readonly Buffer[] = [],
): string => {
  const whole: WorkContent = { head, finishKey: null, events: [], sounds: [], ...content }
  const file: WorkFile = {
    format: workFileFormat,
    head,
    to,
    ...sealed(plainOf(whole, said), { to, binding: bindingOf(head) }),
  }
  return JSON.stringify(file)
}

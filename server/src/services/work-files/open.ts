import {
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import { refuse } from '@phuong/domain/refusals'
import {
  bindingOf,
  sameJson,
  type WorkContent,
  type WorkFile,
  type WorkFileHead,
  workContentSchema,
  workFileFormat,
  workFileLabel,
  workFileSchema,
} from '@phuong/exercises/session'
import { workFileTexts } from './texts.ts'

/** What a file of a pupil's work holds, once it is opened and found to be whole. */
export type OpenedWork = Pick<WorkContent, 'finishKey' | 'events'> & {
  readonly head: WorkFileHead
  /** what was said, by the id of its recording */
  readonly sounds: ReadonlyMap<string, Buffer>
}

/** The two sides of the seal of this installation (D28). */
export type WorkFiles = {
  /** hex; what pupils' browsers seal for */
  readonly publicKey: string
  /** @throws BAD_PARAMETERS with the reason for what is no file of ours, was changed, or is for another installation */
  open(text: string): OpenedWork
}

/** What stands before the 32 bytes of an X25519 key in DER (RFC 8410). */
const privateHead = Buffer.from('302e020100300506032b656e04220420', 'hex')
const publicHead = Buffer.from('302a300506032b656e032100', 'hex')

const keyLength = 32
const nonceLength = 12
const tagLength = 16
/** The length of the content's JSON stands before it. */
const lengthBytes = 4

/** Says why a file is not taken. */
export const refuseFile = (why: keyof typeof workFileTexts): Error =>
  refuse('BAD_PARAMETERS', { fields: { file: workFileTexts[why] } })

const publicKeyOf = (hex: string): KeyObject =>
  createPublicKey({ key: Buffer.concat([publicHead, Buffer.from(hex, 'hex')]), format: 'der', type: 'spki' })

/** A letter of the seal that is missing or another one opens nothing. @throws */
const unsealed = (privateKey: KeyObject, { head, to, from, sealed }: WorkFile): Buffer => {
  const secret = diffieHellman({ privateKey, publicKey: publicKeyOf(from) })
  const info = Buffer.concat([Buffer.from(workFileLabel), Buffer.from(from, 'hex'), Buffer.from(to, 'hex')])
  const made = Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), info, keyLength + nonceLength))
  const bytes = Buffer.from(sealed, 'base64')
  const cipher = createDecipheriv('chacha20-poly1305', made.subarray(0, keyLength), made.subarray(keyLength), {
    authTagLength: tagLength,
  })
  const end = bytes.length - tagLength
  cipher.setAAD(Buffer.from(bindingOf(head)), { plaintextLength: Math.max(0, end) })
  cipher.setAuthTag(bytes.subarray(end))
  return Buffer.concat([cipher.update(bytes.subarray(0, end)), cipher.final()])
}

/** What was said, cut from the bytes behind the JSON. @throws where they are fewer or more than the content says */
const soundsIn = (bytes: Buffer, sounds: WorkContent['sounds']): ReadonlyMap<string, Buffer> => {
  let at = 0
  const found = new Map<string, Buffer>()
  for (const { id, bytes: length } of sounds) {
    found.set(id, bytes.subarray(at, at + length))
    at += length
  }
  if (at !== bytes.length) throw new Error('the sounds are not as long as the content says')
  return found
}

/** The file that a text is. @throws BAD_PARAMETERS */
const fileIn = (text: string): WorkFile => {
  // a file that was cut has its beginning still
  const isOurs = text.slice(0, 100).includes(workFileFormat)
  try {
    const parsed = workFileSchema.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
  } catch {
    // it is no JSON
  }
  throw refuseFile(isOurs ? 'broken' : 'none')
}

/**
 * The seal of an installation: every server over its database has the same one, and so has a backup that is restored, so
 * that files which were made before are opened (installation-key.ts).
 * @param key of the installation, 32 bytes
 * @param read what was sealed is read as strictly as the body of a request
 */
export const workFiles = (key: Buffer, read: (bytes: Buffer) => unknown): WorkFiles => {
  const secret = Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `${workFileLabel} x25519`, keyLength))
  const privateKey = createPrivateKey({ key: Buffer.concat([privateHead, secret]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
    .export({ format: 'der', type: 'spki' })
    .subarray(publicHead.length)
    .toString('hex')
  const open = (text: string): OpenedWork => {
    const file = fileIn(text)
    if (file.to !== publicKey) throw refuseFile('elsewhere')
    try {
      const plain = unsealed(privateKey, file)
      const end = lengthBytes + plain.readUInt32BE(0)
      const content = workContentSchema.parse(read(plain.subarray(lengthBytes, end)))
      if (!sameJson(content.head, file.head)) throw new Error('the content is of another work')
      const { head, finishKey, events } = content
      return { head, finishKey, events, sounds: soundsIn(plain.subarray(end), content.sounds) }
    } catch {
      throw refuseFile('broken')
    }
  }
  return { publicKey, open }
}

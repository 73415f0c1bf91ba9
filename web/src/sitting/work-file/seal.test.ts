import { createDecipheriv, createPrivateKey, createPublicKey, diffieHellman, hkdfSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seal } from './seal.ts'

/** The receiver of these tests: a private key of X25519 as RFC 8410 writes it, around 32 bytes. */
const receiver = createPrivateKey({
  key: Buffer.from(`302e020100300506032b656e04220420${'2a'.repeat(32)}`, 'hex'),
  format: 'der',
  type: 'pkcs8',
})
const derOf = (hex: string) => Buffer.from(`302a300506032b656e032100${hex}`, 'hex')
const to = createPublicKey(receiver).export({ format: 'der', type: 'spki' }).subarray(12).toString('hex')

/** The other side, written down once more from the description of the file (decision 0017). */
const opened = ({ from, sealed }: ReturnType<typeof seal>, binding: string): Buffer => {
  const publicKey = createPublicKey({ key: derOf(from), format: 'der', type: 'spki' })
  const secret = diffieHellman({ privateKey: receiver, publicKey })
  const info = Buffer.concat([Buffer.from('phuong-work-file 1'), Buffer.from(from, 'hex'), Buffer.from(to, 'hex')])
  const made = Buffer.from(hkdfSync('sha256', secret, '', info, 44))
  const cipher = createDecipheriv('chacha20-poly1305', made.subarray(0, 32), made.subarray(32), { authTagLength: 16 })
  const end = sealed.length - 16
  cipher.setAAD(Buffer.from(binding), { plaintextLength: end })
  cipher.setAuthTag(sealed.subarray(end))
  return Buffer.concat([cipher.update(sealed.subarray(0, end)), cipher.final()])
}

describe('D28 R5 the seal of a work file', () => {
  const plain = new TextEncoder().encode('Bài làm của em: mười ba 🌺')

  test('what is sealed in the browser is opened by Node, and by nothing but its receiver and its binding', () => {
    const one = seal(plain, { to, binding: 'tập đọc' })
    expect(opened(one, 'tập đọc')).toEqual(Buffer.from(plain))
    expect(() => opened(one, 'tập viết')).toThrow()
    expect(() =>
      opened({ ...one, sealed: one.sealed.map((byte, at) => (at === 3 ? byte ^ 1 : byte)) }, 'tập đọc'),
    ).toThrow()
    expect(() => opened({ ...one, from: to }, 'tập đọc')).toThrow()
    expect(Buffer.from(one.sealed).includes(Buffer.from('em'))).toBe(false)
  })

  test('each seal has a key of its own; it takes nothing and much', () => {
    const [one, other] = [seal(plain, { to, binding: '' }), seal(plain, { to, binding: '' })]
    expect(one.from).not.toBe(other.from)
    expect(one.sealed).not.toEqual(other.sealed)
    expect(opened(seal(new Uint8Array(0), { to, binding: '' }), '')).toHaveLength(0)
    const much = new Uint8Array(3_000_000).fill(7)
    expect(opened(seal(much, { to, binding: '' }), '').equals(much)).toBe(true)
  })

  test('it needs no crypto.subtle, which plain http does not have', () => {
    const whole = globalThis.crypto
    Object.defineProperty(globalThis, 'crypto', {
      value: { getRandomValues: whole.getRandomValues.bind(whole) },
      configurable: true,
    })
    try {
      expect(opened(seal(plain, { to, binding: '' }), '')).toEqual(Buffer.from(plain))
    } finally {
      Object.defineProperty(globalThis, 'crypto', { value: whole, configurable: true })
    }
  })

  test('these bytes are its form for ever: files that pupils hold already are opened by it', () => {
    const { from, sealed } = seal(plain, { to, binding: 'tập đọc' }, new Uint8Array(32).fill(7))
    expect(from).toBe('13be4feaeaf204c7fd3358fc9c00721881d174278128227ec674f37f7fe97b6d')
    expect(Buffer.from(sealed).toString('hex')).toBe(
      '1c77ce244fd9a32775a46ed3a7fe3bc450ebd939347806e9c306e015909f74e9d031c2a9cb56bf6d860bb6f42cfe217886c42a',
    )
  })

  test('a key that is none is no key', () => {
    expect(() => seal(plain, { to: 'zz', binding: '' })).toThrow()
    // a point that every secret shares
    expect(() => seal(plain, { to: '00'.repeat(32), binding: '' })).toThrow()
  })
})

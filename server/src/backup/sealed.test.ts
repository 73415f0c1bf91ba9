import { copyFileSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readManifest } from './read-manifest.ts'
import { startSealing } from './sealed.ts'
import { emptyInstallation, filledInstallation, writeFiles } from './testing/runs.ts'

const passphrase = 'hoa phượng đỏ rực sân trường'
const mebibyte = 1024 * 1024
const headBytes = 51
const pieceBytes = mebibyte + 16

/** Bytes that are not packed smaller, so that a backup has several pieces. */
const noise = (bytes: number): Buffer => {
  const made = Buffer.alloc(bytes)
  let state = 1
  for (let at = 0; at < bytes; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    made[at] = state >>> 24
  }
  return made
}

/** An installation whose sealed backup has four pieces or more. */
const sealedSchool = async () => {
  const installation = await filledInstallation()
  writeFiles(installation.filesDir, { noise: noise(3 * mebibyte) })
  const file = join(installation.folder, 'school.sealed')
  return { ...installation, file, written: await installation.backup(file, passphrase) }
}

/** The same, sealed at little cost: its file is opened many times. */
const cheaplySealed = async () => {
  const installation = await filledInstallation()
  writeFiles(installation.filesDir, { noise: noise(3 * mebibyte) })
  const plain = join(installation.folder, 'school.backup')
  await installation.backup(plain)
  const seal = async (name: string): Promise<string> => {
    const parts: Uint8Array[] = []
    const put = async (bytes: Uint8Array) => void parts.push(bytes)
    const { add, end } = await startSealing(passphrase, put, { log2N: 10, r: 8, p: 1 })
    await add(readFileSync(plain))
    await end()
    const file = join(installation.folder, name)
    writeFileSync(file, Buffer.concat(parts))
    return file
  }
  return { ...installation, seal, file: await seal('school.sealed') }
}

test('H054 a sealed backup goes round: rows and files are those of before, and nothing of them stands in it to be read', async () => {
  const school = await sealedSchool()
  const { backup, state, folder, file, written } = school
  const content = readFileSync(file)
  expect(content.subarray(0, 16).toString()).toBe('PHUONG-SEALED 1\n')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(written.bytes).toBe(content.length)
  for (const plain of ['PHUONG-BACKUP', 'PHUONG-BACKUP-END']) expect(content.includes(plain)).toBe(false)
  expect(await readManifest(file, passphrase)).toEqual(written)

  // the same words in the other form of Unicode are the same passphrase
  const copy = await emptyInstallation()
  await copy.restore(file, { passphrase: passphrase.normalize('NFD') })
  expect(await copy.state()).toEqual(await state())

  // the same again is another file, with another salt
  const again = join(folder, 'again.sealed')
  await backup(again, passphrase)
  expect(readFileSync(again).subarray(19, 51)).not.toEqual(content.subarray(19, 51))

  // a plain one stays as it was, with and without a passphrase at hand
  const plain = join(folder, 'plain.backup')
  await backup(plain)
  expect(readFileSync(plain).subarray(0, 16).toString()).toBe('PHUONG-BACKUP 1\n')
  const other = await emptyInstallation()
  await other.restore(plain, { passphrase })
  expect(await other.state()).toEqual(await state())
})

test('H054 without the passphrase, and with another one, a sealed backup does not open, and nothing is touched', async () => {
  const { file, restore, state } = await cheaplySealed()
  const before = await state()
  for (const [given, reason] of [
    [null, 'NO_PASSPHRASE'],
    [`${passphrase} `, 'WRONG_PASSPHRASE'],
    ['', 'WRONG_PASSPHRASE'],
  ] as const) {
    const refused = { reason, message: expect.stringMatching(/^[^\n]+\.$/) }
    await expect(readManifest(file, given)).rejects.toMatchObject(refused)
    await expect(restore(file, { replace: true, passphrase: given })).rejects.toMatchObject(refused)
  }
  expect(await state()).toEqual(before)
})

test('H054 a sealed backup that is cut, at the end of a piece too, changed in one bit or put together anew is refused', async () => {
  const { file, folder, restore, state } = await cheaplySealed()
  const before = await state()
  const content = readFileSync(file)
  const bent = join(folder, 'bent')
  /** A restore reads as readManifest does before it touches anything: it is tried once of each kind. */
  const refused = async (what: string, reason: RegExp, restored = false) => {
    const attempts: (() => Promise<unknown>)[] = [() => readManifest(bent, passphrase)]
    if (restored) attempts.push(() => restore(bent, { replace: true, passphrase }))
    for (const attempt of attempts) {
      const fault = await attempt().then(
        () => null,
        (thrown: unknown) => thrown,
      )
      expect(fault, what).toMatchObject({
        reason: expect.stringMatching(reason),
        message: expect.stringMatching(/^[^\n]+\.$/),
      })
    }
  }
  const pieces = Math.ceil((content.length - headBytes) / pieceBytes)
  expect(pieces).toBeGreaterThanOrEqual(4)
  const pieceAt = (at: number) => content.subarray(headBytes + at * pieceBytes, headBytes + (at + 1) * pieceBytes)
  const head = content.subarray(0, headBytes)

  for (const length of [
    16,
    headBytes,
    headBytes + 15,
    headBytes + 16,
    headBytes + pieceBytes,
    headBytes + 2 * pieceBytes,
    headBytes + 2 * pieceBytes + 5,
    content.length - 1,
  ]) {
    copyFileSync(file, bent)
    truncateSync(bent, length)
    await refused(`cut to ${length} bytes`, /^(TORN|DAMAGED)$/, length === headBytes + 2 * pieceBytes)
  }

  const all = Array.from({ length: pieces }, (_, at) => pieceAt(at))
  const [first, second, third] = all as [Buffer, Buffer, Buffer]
  const last = all.at(-1) as Buffer
  const orders: Record<string, Buffer[]> = {
    'two pieces swapped': [second, first, ...all.slice(2)],
    'a piece left out': [first, third, ...all.slice(3)],
    'a piece twice': [first, first, ...all.slice(1)],
    'the first one left out': all.slice(1),
    'an end after which more comes': [...all.slice(0, -1), last, last],
  }
  for (const [what, order] of Object.entries(orders)) {
    writeFileSync(bent, Buffer.concat([head, ...order]))
    await refused(what, /^DAMAGED$/, what === 'two pieces swapped')
  }

  // of the head all but its magic is bound to the passphrase or to each piece
  for (const place of [16, 17, 18, 19, 34, 35, 50, 51, 60, headBytes + pieceBytes - 1, content.length - 1]) {
    const changed = Buffer.from(content)
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
    writeFileSync(bent, changed)
    await refused(`a bit of byte ${place}`, /^(DAMAGED|WRONG_PASSPHRASE)$/, place === 60)
  }
  writeFileSync(bent, Buffer.from(content.toString('latin1').replace('SEALED 1', 'SEALED 2'), 'latin1'))
  await refused('a newer way to seal', /^NEWER_FORMAT$/)
  expect(await state()).toEqual(before)
  expect(existsSync(file)).toBe(true)
})

test('H054 what is kept of another backup with the same passphrase is no piece of this one', async () => {
  const { file, folder, seal, restore } = await cheaplySealed()
  const other = await seal('other.sealed')
  const [one, two] = [readFileSync(file), readFileSync(other)]
  const mixed = join(folder, 'mixed')
  writeFileSync(mixed, Buffer.concat([one.subarray(0, headBytes + pieceBytes), two.subarray(headBytes + pieceBytes)]))
  await expect(restore(mixed, { replace: true, passphrase })).rejects.toMatchObject({ reason: 'DAMAGED' })
})

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readManifest } from './read-manifest.ts'
import { filledInstallation, writeFiles } from './testing/runs.ts'

/** A file system of this many KiB, or the reason why there is none. */
const smallDisk = (folder: string, kibibytes: number): string | null => {
  mkdirSync(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kibibytes}k`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (fault) {
    return `a small tmpfs cannot be mounted here: ${fault instanceof Error ? fault.message.split('\n')[1] : ''}`
  }
  onTestFinished(() => void execFileSync('umount', [folder]))
  return null
}

test('H052 a full disk during a backup: a clear sentence, nothing left, and it works once there is room', async (context) => {
  const { backup, folder, filesDir } = await filledInstallation()
  // what cannot be packed small
  writeFiles(filesDir, {
    noise: Buffer.concat(Array.from({ length: 40_000 }, (_, n) => createHash('sha256').update(`${n}`).digest())),
  })
  const disk = join(folder, 'small')
  const reason = smallDisk(disk, 1024)
  if (reason) return context.skip(reason)
  const target = join(disk, 'school.backup')
  await expect(backup(target)).rejects.toMatchObject({
    reason: 'DISK_FULL',
    message: `The disk that holds ${target} is full: make room and try again; nothing was kept of this try.`,
  })
  expect(readdirSync(disk)).toEqual([])
  execFileSync('mount', ['-o', 'remount,size=16m', disk])
  await backup(target)
  expect(readdirSync(disk)).toEqual([basename(target)])
  await readManifest(target)
})

test('H052 a full disk during a restore: a clear sentence, rows and files as before, and it works once there is room', async (context) => {
  const source = await filledInstallation()
  const file = join(source.folder, 'school.backup')
  await source.backup(file)
  const target = await filledInstallation()
  const disk = join(target.folder, 'small')
  const reason = smallDisk(disk, 1024)
  if (reason) return context.skip(reason)
  const filesDir = join(disk, 'files')
  writeFiles(filesDir, { old: 'old' })
  const restore = () => target.restore(file, { replace: true, filesDir })
  const before = await target.state()
  await expect(restore()).rejects.toMatchObject({ reason: 'DISK_FULL' })
  expect(await target.state()).toEqual(before)
  expect(readdirSync(disk)).toEqual(['files'])
  expect(readdirSync(filesDir)).toEqual(['old'])
  execFileSync('mount', ['-o', 'remount,size=16m', disk])
  await restore()
  expect(existsSync(join(filesDir, 'a.bin'))).toBe(true)
})

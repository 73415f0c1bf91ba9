import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import type { Socket } from 'node:net'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const child = (name: string) => join(here, 'child', name)

/** Packages that the drawing process loads, with those that they load. */
const packages = ['sharp', '@img', 'detect-libc', 'semver', '@hyzyla/pdfium']

/** The folder in which the packages lie. */
const packagesFolder = (): string => {
  const path = fileURLToPath(import.meta.resolve('sharp'))
  const name = `${sep}node_modules${sep}`
  return path.slice(0, path.lastIndexOf(name) + name.length)
}

/**
 * The arguments of Node for the drawing process. It may read its own code and nothing else, write nothing, start neither a
 * program nor a thread; `--allow-addons` is given because the library of pictures is a native one. Network: child/shut.ts.
 */
const drawingArguments = (loaded: readonly string[]): string[] => [
  '--permission',
  '--allow-addons',
  ...[here, ...packages.map((name) => join(packagesFolder(), name, sep))].map((path) => `--allow-fs-read=${path}*`),
  ...[child('shut.ts'), ...loaded].flatMap((module) => ['--import', module]),
  child('main.ts'),
]

const unshare = '/usr/bin/unshare'
/** How a program gets a network of its own with nothing in it: as root, and as anybody else. */
const waysApart = [['--net'], ['--user', '--map-current-user', '--net']]
let apart: readonly string[] | undefined

/** What stands before a program that shall have no network, where the kernel grants it; asked once. */
const apartFromNetwork = (): readonly string[] => {
  apart ??= waysApart
    .map((way) => [unshare, ...way, '--'])
    .find(([program = '', ...way]) => {
      const tried = spawnSync(program, [...way, unshare, '--version'], { env: {}, stdio: 'ignore' })
      return tried.status === 0
    })
  apart ??= []
  return apart
}

/** The drawing process: where files go in, and where pictures come out. */
export type Drawing = { process: ChildProcess; requests: Socket; answers: Socket }

/**
 * Starts the drawing process: without network where the kernel grants that, without environment, and of all that is open
 * here with the two pipes alone.
 * @param maxBytes memory of PDFium
 * @param maxMs time for one piece of work, also when nobody watches it any more
 * @param loaded modules that are loaded before its own, once the doors are shut
 */
export const launchDrawing = (maxBytes: number, maxMs: number, loaded: readonly string[] = []): Drawing => {
  const node = [process.execPath, ...drawingArguments(loaded), String(maxBytes), String(maxMs)]
  const [program = '', ...args] = [...apartFromNetwork(), ...node]
  const started = spawn(program, args, {
    cwd: '/',
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  })
  // told to who waits for its first word; where there was not even a descriptor left, there are no pipes
  started.on('error', () => {})
  if (started.stdio === undefined) throw new Error('the drawing process does not start')
  const [requests, , , answers] = started.stdio
  return { process: started, requests: requests as Socket, answers: answers as Socket }
}

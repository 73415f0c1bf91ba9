import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { become } from './become.mjs'
import { installPackages } from './install.mjs'
import { root } from './root.mjs'

const wantedMajor = 24

/** @param {string} version such as 'v24.1.0' */
export const majorOf = (version) => Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0)

/**
 * Which Node does the work: the one among the packages, else the running one when it is new enough.
 * @param {{ packaged: string | null, packagedVersion: string | null, running: string, runningVersion: string }} found
 * @returns {string | null} path of the program, or null when there is none
 */
export const chooseNode = ({ packaged, packagedVersion, running, runningVersion }) => {
  if (packaged && majorOf(packagedVersion ?? '') >= wantedMajor) return packaged
  return majorOf(runningVersion) >= wantedMajor ? running : null
}

/**
 * The Node among the packages. npm 10 leaves its link out of .bin; with the link, every script of package.json finds it
 * first on its path.
 */
const packagedNode = () => {
  const path = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node')
  if (!existsSync(path)) return null
  const link = join(root, 'node_modules/.bin/node')
  if (!existsSync(link)) {
    rmSync(link, { force: true })
    symlinkSync(relative(dirname(link), path), link)
  }
  return realpathSync(path)
}

const findNode = () => {
  const packaged = packagedNode()
  const running = realpathSync(process.execPath)
  if (packaged === running) return running
  // a binary of another C library is there but does not start: then its version stays empty
  const packagedVersion = packaged && spawnSync(packaged, ['--version'], { encoding: 'utf8' }).stdout
  return chooseNode({ packaged, packagedVersion, running, runningVersion: process.version })
}

/** Stops with one sentence instead of a stack. @param {unknown} problem @returns {never} */
export const stop = (problem) => {
  console.error(`\n${problem instanceof Error ? problem.message : problem}`)
  process.exit(1)
}

/**
 * First line of every command: installs the packages when they are missing or old, then goes on under Node 24 (the
 * calling script starts anew there). Returns only when the work may begin.
 * @param {string} [lastLine] what the command always ends with, also when it cannot begin
 */
export const bootstrap = async (lastLine) => {
  const giveUp = (problem) => {
    process.once('exit', () => lastLine && console.log(lastLine))
    stop(problem)
  }
  await installPackages().catch(giveUp)
  const node = findNode()
  if (node === null)
    giveUp(
      `Phượng needs Node ${wantedMajor}: the packages hold none for ${process.platform}-${process.arch}, and the one that runs is ${process.version}. Install Node ${wantedMajor} from https://nodejs.org and start again.`,
    )
  process.chdir(root)
  const path = process.env.PATH ?? ''
  // programs that look for 'node' on the path find the same one
  if (!path.startsWith(dirname(node) + delimiter)) process.env.PATH = dirname(node) + delimiter + path
  if (node !== realpathSync(process.execPath)) await become(node, process.argv.slice(1))
}

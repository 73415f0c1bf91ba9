import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { packaged } from './guards.mjs'
import { root } from './root.mjs'
import { runStep } from './steps.mjs'

const dist = join(root, 'web/dist')
/** Written last, and emptied away by Vite first: a build that was broken off has none. Dot files are not served. */
const stamp = join(dist, '.inputs')

/** What the pages are made of. */
const inputs = [
  '{web,ui,exercises,domain,content}/{src,public,assets}/**/*',
  '{web,ui,exercises,domain,content}/*.{json,html,ts,mjs}',
  'web/build/**/*',
  'content/**/*.{ts,json}',
  'tools/run/web.mjs',
  'package-lock.json',
]
/** Files that no page is made of. */
const notBuilt = /(\.(test|spec)\.[cm]?tsx?|\/(testing|node_modules|dist)\/.*)$/

/**
 * One hash over names and contents, the same wherever and in whatever order the files were found.
 * @param {[path: string, content: string | Buffer][]} files
 */
export const hashInputs = (files) => {
  const hash = createHash('sha256')
  for (const [path, content] of files.filter(([path]) => !notBuilt.test(path)).sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${path}\0${content.length}\0`).update(content)
  return hash.digest('hex')
}

const readInputs = () =>
  globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(root.length + 1), readFileSync(path)])

/** Files that compress well, and from which size on it pays (bytes). */
const text = /\.(html|js|css|svg|json|webmanifest|txt|xml|ico)$/
const worthwhile = 512

/** Lays a brotli and a gzip form beside every text of the build, where it is smaller. */
const compress = async () => {
  const names = (await readdir(dist, { recursive: true })).filter((name) => text.test(name))
  await Promise.all(
    names.map(async (name) => {
      const path = join(dist, name)
      const content = await readFile(path)
      if (content.length < worthwhile) return
      const forms = {
        '.br': await promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        }),
        '.gz': await promisify(gzip)(content, { level: 9 }),
      }
      for (const [ending, bytes] of Object.entries(forms))
        if (bytes.length < content.length) await writeFile(path + ending, bytes)
    }),
  )
}

/**
 * Builds the web into web/dist, unless what is there was made of the very same files.
 * @returns {Promise<import('./steps.mjs').StepResult>}
 */
export const buildWeb = async () => {
  const start = performance.now()
  const hash = hashInputs(readInputs())
  const name = 'web build'
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    const seconds = (performance.now() - start) / 1000
    console.log(`✓ ${name}: up to date (${seconds.toFixed(1)} s)`)
    return { name, ok: true, seconds, output: '' }
  }
  const result = await runStep({
    name,
    commands: [packaged('vite/bin/vite.js', 'build', 'web', '--config', 'web/vite.config.ts', '--logLevel', 'warn')],
    environment: { NODE_ENV: 'production' },
  })
  if (!result.ok) return result
  await compress()
  writeFileSync(stamp, hash)
  return { ...result, seconds: (performance.now() - start) / 1000 }
}

import { bootstrap } from './bootstrap.mjs'

/**
 * `npm run pictures`: takes the pictures of the product that the landing page shows, of the demo school, and writes each
 * into web/src/landing/pictures/ for screens of one and of two pixels a point.
 */
await bootstrap()
const { spawn } = await import('node:child_process')
const { once } = await import('node:events')
const { globSync } = await import('node:fs')
const { mkdtemp, rm } = await import('node:fs/promises')
const { tmpdir } = await import('node:os')
const { basename, join } = await import('node:path')
const { default: sharp } = await import('sharp')
const { needBrowser, needBuilt } = await import('./ready.mjs')
const { root } = await import('./root.mjs')

/** Of 100: letters look the same above it. */
const quality = 50
const pictures = join(root, 'web/src/landing/pictures')

await needBuilt()
needBrowser()
const folder = await mkdtemp(join(tmpdir(), 'phuong-pictures-'))
try {
  const taking = spawn(process.execPath, ['e2e/tour/pictures.ts', folder], { cwd: root, stdio: 'inherit' })
  const [status] = await once(taking, 'exit')
  if (status !== 0) process.exitCode = 1
  for (const file of status === 0 ? globSync(join(folder, '*.png')) : []) {
    const { width } = await sharp(file).metadata()
    for (const [times, wide] of [
      ['1x', width / 2],
      ['2x', width],
    ]) {
      const to = join(pictures, `${basename(file, '.png')}-${times}.avif`)
      const { size } = await sharp(file)
        .resize({ width: Number(wide) })
        .avif({ quality, effort: 9 })
        .toFile(to)
      console.log(`${basename(to)}  ${size} bytes`)
    }
  }
} finally {
  await rm(folder, { recursive: true })
}

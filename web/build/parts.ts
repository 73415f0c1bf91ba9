import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { UserConfig } from 'vite'

/**
 * Class names depend on file and name alone: the page drawn at build time and its script must agree on them. Those of one file
 * begin alike, which compresses well. Two letters of a hash tell files of the same name apart (parts.test.ts).
 */
export const classNameOf = (name: string, file: string): string => {
  const [path = file] = file.split('?', 1)
  const inRepository = path.replaceAll('\\', '/').replace(/^.*?\/(?=(?:ui|web|exercises)\/src\/)/, '')
  const hash = createHash('sha256').update(inRepository).digest('base64url').slice(0, 2)
  return `${basename(path, '.module.css')}-${hash}-${name}`
}

/** What both builds share: the one for the browser, and the one that draws the landing page. */
export const sharedConfig = {
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    // every picture is a file of its own: the policy of our pages knows no data: addresses
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
  },
} as const satisfies UserConfig

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Packages } from './source.ts'

type PackageFile = { name: string; workspaces?: string[]; exports?: Record<string, string> }
const readPackage = (root: string, folder: string): PackageFile =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageFile

/** The workspaces below a root and the doors that each opens. */
export const readPackages = (root: string): Packages =>
  Object.fromEntries(
    (readPackage(root, '.').workspaces ?? []).map((folder) => {
      const { name, exports = {} } = readPackage(root, folder)
      return [name, { folder, exports }]
    }),
  )

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { drawIcon, icons, pathOf } from './icons.ts'

/** `npm run look`: draws anew, from the tokens, what repeats them: palette, variables, pictures, icons. */

const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs')
const writeAnew = (...tests: string[]): void => {
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'rules', ...tests, '--update'], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}

// the variables are made from the palette
writeAnew('ui/src/staff/palette.test.ts')
writeAnew('ui/src/staff/variables.test.ts', 'ui/src/drawings/drawings.test.ts')
for (const icon of icons) await drawIcon(icon).png({ compressionLevel: 9 }).toFile(pathOf(icon))
console.log(`${icons.length} icons drawn`)

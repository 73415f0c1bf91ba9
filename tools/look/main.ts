import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { drawIcon, icons, pathOf } from './icons.ts'
import { drawMailPicture, mailPicturePath, mailPictures } from './mail-pictures.ts'

/** `npm run look`: draws anew, from the tokens, what repeats them: palette, variables, pictures, icons, and the pictures of mails. */

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
for (const picture of mailPictures) await drawMailPicture(picture).toFile(mailPicturePath(picture))
console.log(`${icons.length} icons and ${mailPictures.length} pictures of mails drawn`)

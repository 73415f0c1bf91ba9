/** npm run new KIND NAME: a new question type, zone, procedure, screen, job or notice with its first test, registered in its table. */
import { join } from 'node:path'
import { generate, NewError } from './generate.ts'
import { kinds } from './kinds.ts'

const root = join(import.meta.dirname, '../..')
const [kindName, name, ...more] = process.argv.slice(2)
const kind = kinds[kindName ?? '']

if (!kind || !name || more.length > 0) {
  console.error('Usage:')
  for (const [each, { looks }] of Object.entries(kinds))
    console.error(`  npm run new ${each} NAME   for example ${looks}`)
  process.exitCode = 2
} else
  try {
    const plan = kind.plan(root, name)
    const paths = generate(root, plan)
    console.log(
      ['Written:', ...paths.map((path) => `  ${path}`), 'Next:', ...plan.next.map((sentence) => `  ${sentence}`)].join(
        '\n',
      ),
    )
  } catch (error) {
    if (!(error instanceof NewError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }

import { afterEach, expect, test, vi } from 'vitest'
import { loadService } from '../sitting/load-service.ts'
import { bringForNoLine, signInAgain, unsentDialog } from './without-line.ts'

afterEach(() => vi.unstubAllGlobals())
const lineIs = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

test('decision 34 D26 what a logout asks is there without a line once it was brought, also what holds the answers', async () => {
  // the drawing that is brought with it is a picture of the browser's
  vi.stubGlobal('Image', class {})
  lineIs(true)
  await bringForNoLine()
  lineIs(false)
  expect(await unsentDialog.load()).toBeTypeOf('function')
  expect(await signInAgain.load()).toBeTypeOf('function')
  expect((await loadService()).serviceFor).toBeTypeOf('function')
})

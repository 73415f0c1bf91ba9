import { openDatabase } from './support/database.ts'
import { demoPagesMade, faultsIn, guides, startForBrowsers } from './support/server.ts'

/**
 * One product with the demo school for the whole run, on a fresh data directory. `localhost` is its higher-education
 * host, 127.0.0.1 the plain one. Where it is, the tests learn from the environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const database = await openDatabase()
  const product = await startForBrowsers({
    ...database.environment,
    HOSTS: 'localhost=local+higher',
    GUIDE_STUDENT_URL: guides.student,
    GUIDE_TEACHER_URL: guides.teacher,
  })
  process.env.E2E_PRODUCT_URL = product.url
  await demoPagesMade(product.url)
  process.env.E2E_DATABASE_URL = await database.urlIn(product.dataDir)
  return async () => {
    await product.stop()
    await database.drop()
    const faults = faultsIn(product.output())
    if (faults.length > 0) throw new Error(`the server met faults of its own:\n${faults.join('\n')}`)
  }
}

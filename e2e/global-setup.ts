import { watchLife } from './run/life.ts'
import { underWay } from './run/under-way.ts'
import { demoPagesMade, guides, startForBrowsers } from './support/server.ts'

/**
 * One product with the demo school for the whole run, on a fresh data directory. `localhost` is its higher-education
 * host, 127.0.0.1 the plain one. Where it is, the tests learn from the environment. When it dies the run ends.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const product = await startForBrowsers(
    {
      HOSTS: 'localhost=local+higher',
      GUIDE_STUDENT_URL: guides.student,
      GUIDE_TEACHER_URL: guides.teacher,
    },
    underWay.titles,
  )
  process.env.E2E_PRODUCT_URL = product.url
  process.env.E2E_DATABASE_URL = product.databaseUrl
  process.env.E2E_DATA_DIR = product.dataDir
  await demoPagesMade(product.url)
  let death: string | null = null
  const unwatch = watchLife(product, underWay.titles, (what) => {
    death = what
    console.error(`\n${what}`)
    // Playwright ends its workers and writes its reports, as when a person breaks a run off
    process.kill(process.pid, 'SIGINT')
  })
  return async () => {
    unwatch()
    await product.stop()
    if (death !== null) throw new Error(death)
  }
}

import { demoPagesMade, guides, startForBrowsers } from './support/server.ts'

/**
 * One product with the demo school for the whole run, on a fresh data directory. `localhost` is its higher-education
 * host, 127.0.0.1 the plain one. Where it is, the tests learn from the environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const product = await startForBrowsers({
    HOSTS: 'localhost=local+higher',
    GUIDE_STUDENT_URL: guides.student,
    GUIDE_TEACHER_URL: guides.teacher,
  })
  process.env.E2E_PRODUCT_URL = product.url
  process.env.E2E_DATABASE_URL = product.databaseUrl
  process.env.E2E_DATA_DIR = product.dataDir
  await demoPagesMade(product.url)
  return product.stop
}

import { openDatabases } from './support/databases.ts'
import { prepareSchool } from './support/server.ts'

/** The demo school, made once; the product of each worker has a copy of it (support/test.ts). */
export default async function setup(): Promise<() => Promise<void>> {
  const databases = await openDatabases()
  const removeSchool = await prepareSchool()
  return async () => {
    await removeSchool()
    await databases.close()
  }
}

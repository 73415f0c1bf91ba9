/** Door 6 of this room: the questions of the gallery (C-547), with their keys. For the demo pages of the web and their tests. */

import type { Example } from './contract.ts'
import { samplePages } from './sample-pages.ts'
import { typeExamples } from './type-examples.ts'

export { inBooksAlone, type SamplePage, samplePages } from './sample-pages.ts'

/** The example that the page with this N shows; undefined where there is no such page. */
export const sampleOf = async (page: string): Promise<Example | undefined> => {
  const { type = '', example = '' } = samplePages[page] ?? {}
  const examples = (await typeExamples[type]?.()) ?? []
  return examples.find(({ name }) => name === example)
}

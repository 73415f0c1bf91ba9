import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Caller, signedIn } from '@phuong/server/testing/caller'
import { temporaryDataDir } from '@phuong/server/testing/data-dir'
import { drawingProcesses } from '@phuong/server/testing/drawing-processes'
import { noisyPdf, noisyPicture } from '@phuong/server/testing/large-files'
import { type Product, startProduct } from '@phuong/server/testing/product'
import { newFolder, toFolder, uploaded } from '@phuong/server/testing/uploads'
import { memoryOf } from '../memory.ts'
import { atMost, rounded, type Table } from '../table.ts'

/** Files of each kind, and what each weighs, MB. */
const filesOfAKind = 5
const megabytes = 30
/** Memory that the server itself may keep, MB. */
const memoryAim = 300
/** Between two looks, milliseconds. */
const lookMs = 250

const isDrawn = async (teacher: Caller, id: string): Promise<boolean> => {
  const { body } = await teacher.call('SHARE_Attachments_GetPages', { id }, 'query/first')
  return ['done', 'failed'].includes((body.result as { state: string }).state)
}

/** Uploads the files, waits until their pages are drawn and the processes that drew them have ended. */
const measure = async ({ url, process: { pid } }: Product): Promise<Table['rows']> => {
  const teacher = await signedIn(url, 'co.lan@phuong.test')
  const folder = await newFolder(teacher)
  const before = await memoryOf(pid)
  let most = 0
  const look = async () => {
    most = Math.max(most, await memoryOf(pid))
  }
  const begun = performance.now()
  const ids: string[] = []
  for (let at = 0; at < filesOfAKind; at++)
    for (const [name, bytes] of [
      ['a.pdf', noisyPdf(randomBytes(megabytes * 1e6))],
      ['a.png', await noisyPicture(randomBytes(megabytes * 1e6))],
    ] as const) {
      ids.push((await uploaded(teacher, { ...toFolder(folder), pages: '1-5' }, { name, bytes })).id)
      await look()
    }
  for (const id of ids)
    while (!(await isDrawn(teacher, id))) {
      await look()
      await pause(lookMs)
    }
  const drawn = performance.now()
  while (drawingProcesses(pid).length > 0) await pause(lookMs)
  const ended = performance.now()
  return [
    ['memory of the server before', before, 'MB', '', ''],
    ['at the most while files came in and were drawn', most, 'MB', '', ''],
    [
      'when the processes that drew have ended',
      await memoryOf(pid),
      'MB',
      memoryAim,
      atMost(await memoryOf(pid), memoryAim),
    ],
    ['until all pages were drawn', rounded((drawn - begun) / 1000), 's', '', ''],
    ['from then until those processes ended', rounded((ended - drawn) / 1000), 's', '', ''],
  ]
}

/** What large files leave behind in the memory of the server: nothing that it keeps (P14). */
export const files = async (): Promise<Table[]> => {
  const dataDir = await temporaryDataDir('files')
  try {
    const product = await startProduct(dataDir.path)
    try {
      return [
        {
          title: `Memory of the server's process and ${2 * filesOfAKind} files of ${megabytes} MB`,
          columns: ['what', 'figure', 'unit', 'aim', 'verdict'],
          rows: await measure(product),
          notes: [
            'half of them PDFs of five pages, half of them pictures; all uploaded by one teacher, one after another',
          ],
        },
      ]
    } finally {
      product.process.kill('SIGTERM')
      await product.ended
    }
  } finally {
    await dataDir.remove()
  }
}

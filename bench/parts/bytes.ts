import { signedIn } from '@phuong/server/testing/caller'
import type { ScratchCluster } from '@phuong/server/testing/scratch-cluster'
import { openBrowsed } from '../browsed.ts'
import { atMost, rounded, type Table, type Verdict } from '../table.ts'
import { addressOf, weighedPages } from '../weight/pages.ts'
import { kinds, scriptsAndStyles, type Weight, weigh, withoutFonts, withoutTypes } from '../weight/weigh.ts'

const kB = (bytes: number): number => rounded(bytes / 1000)

/** What each page costs most, and whether it came compressed as well as it can. */
const heaviest = 12
const smallestCompressed = 1_024

const wholeVerdict = (verdicts: Verdict[]): Verdict =>
  verdicts.includes('MISSED') ? 'MISSED' : verdicts.includes('ok') ? 'ok' : ''

/** Bytes of each page in a browser that has never seen the product. */
export const bytes = async (cluster: ScratchCluster): Promise<Table[]> => {
  const { browser, url, close } = await openBrowsed('bytes', cluster)
  const rows: Table['rows'] = []
  const files: Table['rows'] = []
  try {
    for (const page of weighedPages) {
      const { name, as, act, shown, aim } = page
      const caller = as === null ? null : await signedIn(url, as)
      const weight: Weight = await weigh(browser, {
        url: url + (await addressOf(page, caller)),
        cookie: caller?.cookie ?? null,
        shown,
        ...(act ? { act } : {}),
      })
      const verdict = wholeVerdict([
        atMost(weight.bytes.script, aim.scripts),
        atMost(scriptsAndStyles(weight), aim.scriptsAndStyles),
        atMost(withoutTypes(weight), aim.withoutTypes),
        atMost(withoutFonts(weight), aim.withoutFonts),
      ])
      const aims = [
        ...(aim.scripts === undefined ? [] : [`scripts ${kB(aim.scripts)}`]),
        ...(aim.scriptsAndStyles === undefined ? [] : [`scripts and styles ${kB(aim.scriptsAndStyles)}`]),
        ...(aim.withoutTypes === undefined ? [] : [`scripts and styles without types ${kB(aim.withoutTypes)}`]),
        ...(aim.withoutFonts === undefined ? [] : [`all but fonts ${kB(aim.withoutFonts)}`]),
      ]
      rows.push([
        name,
        ...kinds.map((kind) => kB(weight.bytes[kind])),
        kB(withoutFonts(weight)),
        kB(weight.ahead),
        weight.requests,
        aims.join(', '),
        verdict,
      ])
      for (const file of weight.files.filter(({ kind }) => kind !== 'font').slice(0, heaviest))
        files.push([name, file.path, file.kind, kB(file.bytes), file.encoding])
      for (const file of weight.files)
        if (
          ['html', 'script', 'style', 'data'].includes(file.kind) &&
          file.bytes > smallestCompressed &&
          file.encoding !== 'br'
        )
          files.push([name, file.path, `not br: ${file.encoding || 'plain'}`, kB(file.bytes), ''])
    }
  } finally {
    await close()
  }
  return [
    {
      title: 'Bytes of a page, compressed as served, cold (kB of 1,000 bytes, bodies only)',
      columns: ['page', ...kinds, 'all but fonts', 'fetched ahead', 'requests', 'aim', 'verdict'],
      rows,
    },
    { title: 'Heaviest files of each page (kB)', columns: ['page', 'file', 'kind', 'kB', 'encoding'], rows: files },
  ]
}

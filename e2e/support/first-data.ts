import { firstDataId, readFirstData, writeFirstData } from '@phuong/domain/opening/first-data'
import type { BrowserContext, Page } from '@playwright/test'

const carrier = new RegExp(`(<script type="application/json" id="${firstDataId}">)(.*?)(</script>)`, 's')

/** What a page carries: the calls that it is spared, with their answers. */
export const firstDataIn = (html: string) => readFirstData(carrier.exec(html)?.[2] ?? '[]')

/** Everything that has no ending and is no data is a page. */
const isPage = ({ pathname }: URL): boolean => !/^\/(api|assets|media)\/|\.\w+$/.test(pathname)

/**
 * Takes out of the pages that are opened what they carry, so that they ask for it themselves.
 * @param names the calls that are meant; all of them when none is given
 */
export const withoutFirstData = (pages: Page | BrowserContext, names: readonly string[] = []): Promise<unknown> =>
  pages.route(isPage, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 }).catch(() => null)
    if (response === null || response.status() !== 200) return route.fallback()
    const html = await response.text()
    const kept = firstDataIn(html).filter(({ name }) => names.length > 0 && !names.includes(name))
    const carried = (open: string, close: string) => (kept.length > 0 ? open + writeFirstData(kept) + close : '')
    await route.fulfill({
      response,
      body: html.replace(carrier, (_, open: string, _data, close: string) => carried(open, close)),
    })
  })

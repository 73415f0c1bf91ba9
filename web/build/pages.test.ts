import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The pages that a browser opens; everything else is drawn into one of them. */
const pages = ['index.html', 'app.html']

test.each(pages)(
  'H165 %s is not offered for translation: a translator moves words that React has drawn and takes away later',
  (name) => {
    const page = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
    expect(page).toMatch(/<html lang="vi" translate="no"/)
    expect(page).toContain('<meta name="google" content="notranslate">')
  },
)

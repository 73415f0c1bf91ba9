import { expect, type Page } from '@playwright/test'

/**
 * A Vietnamese syllable without its marks: first consonant, vowels, last consonant. Few English words look like one, and
 * no English sentence consists of them.
 */
const syllable =
  /^(?:ngh|ng|nh|th|tr|ch|kh|ph|gh|gi|qu|[bcdghklmnpqrstvx])?(?:uyeu|uyau|oai|oay|oeo|uay|uoi|uou|uya|uye|uyu|ieu|yeu|ai|ao|au|ay|eo|eu|ia|ie|iu|oa|oe|oi|oo|ua|ue|ui|uo|uu|uy|ye|[aeiouy])(?:ch|ng|nh|[cmnpt])?$/

/** Words that the ledger gives in English, names of things, and short forms that Vietnamese texts use as they are. */
const given = new Set([
  //
  'Administrators',
  // C-066
  'Email',
  'email',
  // 'E-mail'
  'mail',
  // out of which lists are pasted
  'Excel',
  'Word',
  //
  'Beans',
  'beans',
  // docs/people.md 3: the column of row numbers, 'số thứ tự'
  'STT',
  // 'trung bình', as it stands over marks in every school
  'TB',
  // 'chủ nhật', as it stands over the days of every calendar
  'CN',
  // C-335: the name of the competition
  'Olympic',
  // C-002: 'Olympic English'
  'English',
  // the word that Vietnamese has for it
  'video',
  // C-251: 'Class 4'
  'Class',
  // B-154, A-153
  'PDF',
  // a format of files like it
  'JSON',
  'CSV',
  // the setting that an administrator has to fill in, by its name
  'SMTP',
  'URL',
  // kinds of schools, as they stand over every gate
  'THCS',
  'THPT',
  'PTDTBT',
  'MB',
  // C-582: 'Type 1 (RD) - Type 29'
  'Type',
  'RD',
  // B-294
  'Preview',
  'Edit',
  'Check',
  'Retry',
  // B-313: what the two buttons of a statement are called
  'False',
  // formats of pictures
  'JPEG',
  'PNG',
  'WebP',
  // on what somebody is signed in
  'Linux',
  // which machine it needs
  'Chrome',
  'Safari',
  'Firefox',
  'Node',
  'px',
  'kB',
  // a code that a phone reads
  'QR',
  // the name that a machine has for itself
  'localhost',
  // what stands on the keys of a keyboard
  'Ctrl',
  'Shift',
  'Page',
  'Up',
  'Down',
  'Delete',
  'Enter',
])

/** Names that follow no Vietnamese spelling: of people, worksheets and exams of the demo school, and of a province. */
const names = new Set(['Bhok', 'Ksor', 'Bia', 'Hen', 'Unit', 'Test', 'Animals', 'Đắk', 'Lắk'])

/** Codes, addresses, paths, ends of file names, numbers and dates are data and no words. */
const data = /\S*[@/]\S*|\.pdf\b|\b[A-Z0-9]*\d[A-Z0-9]*\b|\b[0-9a-f]{8}(-[0-9a-f-]{27})?\b/g

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()

/** The words of a text, single letters aside, that are not Vietnamese and that nobody gave. */
export const foreignWords = (text: string): string[] =>
  [...text.replace(data, ' ').matchAll(/\p{L}[\p{L}\p{M}]+/gu)]
    .map(([word]) => word)
    .filter((word) => !given.has(word) && !names.has(word) && !syllable.test(plain(word)))

/** Everything that a page says: what is read, what is only heard, and its name. */
export const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
      'label',
    ]
    // an English lesson says so itself
    const isLesson = (element: Element) => element.closest<HTMLElement>('[lang]')?.lang !== 'vi'
    // what is hidden from the ear is neither seen nor heard by these, but for what the eye reads
    const drawn = ['placeholder', 'title']
    const said = [...document.querySelectorAll('body *')]
      .filter((element) => !isLesson(element))
      .flatMap((element) =>
        (element.closest('[aria-hidden=true]') ? drawn : attributes).map((name) => element.getAttribute(name) ?? ''),
      )
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const read: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node
      // what is not drawn is not said
      if (parentElement?.checkVisibility({ visibilityProperty: true }) && !isLesson(parentElement))
        read.push(node.nodeValue ?? '')
    }
    const values = [...document.querySelectorAll('input[type=submit], input[type=button], option')].map((element) =>
      element instanceof HTMLOptionElement ? element.text : (element as HTMLInputElement).value,
    )
    return [document.title, ...read, ...said, ...values].filter((text) => text.trim() !== '')
  })

/** Looks at the page as it stands: it says that it is Vietnamese, and says nothing in another language. */
export const expectVietnamese = async (page: Page, what: string): Promise<void> => {
  await expect(page.locator('html'), what).toHaveAttribute('lang', 'vi')
  const words = await wordsOf(page)
  expect(words.join('').length, `${what} says something`).toBeGreaterThan(50)
  expect(words.flatMap(foreignWords), what).toEqual([])
}

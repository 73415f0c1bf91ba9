import { expect, test } from 'vitest'
import { type PageName, quotedTexts, reworded } from './wording.ts'

test.each<[from: string, own: PageName, to: string]>([
  ["- A-049 [text] The page shows 'Hạn chế'. (seed §2, §8)", 'shell', "- A-049 [text] The page shows 'Hạn chế'."],
  ['- A-100 [state] It clears. (seed §4; A §7) → D26', 'shell', '- A-100 [state] It clears. → D26'],
  ['- A-099 [safe] Literally, it is kept. Build: no.', 'shell', '- A-099 [safe] As given: it is kept. Build: no.'],
  ['- B-015 [safe] Literal: none. Build: one.', 'classroom', '- B-015 [safe] As given: none. Build: one.'],
  [
    '- A-001 [rule] Screens in documents 2 and 3, one in document 3 §2.1.',
    'shell',
    '- A-001 [rule] Screens in classroom and olympic, one in olympic.',
  ],
  [
    '- A-001 [clash] §1 and §6 also name it; §3 does not.',
    'shell',
    '- A-001 [clash] The parts on users and roles also name it; the part on fields does not.',
  ],
  [
    "- B-001 [clash] A §9 says so, but B gives none; C's rule holds.",
    'classroom',
    "- B-001 [clash] Shell says so, but this document gives none; olympic's rule holds.",
  ],
  [
    "- C-001 [constant] Letters run A, B, C and '17 to 20A' in A §3.",
    'olympic',
    "- C-001 [constant] Letters run A, B, C and '17 to 20A' in shell.",
  ],
])('a line of the specification reads in the words of this project (%#)', (from, own, to) => {
  expect(reworded(from, own)).toBe(to)
})

test('a line whose hand-made wording no longer fits is told', () => {
  expect(() => reworded('- B-468 [open] Something else.', 'classroom')).toThrow('B-468')
})

test('an apostrophe of a name or a plural opens and ends no quoted text', () => {
  expect(quotedTexts("The teacher's 'Lưu' and the teachers' own are C's, not '{n} beans'.")).toEqual([
    'Lưu',
    '{n} beans',
  ])
})

import { expect, test } from 'vitest'
import { kinds, withoutFonts, withoutTypes } from './weigh.ts'

test('fonts do not count towards the weight of a page, everything else does', () => {
  const bytes = Object.fromEntries(kinds.map((kind, at) => [kind, 10 ** at])) as Parameters<
    typeof withoutFonts
  >[0]['bytes']
  expect(withoutFonts({ bytes, requests: 0, files: [], ahead: 0 })).toBe(1_111_111 - 10 ** kinds.indexOf('font'))
})

test('the files of question types do not count towards a route, its other scripts and styles do', () => {
  const file = (path: string, kind: (typeof kinds)[number], bytes: number) => ({ path, kind, bytes, encoding: 'br' })
  const files = [
    file('/assets/react-BWoGCj3.js', 'script', 1),
    file('/assets/one-choice-BHgZmHw.js', 'script', 10),
    file('/assets/one-choice-BC-fJEi.css', 'style', 100),
    file('/assets/exam-BlKBFD3.css', 'style', 1_000),
    file('/app.html', 'html', 10_000),
  ]
  expect(withoutTypes({ bytes: {} as never, requests: 5, files, ahead: 0 })).toBe(1_001)
})

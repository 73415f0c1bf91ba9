import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawnOnPage, firstOf } from '../../../../testing/page.tsx'
import { modeZone } from '../../../../testing/zone.ts'
import { Inspector } from './Inspector.tsx'

test('B-173 the mark of a box shows yes and no, and turns the one into the other', () => {
  const heard: unknown[] = []
  const drawn = (text: string) => <Inspector zone={modeZone('c', text)} onChange={(zone) => heard.push(zone.text)} />
  expect(renderToStaticMarkup(drawn('yes'))).toContain('checked=""')
  expect(renderToStaticMarkup(drawn('no'))).not.toContain('checked=""')
  for (const text of ['no', 'yes']) {
    fireEvent.click(firstOf(drawnOnPage(drawn(text)), 'input'))
  }
  expect(heard).toEqual(['yes', 'no'])
})

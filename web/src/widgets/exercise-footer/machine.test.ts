import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FooterEvent, footerAfter, footerButtons, openedFooter, takesAnswers } from './machine.ts'

const after = (mode: Parameters<typeof openedFooter>[0], ...events: FooterEvent[]) =>
  events.reduce(footerAfter, openedFooter(mode))
const shown = (...of: Parameters<typeof after>) => {
  const state = after(...of)
  return [state.mode, footerButtons(state), takesAnswers(state)]
}

test('B-293 in Create there is no button', () => {
  expect(shown('create')).toEqual(['create', [], false])
  for (const event of ['preview', 'edit', 'check', 'retry'] as const)
    expect(shown('create', event)).toEqual(shown('create'))
})

test('B-290 B-295 in Edit one button leads to Preview', () => {
  expect(shown('edit')).toEqual(['edit', ['preview'], false])
  expect(shown('edit', 'preview')[0]).toBe('preview')
})

test('B-291 B-296 Preview has Edit, then Check or Retry, and Edit leads back', () => {
  expect(shown('edit', 'preview')).toEqual(['preview', ['edit', 'check'], true])
  expect(shown('edit', 'preview', 'check')).toEqual(['preview', ['edit', 'retry'], false])
  expect(shown('edit', 'preview', 'check', 'edit')).toEqual(['edit', ['preview'], false])
  // a question that comes back from Edit is not the one that was checked
  expect(shown('edit', 'preview', 'check', 'edit', 'preview')).toEqual(['preview', ['edit', 'check'], true])
})

test('B-292 View has Check or Retry alone', () => {
  expect(shown('view')).toEqual(['view', ['check'], true])
  expect(shown('view', 'check')).toEqual(['view', ['retry'], false])
  for (const event of ['preview', 'edit', 'retry'] as const) expect(shown('view', event)).toEqual(shown('view'))
})

test('B-287 B-297 B-298 Check locks until Retry, and Retry begins with no answer', () => {
  for (const mode of ['view', 'preview'] as const) {
    const checked = after(mode, 'check')
    expect([takesAnswers(checked), checked.take]).toEqual([false, 0])
    const again = footerAfter(checked, 'retry')
    expect([takesAnswers(again), again.take, footerButtons(again)]).toEqual([
      true,
      1,
      mode === 'view' ? ['check'] : ['edit', 'check'],
    ])
  }
})

test('B-285 B-287 a view of what somebody has answered is locked from the start', () => {
  const state = openedFooter('view', true)
  expect([takesAnswers(state), footerButtons(state)]).toEqual([false, ['retry']])
  expect(takesAnswers(openedFooter('edit', true))).toBe(false)
})

test('whatever is pressed, at most two buttons stand there, and only an open question can be checked', () => {
  const events = fc.array(fc.constantFrom<FooterEvent>('preview', 'edit', 'check', 'retry'), { maxLength: 20 })
  fc.assert(
    fc.property(fc.constantFrom('create', 'edit', 'preview', 'view'), events, (mode, pressed) => {
      const state = after(mode, ...pressed)
      const buttons = footerButtons(state)
      expect(buttons.length).toBeLessThanOrEqual(2)
      expect(buttons.includes('check')).toBe(takesAnswers(state))
      expect(buttons.includes('check') && buttons.includes('retry')).toBe(false)
      // nobody comes from looking to editing
      if (mode === 'view' || mode === 'create') expect(state.mode).toBe(mode)
    }),
  )
})

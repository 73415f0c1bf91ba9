import type { Locator } from '@playwright/test'

/** How often the way to something may be looked at anew, before it counts as out of reach. */
const maxLooks = 40

type Way = {
  /** whether the focus is there, or on another button of the same radio group */
  readonly at: 'there' | 'same group' | 'elsewhere'
  readonly key: 'Tab' | 'Shift+Tab'
  /** how many presses it takes at least: some elements, such as players, have several stops inside */
  readonly presses: number
  /** how many presses of an arrow key it takes within the same group */
  readonly steps: number
}

/** The way of the Tab key from where the focus is to an element, or to the radio group that it belongs to. */
const wayTo = (target: Locator): Promise<Way> =>
  target.evaluate((element): Way => {
    const { activeElement: active } = document
    const isRadio = (one: Element | null): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.type === 'radio'
    const isTogether = (one: Element | null, other: Element | null) =>
      isRadio(one) && isRadio(other) && one.name === other.name
    if (active === element) return { at: 'there', key: 'Tab', presses: 0, steps: 0 }
    if (isTogether(active, element)) {
      const group = [...document.querySelectorAll('input[type=radio]:not(:disabled)')].filter((one) =>
        isTogether(one, element),
      )
      const steps = group.indexOf(element) - group.indexOf(active as Element)
      return { at: 'same group', key: 'Tab', presses: 0, steps: (steps + group.length) % group.length }
    }
    const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'
    const stops = [...document.querySelectorAll(focusable)].filter(
      (one) => one.getAttribute('tabindex') !== '-1' && one.checkVisibility() && !one.closest('[inert]'),
    )
    // of the radio buttons of a group one is a stop
    const single = stops.filter(
      (one, at) => one === element || !isTogether(one, stops[at + 1] ?? null) || one === active,
    )
    const isBehind = (one: Element, other: Element | null) =>
      other === null ||
      other === document.body ||
      (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    const forward = isBehind(element, active)
    const between = single.filter((one) =>
      forward
        ? isBehind(one, active) && isBehind(element, one)
        : isBehind(one, element) && isBehind(active ?? one, one),
    )
    const others = between.filter((one) => !isTogether(one, element) && !isTogether(one, active))
    return { at: 'elsewhere', key: forward ? 'Tab' : 'Shift+Tab', presses: others.length + 1, steps: 0 }
  })

/** Goes with Tab and Shift+Tab to an element, or to the stop of the radio group that it belongs to. */
const goTo = async (target: Locator): Promise<Way> => {
  const { keyboard } = target.page()
  for (let looks = 0; looks < maxLooks; looks += 1) {
    const way = await wayTo(target)
    const { at, key, presses } = way
    if (at !== 'elsewhere') return way
    for (let press = 0; press < presses; press += 1) await keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

/** Walks to something that is a stop of the keyboard. */
export const reach = async (target: Locator): Promise<void> => {
  if ((await goTo(target)).at !== 'there') throw new Error(`${target} is no stop of its own`)
}

/** Walks to a button and presses a key on it. */
export const pressOn = async (target: Locator, key: string): Promise<void> => {
  await reach(target)
  await target.page().keyboard.press(key)
}

/** Picks a radio button: with the space bar where the group begins, with the arrow keys from another one of it. */
export const pick = async (target: Locator): Promise<void> => {
  const { keyboard } = target.page()
  const { at, steps } = await goTo(target)
  if (at === 'there') return keyboard.press('Space')
  for (let step = 0; step < steps; step += 1) await keyboard.press('ArrowDown')
  if ((await wayTo(target)).at !== 'there') throw new Error(`the arrow keys do not reach ${target}`)
}

/** Walks to a box and types into it. */
export const typeInto = async (target: Locator, text: string): Promise<void> => {
  await reach(target)
  await target.page().keyboard.type(text)
}

/** Taps a box, and types on the keys that a phone then shows. */
export const tapAndType = async (target: Locator, text: string): Promise<void> => {
  await target.tap()
  await target.page().keyboard.insertText(text)
}

import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Draws a node alone on an empty page, for tests that press and type. @returns what stands around it */
export const drawnOnPage = (node: ReactNode): HTMLElement => {
  // groups of radio buttons would reach into what an earlier drawing left
  cleanup()
  return render(node).container
}

/** The elements of that tag, in the order of the page. */
export const allOf = <Tag extends keyof HTMLElementTagNameMap>(
  page: Element,
  tag: Tag,
): HTMLElementTagNameMap[Tag][] => [...page.querySelectorAll(tag)]

/** The first element of that tag. @throws when the page has none */
export const firstOf = <Tag extends keyof HTMLElementTagNameMap>(
  page: Element,
  tag: Tag,
): HTMLElementTagNameMap[Tag] => {
  const found = page.querySelector(tag)
  if (found === null) throw new Error(`no ${tag} on the page`)
  return found
}

import type { FrontPart } from '@phuong/domain/site/front-page'
import { createElement, type ReactNode } from 'react'

/** Around a part of the page that depends on the host or the settings: whoever serves it leaves it out or in (decision 0052). */
export function Part({ name, children }: { name: FrontPart; children: ReactNode }) {
  return createElement(`front-${name}`, null, children)
}

import { longestAddress } from './address.ts'

/** Most characters of each, and most links of the sidebar. */
export const menuLinkLengths = { label: 60, address: longestAddress } as const
export const mostMenuLinks = 40

/** A link of the sidebar as a person sees it: what it is called, and where it leads. */
export type MenuLink = {
  readonly id: number
  readonly label: string
  readonly address: string
  /** leads to the user guide of the role (C-219) */
  readonly guide: boolean
}

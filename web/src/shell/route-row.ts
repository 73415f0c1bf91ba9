import type { FirstAnswer } from '@phuong/domain/opening/first-data'
import type { AccessRule } from '@phuong/domain/people/route-access'
import type { ToastPlace } from '@phuong/ui/toast-list'
import type { ComponentType, ReactNode } from 'react'
import type { Me } from '../api/auth-state.ts'
import type { Row } from '../api/call.ts'
import type { MenuIconName } from '../widgets/menu/menu-icons.ts'

/** What this installation says of itself and of the host name in use. */
export type Site = Row<'SITE_Settings_Get'>
export type HostProfile = Site['hostProfile']

/** Sets of routes that a host profile has or lacks; see route-sets.ts. */
export type RouteSet = 'common' | 'olympic'

export type MenuPlace = {
  label: string
  /** by name, so that the table needs no drawing */
  icon: MenuIconName
  /** 'administrators' is the section of A-073. */
  group: 'main' | 'administrators'
  order: number
}

/** One screen of the product: where it is, who may open it, on which hosts, and how it is reached and loaded. */
export type RouteRow = {
  path: `/${string}`
  access: AccessRule
  set: RouteSet
  /** Which shell stands around it; 'demo' has a side navigation of its own (C-554). */
  frame: 'lms' | 'sitting' | 'demo'
  /** A public page from which a signed-in person is sent to the home (A-027, C-084). */
  visitorsOnly?: true
  /** Drawn as for a visitor, whoever is signed in on the device: that session is neither used nor changed (D59). */
  nameless?: true
  /** Where its toasts appear (D42). */
  toasts: ToastPlace
  title: string
  menu?: MenuPlace
  load: () => Promise<ComponentType>
  /**
   * Begins what the screen waits for while its code is still on the way; for who may open it, in a page that carries its
   * first data.
   */
  begin?: (me: Me, carried: readonly FirstAnswer[]) => Promise<void>
}

/** What a shell that comes in a file of its own is drawn from. */
export type ShellProps = { row: RouteRow; me: Me | null; children: ReactNode }

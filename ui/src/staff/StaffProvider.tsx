import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { ConfirmHost } from '../overlay/ConfirmHost.tsx'
import { ToastRegion } from '../overlay/ToastRegion.tsx'
import type { ToastPlace } from '../overlay/toast-list.ts'
import './variables.css'
import './mantine.css'
import './mantine-look.css'
import { staffTheme } from './theme.ts'

/** There is one scheme, so nothing has to be remembered in the browser. */
const lightOnly: MantineColorSchemeManager = {
  get: () => 'light',
  set() {},
  clear() {},
  subscribe() {},
  unsubscribe() {},
}

/**
 * What every staff screen stands in: Mantine with our theme, the toasts and the confirmations. Mantine writes no style
 * tag here: its variables and visibility classes come from `variables.css`, its scroll lock is off (see
 * docs/decisions/0002-style-tags.md).
 */
export function StaffProvider({ children, toastPlace }: { children: ReactNode; toastPlace?: ToastPlace }) {
  return (
    <MantineProvider
      theme={staffTheme}
      forceColorScheme="light"
      colorSchemeManager={lightOnly}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
      <ConfirmHost />
      <ToastRegion place={toastPlace} />
    </MantineProvider>
  )
}

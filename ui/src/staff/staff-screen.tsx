import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
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
 * What Mantine needs around its parts: our theme. It writes no style tag here: its variables and visibility classes come
 * from `variables.css`, its scroll lock is off (see docs/decisions/0002-style-tags.md).
 */
function StaffProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={staffTheme}
      forceColorScheme="light"
      colorSchemeManager={lightOnly}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}

/**
 * A screen, or a part of one, that is drawn with Mantine or what is made of it. The frame around it does without, so that
 * nobody loads Mantine but who opens such a screen.
 */
export const staffScreen = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  function StaffScreen(props: Props) {
    return (
      <StaffProvider>
        <Screen {...props} />
      </StaffProvider>
    )
  }

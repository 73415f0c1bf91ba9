import { returnParameter } from '@phuong/domain/opening/return-parameter'
import { probe } from '../api/probe.ts'
import { classLinkIn } from '../widgets/link/class-link.ts'
import { listen, openWindow, takeUp } from './windows.ts'

/** C-030. */
const probeAfterMs = 500

takeUp('login', () => import('./login.tsx'))
takeUp('register', () => import('./register.tsx'))
takeUp('forgot', () => import('./forgot.tsx'))
listen()

// the menu of a phone closes by Escape, by a press beside it, and when a window opens
const menu = document.getElementById('menu') as HTMLDetailsElement
const closeMenu = ({ target }: Event) => {
  if (!menu.contains(target as Node)) menu.open = false
}
addEventListener('click', closeMenu)
addEventListener('focusin', closeMenu)
menu.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})

// the entries of a page of the product that has turned into this one (browser/history.ts) are none of this one
addEventListener('popstate', () => {
  if (location.pathname !== '/') location.reload()
})

// who came by the link of a class looks around first; each window leads back there
const asked = new URLSearchParams(location.search)
if (asked.has('login') || (asked.has(returnParameter) && classLinkIn(location.search) === null)) openWindow('login')

setTimeout(probe, probeAfterMs)

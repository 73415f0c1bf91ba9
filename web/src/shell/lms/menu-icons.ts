import { HomeIcon, ShieldIcon, UsersGroupIcon } from '@phuong/ui/icons'
import type { MenuIconName } from '../route-row.ts'

export const menuIcons = {
  home: HomeIcon,
  classes: UsersGroupIcon,
  lists: ShieldIcon,
} as const satisfies Record<MenuIconName, unknown>

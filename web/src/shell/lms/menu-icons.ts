import { HomeIcon } from '@phuong/ui/icons'
import { FolderIcon, ShieldIcon, TrophyIcon, UsersGroupIcon } from '@phuong/ui/work-icons'
import type { MenuIconName } from '../route-row.ts'

export const menuIcons = {
  home: HomeIcon,
  classes: UsersGroupIcon,
  lists: ShieldIcon,
  olympic: TrophyIcon,
  folders: FolderIcon,
} as const satisfies Record<MenuIconName, unknown>

import { HomeIcon } from '@phuong/ui/icons'
import {
  ClockIcon,
  FileIcon,
  FolderIcon,
  ResultsIcon,
  ShieldIcon,
  TrophyIcon,
  UsersGroupIcon,
} from '@phuong/ui/work-icons'
import type { MenuIconName } from '../route-row.ts'

export const menuIcons = {
  home: HomeIcon,
  classes: UsersGroupIcon,
  lists: ShieldIcon,
  olympic: TrophyIcon,
  folders: FolderIcon,
  tests: ResultsIcon,
  papers: FileIcon,
  jobs: ClockIcon,
} as const satisfies Record<MenuIconName, unknown>

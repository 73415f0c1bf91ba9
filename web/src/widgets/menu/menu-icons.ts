import { HomeIcon } from '@phuong/ui/icons'
import {
  BookIcon,
  CalendarIcon,
  ExternalIcon,
  FileIcon,
  FolderIcon,
  LanguageIcon,
  LinkIcon,
  PlaceIcon,
  ResultsIcon,
  ShieldIcon,
  StarIcon,
  TrophyIcon,
  UsersGroupIcon,
  WorldIcon,
} from '@phuong/ui/lms-icons'
import { ClockIcon, PlayIcon, SendIcon } from '@phuong/ui/work-icons'

/** Icons of the menu, and of the same pages on a home, by the name that a route gives. */
export const menuIcons = {
  home: HomeIcon,
  classes: UsersGroupIcon,
  assignments: CalendarIcon,
  lists: ShieldIcon,
  olympic: TrophyIcon,
  folders: FolderIcon,
  tests: ResultsIcon,
  papers: FileIcon,
  translate: LanguageIcon,
  jobs: ClockIcon,
  mail: SendIcon,
  places: PlaceIcon,
  site: ExternalIcon,
  hosts: WorldIcon,
  links: LinkIcon,
  games: StarIcon,
  lessons: BookIcon,
  slides: PlayIcon,
} as const

export type MenuIconName = keyof typeof menuIcons

/** The modes of a zone by their stored names (B-158, B-189): everything without React that the product knows of them. */
import { choice } from './choice/mode.ts'
import type { ZoneMode } from './contract.ts'
import { dragDrop } from './drag-drop/mode.ts'
import { dropDown } from './drop-down/mode.ts'
import { listen } from './listen/mode.ts'
import { match } from './match/mode.ts'
import { selectWord } from './select-word/mode.ts'
import { write } from './write/mode.ts'

const registry = {
  Write: write,
  Choice: choice,
  Match: match,
  SelectWord: selectWord,
  Listen: listen,
  DragDrop: dragDrop,
  DropDown: dropDown,
  // new zones: above this line
}

export type Mode = keyof typeof registry
export const zoneModes: Readonly<Record<Mode, ZoneMode>> = registry

export const isMode = (name: string): name is Mode => Object.hasOwn(zoneModes, name)
export const modes: readonly Mode[] = Object.keys(zoneModes).filter(isMode)

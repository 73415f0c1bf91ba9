import type { ZoneEditing } from '../../drawing.tsx'
import type { Mode, Zone } from '../document/document.ts'
import { isMode } from '../zones/modes.ts'
import { zoneScreens } from '../zones/screens.tsx'
import { texts } from './texts.ts'

const loaded = new Map<Mode, ZoneEditing>()

/** All modes in the order of the toolbar (B-158). */
const inOrder: readonly Mode[] = Object.keys(zoneScreens).filter(isMode)

/** Brings what edits the zones of each mode: before the editor is drawn, so that nothing arrives late among the rest. */
export const loadEditing = async (): Promise<void> => {
  await Promise.all(
    inOrder.map(async (mode) => {
      loaded.set(mode, (await zoneScreens[mode].editing()).editing)
    }),
  )
}

/** @throws Error where the editor is drawn before `loadEditing` has ended */
export const editingOf = (mode: Mode): ZoneEditing => {
  const editing = loaded.get(mode)
  if (editing === undefined) throw new Error(`what edits ${mode} is not loaded`)
  return editing
}

/** The modes that can be drawn here, with what draws them. */
export const toolsInOrder = () =>
  inOrder.flatMap((mode) => {
    const { name, tool } = editingOf(mode)
    return tool === null ? [] : [{ mode, name, ...tool }]
  })

/** The name of a zone, for who cannot see it. */
export const nameOf = (zone: Zone, number: number): string => {
  const { name: mode, face } = editingOf(zone.mode)
  const name = texts.zone(number, mode, face(zone).said)
  return zone.aside ? `${name}, ${texts.isAside}` : name
}

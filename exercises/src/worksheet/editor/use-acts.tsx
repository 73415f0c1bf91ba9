import { type RefObject, useState } from 'react'
import { maxZones } from '../document/document.ts'
import { groupsOf } from '../document/groups.ts'
import { zoneModes } from '../zones/modes.ts'
import type { Point } from './gesture.ts'
import { unfinishedId } from './Lists.tsx'
import type { NewIds } from './new-zones.ts'
import { type Listed, overviewOf } from './overview.ts'
import type { EditorStore } from './store.ts'
import { texts } from './texts.ts'
import { addedAt } from './use-pointer.tsx'

type Desk = {
  store: EditorStore
  newIds(): NewIds
  view: RefObject<HTMLElement | null>
  /** the point of the worksheet in the middle of what is seen */
  middle(): Point
  focusZone(id: string): void
}

/** What is done to zones by buttons and keys, each told in words and with the focus where it goes on. */
export function useActs({ store, newIds, view, middle, focusZone }: Desk) {
  const [said, setSaid] = useState('')
  return {
    /** what was done last, for who cannot see it */
    said,
    remove: ({ zone, number }: Listed) => {
      setSaid(texts.deleted(number))
      store.send({ type: 'delete', id: zone.id })
      view.current?.focus({ preventScroll: true })
    },
    /** puts a zone of the mode in use into the middle of what is seen */
    add: () => {
      const { mode, history } = store.get()
      if (mode === null) return
      store.send(addedAt(mode, middle(), newIds()))
      const added = store.get()
      if (added.history === history || added.selected === null) {
        if (history.present.length >= maxZones) setSaid(texts.full)
        return
      }
      const id = added.selected
      setSaid(texts.added(overviewOf(added.history.present, added.pages).findIndex(({ zone }) => zone.id === id) + 1))
      // when it is drawn
      requestAnimationFrame(() => focusZone(id))
    },
    /** A fault that a group has together goes when all of it is set aside. */
    putAside: ({ zone, number }: Listed) => {
      const together = zoneModes[zone.mode].unfinished.per === 'group'
      const group = together ? groupsOf(store.get().history.present).find(({ id }) => id === zone.id) : undefined
      store.send({ type: 'setAside', ids: (group?.zones ?? [zone]).map(({ id }) => id), aside: true })
      setSaid(texts.wasPutAside(number))
      document.getElementById(unfinishedId)?.focus({ preventScroll: true })
    },
  }
}

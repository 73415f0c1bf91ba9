import type { Zone } from '../document/document.ts'
import type { EditorEvent } from './machine.ts'

/** How far an arrow key moves or resizes a zone, in page units; with Ctrl by one. */
const keyStep = 5
const arrows: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])

/** What a key on a zone asks of the editor around the machine. */
export type Way = 'next' | 'previous' | 'first' | 'last' | 'properties' | 'remove'
const ways: ReadonlyMap<string, Way> = new Map([
  ['PageDown', 'next'],
  ['PageUp', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['Enter', 'properties'],
  ['Delete', 'remove'],
  ['Backspace', 'remove'],
])

type Key = { readonly key: string; readonly ctrlKey: boolean; readonly shiftKey: boolean }

/** What a key does on the chosen zone: an event of the machine, or a way; undefined for a key that does nothing there. */
export const keyedOn = (
  { id, width, height }: Zone,
  { key, ctrlKey, shiftKey }: Key,
): EditorEvent | Way | undefined => {
  const arrow = arrows.get(key)
  if (arrow) {
    const step = ctrlKey ? 1 : keyStep
    const [dx, dy] = [arrow[0] * step, arrow[1] * step]
    return shiftKey
      ? { type: 'setPlace', id, place: { width: width + dx, height: height + dy } }
      : { type: 'nudge', dx, dy }
  }
  return key === ' ' ? { type: 'toggle', id } : ways.get(key)
}

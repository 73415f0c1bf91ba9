/**
 * Door 4 of this room: the worksheet document, its public form, its marking and the editor's machine, pure
 * (docs/protocol.md 7).
 */

export * from './worksheet/document/document.ts'
export * from './worksheet/document/groups.ts'
export * from './worksheet/document/place.ts'
export * from './worksheet/document/public.ts'
export * from './worksheet/document/read.ts'
export * from './worksheet/document/unfinished.ts'
export * from './worksheet/editor/gesture.ts'
export * from './worksheet/editor/history.ts'
export * from './worksheet/editor/machine.ts'
export * from './worksheet/editor/new-zones.ts'
export * from './worksheet/editor/store.ts'
export * from './worksheet/marking/answerable.ts'
export * from './worksheet/marking/items.ts'
export * from './worksheet/marking/mark.ts'
export * from './worksheet/marking/score.ts'
export * from './worksheet/player/answers.ts'
export * from './worksheet/player/groups.ts'
export * from './worksheet/player/read-public.ts'

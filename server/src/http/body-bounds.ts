import type { Bound } from './body-room.ts'

const megabyte = 1_048_576

/**
 * Bytes of bodies that may be under way at once (docs/decisions/0032-doors.md). A school is one address: the small ones
 * are many thousand pupils at the same moment, the large ones 32 teachers who save their largest worksheets. Small and
 * large are counted apart, so that nobody's large bodies keep a pupil's answers out.
 */
const small = { perAddress: 32 * megabyte, all: 256 * megabyte }
const large = { perAccount: 8 * megabyte, perAddress: 32 * megabyte, all: 96 * megabyte }

/** What bounds a body that is read from anybody. */
export const smallBounds = (address: string): Bound[] => [
  { name: 'small', maxBytes: small.all },
  { name: `small of ${address}`, maxBytes: small.perAddress },
]

/** What bounds a longer one, of somebody who is signed in. */
export const largeBounds = (address: string, account: string): Bound[] => [
  { name: 'large', maxBytes: large.all },
  { name: `large of ${address}`, maxBytes: large.perAddress },
  { name: `large of ${account}`, maxBytes: large.perAccount },
]

/**
 * Bytes of a medium that are not those of its public file, and play and draw the same: each container has a place for
 * what no player reads (docs/decisions/0016-names-of-media.md).
 */

/** The letters that are put in: plain ASCII, so that they look like nothing of the container. */
type Filler = string

/** The length of an ID3v2 tag in front of a sound, with its header; 0 for a sound without one. */
const tagLength = (sound: Buffer): number => {
  if (sound.length < 10 || sound.toString('latin1', 0, 3) !== 'ID3') return 0
  // four bytes of seven bits each, and a footer where a flag says so
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((sound[at] ?? 0) & 0x7f), 0)
  return Math.min(sound.length, 10 + size + ((sound[5] ?? 0) & 0x10 ? 10 : 0))
}

/** A number as ID3v2.4 writes it: four bytes of seven bits each. */
const syncSafe = (value: number): Buffer => Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f))

/** A sound with one tag in front, which holds a private frame; the tag that it had says who encoded it. */
const markedSound = (sound: Buffer, filler: Filler): Buffer => {
  // whose it is ends with a zero: nobody's
  const held = Buffer.from(`\0${filler}`, 'latin1')
  const frame = Buffer.concat([Buffer.from('PRIV'), syncSafe(held.length), Buffer.alloc(2), held])
  const header = Buffer.concat([Buffer.from('ID3'), Buffer.from([4, 0, 0]), syncSafe(frame.length)])
  return Buffer.concat([header, frame, sound.subarray(tagLength(sound))])
}

/** A clip with a free box behind its last one: in front, every offset within the clip would be another. */
const markedClip = (clip: Buffer, filler: Filler): Buffer => {
  const held = Buffer.from(filler, 'latin1')
  const header = Buffer.alloc(8, 'free', 'latin1')
  header.writeUInt32BE(8 + held.length, 0)
  header.write('free', 4, 'latin1')
  return Buffer.concat([clip, header, held])
}

/** A drawing with a comment in front of its root, behind the declaration where it has one. */
const markedDrawing = (drawing: Buffer, filler: Filler): Buffer => {
  const declared = /^\uFEFF?\s*<\?xml.*?\?>/s.exec(drawing.toString('utf8', 0, 500))?.[0] ?? ''
  const at = Buffer.byteLength(declared)
  // two hyphens would end the comment
  const comment = Buffer.from(`<!--${filler.replaceAll('-', '.')}-->`, 'latin1')
  return Buffer.concat([drawing.subarray(0, at), comment, drawing.subarray(at)])
}

/** The kinds of media that pupils get under names that say nothing: how each is sent and marked. */
const mediaKinds = {
  '.mp3': { type: 'audio/mpeg', isPlayed: true, marked: markedSound },
  '.mp4': { type: 'video/mp4', isPlayed: true, marked: markedClip },
  '.svg': { type: 'image/svg+xml', isPlayed: false, marked: markedDrawing },
} as const satisfies Record<
  string,
  { type: string; isPlayed: boolean; marked: (bytes: Buffer, filler: Filler) => Buffer }
>
export type MediaKind = (typeof mediaKinds)[keyof typeof mediaKinds]

/** The kind of a file by its name; null for what is no medium, such as the notice of a licence. */
export const mediaKindOf = (path: string): MediaKind | null => {
  const ending = /\.\w+$/.exec(path)?.[0] ?? ''
  return Object.hasOwn(mediaKinds, ending) ? mediaKinds[ending as keyof typeof mediaKinds] : null
}

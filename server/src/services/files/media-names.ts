import { createHash, createHmac } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { faultCode } from '../../faults.ts'
import { mediaKindOf } from './marked-media.ts'

/** Sounds, pictures and clips of the exercises, with the notices of their licences beside them. */
export const mediaFolders = [
  'clips',
  'pictures/clocks',
  'pictures/colours',
  'pictures/counts',
  'pictures/places',
  'pictures/shapes',
  'pictures/things',
  'pictures/words',
  'sounds/scripts',
  'sounds/words',
] as const

/** What the paths of media begin with: a folder that is new is hidden before anybody thinks of it. */
const ofMedia = /^\/(clips|pictures|sounds)\//
/** How much of the hash stands in a name: 144 bits, 24 signs. */
const nameBytes = 18
/** Where addresses without a host are read from; it is never asked. */
const here = 'http://here.invalid'
/** What a response gives back as it was shown: ids, and the words to choose from. */
const givenBack: ReadonlySet<string> = new Set(['id', 'choices', 'words'])

/**
 * Letters that are put into a medium: so many at the most, and one more for so many bytes of it. Most of the 2,800 words
 * are between 2 and 7 kB long, so that a length fits hundreds of them.
 */
const fillerLetters = 2_048
const bytesPerLetter = 16

/** The names under which pupils get the product's own media before they have answered (D20). */
export type MediaNames = {
  /** The address that says nothing for the path of a file, such as '/sounds/words/cat.mp3'. */
  addressOf(path: string): string
  /** The value with each address of own media in it replaced; every other text stays as it is. */
  hide(value: unknown): unknown
  /** Letters that nobody else can know, in a number that nobody else can know, to be put into the medium of this path. */
  fillerOf(path: string, bytes: number): string
  /** A validator of bytes that are sent, which says nothing of them to who does not have the key. */
  tagOf(bytes: Buffer): string
}

/** The path that an address names; one that cannot be read stays as it is. */
export const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The file of ours that a text is the address of, and the part of it that is meant ('#t=10'); null for any other text. */
const ownMedia = (text: string): { path: string; part: string } | null => {
  const address = text.trim()
  if (!address.includes('/') || !URL.canParse(address, here)) return null
  const url = new URL(address, here)
  if (url.origin !== here) return null
  const path = decoded(url.pathname)
  return ofMedia.test(path) ? { path, part: url.hash } : null
}

/** The value with something else in the place of each address of own media in it. */
const replaced = (value: unknown, by: (path: string, part: string) => string, field = ''): unknown => {
  if (typeof value === 'string') {
    const own = givenBack.has(field) ? null : ownMedia(value)
    return own === null ? value : by(own.path, own.part)
  }
  if (Array.isArray(value)) return value.map((item) => replaced(item, by, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, replaced(held, by, name)]))
}

/** The value without addresses of own media, for where nothing is drawn or heard. */
export const withoutMedia = (value: unknown): unknown => replaced(value, () => '')

/** @param key what the names are made with: who does not have it learns nothing from a name */
export const mediaNames = (key: Buffer): MediaNames => {
  const addressOf = (path: string): string => {
    const name = createHmac('sha256', key).update(path).digest().subarray(0, nameBytes).toString('base64url')
    return `/media/${name}${/\.\w+$/.exec(path)?.[0] ?? ''}`
  }
  const fillerOf = (path: string, bytes: number): string => {
    const seed = createHmac('sha256', key).update(`filler ${path}`).digest()
    const maxLetters = fillerLetters + Math.floor(bytes / bytesPerLetter)
    const length = 1 + (seed.readUInt32BE() % maxLetters)
    // a base64 letter is six bits
    const outputLength = Math.ceil((length * 6) / 8)
    return createHash('shake256', { outputLength }).update(seed).digest('base64url').slice(0, length)
  }
  return {
    addressOf,
    hide: (value) => replaced(value, (path, part) => `${addressOf(path)}${part}`),
    fillerOf,
    tagOf: (bytes) =>
      `"${createHmac('sha256', key).update(bytes).digest().subarray(0, nameBytes).toString('base64url')}"`,
  }
}

/** The media of a folder; none for one that is not there. */
const mediaIn = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => mediaKindOf(name) !== null)
  } catch (fault) {
    if (faultCode(fault) === 'ENOENT') return []
    throw fault
  }
}

/** The media below a folder by the name that says nothing, as paths within the folder ('sounds/words/cat.mp3'). */
export const mediaByName = async (root: string, { addressOf }: MediaNames): Promise<ReadonlyMap<string, string>> => {
  const listed = await Promise.all(
    mediaFolders.map(async (folder) => (await mediaIn(join(root, folder))).map((name) => `${folder}/${name}`)),
  )
  return new Map(listed.flat().map((path) => [addressOf(`/${path}`).replace('/media/', ''), path]))
}

/** A sound or a video that belongs to a question (C-615). */
export type AttachedFile = { readonly kind: 'audio' | 'video'; readonly url: string; readonly name: string }

const kinds = { audioUrl: 'audio', videoUrl: 'video' } as const
/** Far deeper than questions hold questions, options and words. */
const maxDepth = 12

/** What a field holds, also where it was stored as JSON text (C-384). */
const read = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const nameIn = ({ pathname }: URL): string => {
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** The file that an address leads to; none for what is no address of the web. */
const fileAt = (kind: AttachedFile['kind'], address: unknown, base: string): AttachedFile[] => {
  if (typeof address !== 'string' || address.trim() === '' || !URL.canParse(address.trim(), base)) return []
  const url = new URL(address.trim(), base)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return []
  return [{ kind, url: url.href, name: nameIn(url) || url.host }]
}

/**
 * The sounds and videos of a question in its own order, each once: its own, those of its options and of the questions
 * inside it.
 * @param base the address that relative ones belong to
 */
export const filesOf = (question: unknown, base: string): AttachedFile[] => {
  const found = new Map<string, AttachedFile>()
  const look = (value: unknown, depth: number): void => {
    const thing = read(value)
    if (depth > maxDepth || typeof thing !== 'object' || thing === null) return
    for (const [field, inside] of Object.entries(thing)) {
      if (field === 'audioUrl' || field === 'videoUrl')
        for (const file of fileAt(kinds[field], inside, base)) found.set(`${file.kind} ${file.url}`, file)
      else look(inside, depth + 1)
    }
  }
  look(question, 0)
  return [...found.values()]
}

import { open } from 'node:fs/promises'
import { ATTACHMENT_NAME_LENGTH, truncate } from '@phuong/domain/format/truncate'
import { cleanText } from '@phuong/domain/names/clean'
import { refuse } from '@phuong/domain/refusals'
import { fileTypeFromFile } from 'file-type'
import { PictureRefusal } from '../../adapters/pictures/refusal.ts'
import type { RasterFormat } from '../../adapters/pictures/sizes.ts'
import { fileTexts } from './texts.ts'

/** What a file is, by its content; its name and what the browser calls it count for nothing (A-357, B-615, D30). */
export type Kind = { mediaType: string; ending: string } & (
  | { pages: 'pdf' | 'none' }
  | { pages: 'picture'; format: RasterFormat }
)

const picture = (format: RasterFormat, ending: string): Kind => ({
  mediaType: `image/${format}`,
  ending,
  pages: 'picture',
  format,
})
/** A file that is only ever handed out again as it is. */
const inert = (mediaType: string, ending: string): Kind => ({ mediaType, ending, pages: 'none' })
const office = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}`

/** The kinds that are taken, by the media type that is read from the content. Nothing here runs or draws in a browser page. */
const kinds: Readonly<Record<string, Kind>> = {
  'application/pdf': { mediaType: 'application/pdf', ending: 'pdf', pages: 'pdf' },
  'image/png': picture('png', 'png'),
  'image/apng': picture('png', 'png'),
  'image/jpeg': picture('jpeg', 'jpg'),
  'image/webp': picture('webp', 'webp'),
  'image/gif': picture('gif', 'gif'),
  [office('wordprocessingml.document')]: inert(office('wordprocessingml.document'), 'docx'),
  [office('spreadsheetml.sheet')]: inert(office('spreadsheetml.sheet'), 'xlsx'),
  [office('presentationml.presentation')]: inert(office('presentationml.presentation'), 'pptx'),
  'audio/mpeg': inert('audio/mpeg', 'mp3'),
  'audio/ogg': inert('audio/ogg', 'ogg'),
  'audio/ogg; codecs=opus': inert('audio/ogg', 'ogg'),
  'audio/wav': inert('audio/wav', 'wav'),
  'audio/x-m4a': inert('audio/mp4', 'm4a'),
  'audio/mp4': inert('audio/mp4', 'm4a'),
  'video/mp4': inert('video/mp4', 'mp4'),
  'video/webm': inert('video/webm', 'webm'),
}

/** Sounds and videos: what is played, and so sent in parts where a player asks for one. */
export const isPlayed = ({ mediaType }: Pick<Kind, 'mediaType'>): boolean => /^(?:audio|video)\//.test(mediaType)

/** Other endings that people write for a kind. */
const otherEndings: Readonly<Record<string, readonly string[]>> = { jpg: ['jpeg'], ogg: ['oga', 'opus'], mp4: ['m4v'] }

/** The most units of text that a stored name has, its ending included. */
const longestName = 200

/**
 * The name under which a file is shown and handed out: one line without folders, direction marks and what no eye sees, at
 * most 200 units long, with the ending of what the file is (H078). It is never a path. Browsers write three signs of a name
 * as %22, %0D and %0A.
 */
export const safeFileName = (name: string, ending: string): string => {
  const written = name.replace(/%0[da]/gi, ' ').replace(/%22/g, '"')
  const clean = cleanText(written.split(/[/\\]/).at(-1) ?? '').replace(/[<>:"|?*]/g, '_')
  const given = /\.([^.]+)$/.exec(clean)?.[1]?.toLowerCase() ?? ''
  const known = given === ending || otherEndings[ending]?.includes(given)
  const stem = known ? clean.slice(0, -given.length - 1) : clean
  const room = longestName - ending.length - 1
  return `${
    stem
      .slice(0, room)
      .toWellFormed()
      // half a sign that was cut in two is none
      .replace(/[\s.\uFFFD]+$/, '') || 'file'
  }.${known ? given : ending}`
}

/** Refuses one file, with its name and the reason. */
export const refuseFile = (
  code: 'BAD_PARAMETERS' | 'TOO_LARGE' | 'UNSUPPORTED_MEDIA',
  name: string,
  reason: string,
): Error => {
  const shown = truncate(cleanText(name), ATTACHMENT_NAME_LENGTH)
  return refuse(code, { fields: { files: fileTexts.failed(shown), reason } })
}

const tooLarge: readonly string[] = ['TOO_MANY_PAGES', 'TOO_MANY_PIXELS', 'TOO_TALL']

/** A refusal of the picture maker as an answer; anything else stays the fault that it is. */
export const worded = (fault: unknown, name: string): unknown =>
  fault instanceof PictureRefusal
    ? refuseFile(tooLarge.includes(fault.code) ? 'TOO_LARGE' : 'BAD_PARAMETERS', name, fileTexts[fault.code])
    : fault

/** Why a file of a kind that is not taken is refused, and what to do where there is something (H171). */
const whyNot = (mediaType = ''): string => {
  if (mediaType.startsWith('image/')) return fileTexts.otherPicture
  return officeTypes.test(mediaType) ? fileTexts.office : fileTexts.kind
}

/** Documents of Word, Excel and PowerPoint, new and old, and of what else writes such. */
const officeTypes = /^application\/(?:vnd\.(?:openxmlformats-officedocument|oasis\.opendocument)\.|x-cfb$|rtf$)/

/** A PDF may begin within this many bytes; programs put line breaks before it (H170). */
const firstBytes = 1_024
const pdfBehindBlanks = /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*%PDF-/

/** Whether nothing but blanks stands before the head of a PDF, which the library that names kinds does not look behind. */
const isPdfBehindBlanks = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(firstBytes) })
    return pdfBehindBlanks.test(buffer.toString('latin1', 0, bytesRead))
  } finally {
    await file.close()
  }
}

/**
 * What a file is, by its content.
 * @throws Refusal 415 for what is not taken: HTML, SVG, archives, programs, unknown bytes, and pictures and documents for
 * which the reason says what to do
 * @param reason what is said in its place where the door takes a few kinds only
 */
export const kindOf = async (path: string, name: string, reason?: string): Promise<Kind> => {
  const mediaType =
    (await fileTypeFromFile(path).catch(() => undefined))?.mime ??
    ((await isPdfBehindBlanks(path)) ? 'application/pdf' : undefined)
  const kind = mediaType === undefined ? undefined : kinds[mediaType]
  if (kind === undefined) throw refuseFile('UNSUPPORTED_MEDIA', name, reason ?? whyNot(mediaType))
  return kind
}

/** Refuses a file for its kind, which other doors take. */
export const refuseKind = ({ mediaType }: Kind, name: string): Error =>
  refuseFile('UNSUPPORTED_MEDIA', name, whyNot(mediaType))

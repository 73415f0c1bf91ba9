import { isMediaAddress, isOwnFile, isPictureAddress } from '@phuong/domain/catalogue/media-url'
import { decoded } from '../files/media-names.ts'
import type { Finding } from './finding.ts'
import type { Path } from './read-json.ts'
import { paperTexts } from './texts.ts'

/** What the pages of pupils can load. */
export type Reach = {
  /** addresses of the product's own files, such as '/sounds/words/cat.mp3' and '/media/<name>.mp3'; null where nobody knows them */
  readonly files: ReadonlySet<string> | null
  /** origins from which the policy of the pages lets pictures, sounds and films come */
  readonly origins: ReadonlySet<string>
}

type Kind = { fits(address: unknown): boolean; readonly wrong: string; readonly unseen: string }

export const pictureKind: Kind = {
  fits: isPictureAddress,
  wrong: paperTexts.picture,
  unseen: paperTexts.unseen.picture,
}

/** The fields that hold addresses. */
export const addressKinds: ReadonlyMap<string, Kind> = new Map([
  ['imageUrl', pictureKind],
  ['audioUrl', { fits: isMediaAddress, wrong: paperTexts.sound, unseen: paperTexts.unseen.sound }],
  ['videoUrl', { fits: isMediaAddress, wrong: paperTexts.film, unseen: paperTexts.unseen.film }],
])

/** Uploads: whether they are there is a question of rows and rights. */
const ofServer = /^\/api\//

/** Why a page does not load what an address names; null where it does. */
const whyUnseen = (address: string, { files, origins }: Reach): string | null => {
  if (isOwnFile(address)) {
    const path = decoded(address.replace(/[?#].*$/, ''))
    return files === null || ofServer.test(path) || files.has(path) ? null : paperTexts.noFile
  }
  const { origin, host } = new URL(address)
  return origins.has(origin) ? null : paperTexts.otherHost(host)
}

/** What is to be said of an address; where nothing is known of the pages, only whether it is one (B-716 to B-718). */
export const ofAddress = (
  { fits, wrong, unseen }: Kind,
  value: unknown,
  path: Path,
  reach: Reach | null,
): Finding[] => {
  if (value === null || value === '') return []
  if (!fits(value)) return [{ path, text: wrong }]
  const why = reach && URL.canParse(String(value), 'https://here.invalid') ? whyUnseen(String(value), reach) : null
  return why === null ? [] : [{ path, text: `${unseen}: ${why}`, note: true }]
}

import type { Settings } from '../../settings.ts'

/** The host that /olympicTA shows in a frame (C-551); null without one. */
export const framedHost = ({ OLYMPIC_ENGLISH_URL }: Pick<Settings, 'OLYMPIC_ENGLISH_URL'>): string | null =>
  OLYMPIC_ENGLISH_URL === null ? null : new URL(OLYMPIC_ENGLISH_URL).hostname

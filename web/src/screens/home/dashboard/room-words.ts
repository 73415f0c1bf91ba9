import { formatBytes } from '@phuong/domain/format/bytes'
import type { RoomRow } from './queries.ts'
import { texts } from './texts.ts'

/** A remark on room that runs out, for the administrator. */
type RoomWords = { readonly tone: 'warning' | 'danger'; readonly title: string; readonly text: string }

const diskWords = ({ free, total, filesNeed, answersNeed, level }: RoomRow['disk']): RoomWords[] => {
  const left = texts.roomLeft(formatBytes(free), formatBytes(total))
  if (level === 'low')
    return [
      {
        tone: 'warning',
        title: texts.diskLowTitle,
        text: `${left} ${texts.diskLowText(formatBytes(filesNeed), formatBytes(answersNeed))}`,
      },
    ]
  if (level === 'noFiles')
    return [
      { tone: 'danger', title: texts.noFilesTitle, text: `${left} ${texts.noFilesText(formatBytes(answersNeed))}` },
    ]
  return level === 'noAnswers'
    ? [{ tone: 'danger', title: texts.noAnswersTitle, text: `${left} ${texts.noAnswersText}` }]
    : []
}

const recordingWords = ({ bytes, limit, level }: RoomRow['recordings']): RoomWords[] => {
  if (level === 'ok') return []
  const text = texts.recordingsText(formatBytes(bytes), formatBytes(limit))
  return level === 'low'
    ? [{ tone: 'warning', title: texts.recordingsLowTitle, text }]
    : [{ tone: 'danger', title: texts.recordingsFullTitle, text }]
}

/** What an administrator sees to before room runs out, and once it has; nothing while all is well. */
export const roomWords = ({ disk, recordings }: RoomRow): RoomWords[] => [
  ...diskWords(disk),
  ...recordingWords(recordings),
]

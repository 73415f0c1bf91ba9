import type { ReactNode } from 'react'
import css from './MediaList.module.css'
import type { SessionFile } from './queries.ts'

type MediaListProps = {
  files: readonly SessionFile[]
  /** What can be done with a file, beside its name. */
  act?: (file: SessionFile) => ReactNode
}

/** Sounds and videos with the controls of the browser; nothing of them is fetched before somebody plays one. */
export function MediaList({ files, act }: MediaListProps) {
  return (
    <ul className={css.files}>
      {files.map((file) => (
        <li key={file.id}>
          <div className={css.head}>
            <span className={css.name} id={`file-${file.id}`}>
              {file.fileName}
            </span>
            {act?.(file)}
          </div>
          <Player file={file} />
        </li>
      ))}
    </ul>
  )
}

function Player({ file: { id, fileUrl, mediaType } }: { file: SessionFile }) {
  const facts = { src: fileUrl, controls: true, preload: 'none', 'aria-labelledby': `file-${id}` } as const
  return mediaType.startsWith('video/') ? (
    <video className={css.video} playsInline {...facts} />
  ) : (
    <audio className={css.sound} {...facts} />
  )
}

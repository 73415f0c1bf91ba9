import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { UploadIcon } from '@phuong/ui/desk-icons'
import { IconButton } from '@phuong/ui/IconButton'
import { CloseIcon } from '@phuong/ui/icons'
import { Notice } from '@phuong/ui/Notice'
import { ProgressBar } from '@phuong/ui/ProgressBar'
import { type DragEvent, useRef, useState } from 'react'
import type { UploadedFile, UploadTarget } from '../../api/upload.ts'
import { uploadTexts } from './texts.ts'
import css from './UploadBox.module.css'
import { kindsFor, offeredTypes, type Upload } from './upload-list.ts'
import { useUploads } from './use-uploads.ts'

type UploadBoxProps = {
  target: UploadTarget
  /** 1 for a background; 5 when not given (B-614) */
  max?: number
  onStored(file: UploadedFile): void
}

/** The upload widget (B-613): a button, and a place to drop files on; below it what is under way and what failed. */
export function UploadBox({ target, max, onStored }: UploadBoxProps) {
  const { uploads, failed, tooMany, add, forget } = useUploads({ target, max, onStored })
  const chooser = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const kinds = kindsFor(target)
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the second way, the button beside it the first
    <div
      className={cx(css.box, over && css.over)}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={drop}
    >
      <div className={css.ask}>
        <Button variant="primary" icon={<UploadIcon />} onClick={() => chooser.current?.click()}>
          {uploadTexts.choose}
        </Button>
        <p className={css.words}>
          <span>{over ? uploadTexts.dropHere : uploadTexts.drop}</span>
          <span className={css.kinds}>
            {kinds === 'media' ? uploadTexts.media : max === 1 ? uploadTexts.oneKind : uploadTexts.kinds}
          </span>
        </p>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple={max !== 1}
          accept={offeredTypes[kinds].join(',')}
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])])
            // the same file can be chosen again
            event.currentTarget.value = ''
          }}
        />
      </div>
      {tooMany && (
        <Notice tone="danger" live="assertive">
          {uploadTexts.tooMany}
        </Notice>
      )}
      {uploads.length > 0 && (
        <ul className={css.list}>
          {uploads.map((upload) => (
            <li key={upload.key}>
              <UploadRow upload={upload} />
            </li>
          ))}
        </ul>
      )}
      {failed.map(({ key, name, reason }) => (
        <Notice
          key={key}
          tone="danger"
          live="assertive"
          title={uploadTexts.failed(name)}
          action={
            <IconButton size="sm" label={uploadTexts.hide(name)} icon={<CloseIcon />} onClick={() => forget(key)} />
          }
        >
          {reason}
        </Notice>
      ))}
    </div>
  )
}

function UploadRow({ upload: { name, state, share, reason } }: { upload: Upload }) {
  const percent = Math.floor(share * 100)
  const words = {
    waiting: uploadTexts.waiting,
    sending: share < 1 ? uploadTexts.sending(percent) : uploadTexts.checking,
    done: uploadTexts.sending(100),
    failed: reason ?? uploadTexts.failed(name),
  }
  return (
    <>
      <span className={css.name}>{name}</span>
      <ProgressBar
        value={percent}
        status={state === 'failed' ? 'exception' : state === 'done' ? 'success' : 'neutral'}
        label={uploadTexts.progressOf(name)}
      >
        {words[state]}
      </ProgressBar>
    </>
  )
}

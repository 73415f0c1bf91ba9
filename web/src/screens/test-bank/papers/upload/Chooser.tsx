import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { UploadIcon } from '@phuong/ui/desk-icons'
import { type DragEvent, useRef, useState } from 'react'
import css from '../Papers.module.css'
import { texts } from '../texts.ts'

type Props = { file: File | null; busy: boolean; onChoose(file: File): void }

/** Takes the file of a paper: by a button, or dropped. */
export function Chooser({ file, busy, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [chosen] = files ?? []
    if (chosen !== undefined && !busy) onChoose(chosen)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the button below does the same
    <div
      className={cx(css.drop, over && css.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={css.ask}>
        <strong>{over ? texts.dropHere : (file?.name ?? texts.drop)}</strong>
        <span className={css.small}>{texts.limits}</span>
      </div>
      <Button
        variant={file === null ? 'primary' : 'line'}
        icon={<UploadIcon />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {file === null ? texts.choose : texts.chooseOther}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={texts.choose}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // the same file, mended meanwhile, may be chosen again
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

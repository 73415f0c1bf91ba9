import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { UploadIcon } from '@phuong/ui/desk-icons'
import { type DragEvent, useRef, useState } from 'react'
import css from './Places.module.css'
import { texts } from './texts.ts'

type Props = { name: string | null; columns: string; busy: boolean; onChoose(file: File): void }

/** Takes a CSV file: by a button, or dropped. */
export function FileChooser({ name, columns, busy, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [chosen] = files ?? []
    if (chosen !== undefined && !busy) onChoose(chosen)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the button below does the same
    <div
      className={cx(css.drop, over && css.over)}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <div className={css.ask}>
        <strong>{over ? texts.dropHere : (name ?? texts.drop)}</strong>
        <span className={css.small}>{columns}</span>
      </div>
      <Button
        variant={name === null ? 'primary' : 'line'}
        icon={<UploadIcon />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {name === null ? texts.choose : texts.chooseOther}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
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

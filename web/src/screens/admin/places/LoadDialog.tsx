import { largestBodyBytes } from '@phuong/domain/body-limits'
import { formatNumber } from '@phuong/domain/format/numbers'
import type { PlaceFileKind } from '@phuong/domain/places/place-file'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { Notice } from '@phuong/ui/Notice'
import { toast } from '@phuong/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { FileChooser } from './FileChooser.tsx'
import { placeTextOf } from './file-text.ts'
import css from './Places.module.css'
import { type Check, checkFile, useLoadFile } from './queries.ts'
import { texts } from './texts.ts'

/** What the call of a file has beside its text. */
const roomAround = 4_096

/** A file as the server may take it. @throws with what is wrong, in words */
const textOf = async (file: File): Promise<string> => {
  if (file.size > largestBodyBytes) throw new FileFault(texts.tooLarge)
  const read = placeTextOf(new Uint8Array(await file.arrayBuffer()))
  if ('fault' in read) throw new FileFault(read.fault)
  // composed letters are fewer bytes, and what the server compares
  const text = read.text.normalize('NFC')
  if (new Blob([JSON.stringify(text)]).size > largestBodyBytes - roomAround) throw new FileFault(texts.tooLarge)
  return text
}

class FileFault extends Error {}

/** What a file would do, and its faulty lines. */
function Preview({ check }: { check: Check }) {
  const counts = [
    [texts.added, check.added],
    [texts.changed, check.changed],
    [texts.unchanged, check.unchanged],
    [texts.faulty, check.faulty],
  ] as const
  return (
    <>
      <dl className={css.counts}>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {check.faults.length > 0 && (
        <section aria-label={texts.faults}>
          <h3 className={css.heading}>{texts.faults}</h3>
          <p className={css.small}>{texts.faultsText}</p>
          <ul className={css.faults}>
            {check.faults.map(({ line, fault }) => (
              <li key={line}>
                <strong className="num">{texts.line(formatNumber(line))}</strong>
                <span>{fault}</span>
              </li>
            ))}
          </ul>
          {check.faulty > check.faults.length && (
            <p className={css.small}>{texts.moreFaults(formatNumber(check.faulty - check.faults.length))}</p>
          )}
        </section>
      )}
    </>
  )
}

/** Loads a CSV file: chosen, looked over with what it would do, and then loaded in one act. */
export function LoadDialog({ kind, onClose }: { kind: PlaceFileKind; onClose: () => void }) {
  const [name, setName] = useState<string | null>(null)
  const looking = useMutation({
    mutationFn: async (file: File) => {
      const text = await textOf(file)
      return { text, check: await checkFile(kind, text) }
    },
  })
  const loading = useLoadFile()
  const choose = (file: File) => {
    setName(file.name)
    loading.reset()
    looking.mutate(file)
  }
  const looked = looking.data
  const lines = looked === undefined ? 0 : looked.check.added + looked.check.changed
  const failed =
    looking.error instanceof FileFault ? looking.error.message : formErrorOf(looking.error ?? loading.error)
  const load = () => {
    if (looked === undefined || loading.isPending) return
    loading.mutate(
      { kind, text: looked.text },
      {
        onSuccess: ({ added, changed }) => {
          toast.success(texts.loaded(formatNumber(added), formatNumber(changed)))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={kind === 'units' ? texts.loadUnits : texts.loadSchools}
      footer={
        <>
          <CancelButton>{texts.cancel}</CancelButton>
          {lines > 0 && (
            <Button variant="primary" loading={loading.isPending} onClick={load}>
              {texts.confirmLoad(formatNumber(lines))}
            </Button>
          )}
        </>
      }
    >
      <div className={css.form}>
        <FileChooser name={name} columns={texts.columns[kind]} busy={looking.isPending} onChoose={choose} />
        {failed !== null && (
          <Notice tone="danger" live="assertive" title={looking.error ? texts.readFailed : texts.saveFailed}>
            {failed}
          </Notice>
        )}
        {looked !== undefined && (
          <>
            <Preview check={looked.check} />
            {lines === 0 && <Notice live="polite">{texts.nothingToLoad}</Notice>}
          </>
        )}
      </div>
    </Dialog>
  )
}

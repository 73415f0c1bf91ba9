import { maxWorkFileMegabytes } from '@phuong/domain/forms/work-file'
import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { UploadIcon } from '@phuong/ui/desk-icons'
import { Notice, type NoticeProps } from '@phuong/ui/Notice'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { askAnew } from '../../../api/ask-anew.ts'
import { isCallError, messageOf } from '../../../api/call-error.ts'
import { takeWorkFile } from './queries.ts'
import css from './TeacherDetails.module.css'
import { takenWords } from './taken-words.ts'
import { texts } from './texts.ts'

/** A file that was chosen; without a tone it is on its way. */
type Row = { name: string; tone: NoticeProps['tone'] | null; lines: readonly string[] }

const maxBytes = maxWorkFileMegabytes * 1_048_576

/** Why a file was not taken: the server's reason, at its field. */
const reasonOf = (error: unknown): string => (isCallError(error) && error.fields.file) || messageOf(error)

/** Sends one file. @returns what is said of it */
const sent = async (assignmentId: string, file: File): Promise<Omit<Row, 'name'>> => {
  if (file.size > maxBytes) return { tone: 'danger', lines: [texts.takeTooLarge(maxWorkFileMegabytes)] }
  try {
    return takenWords(await takeWorkFile(assignmentId, file))
  } catch (error) {
    return { tone: 'danger', lines: [reasonOf(error)] }
  }
}

/** Takes the files that pupils have saved while their devices had no line, and says of each what became of it (D28, R5). */
export function TakeFiles({ assignmentId }: { assignmentId: string }) {
  const client = useQueryClient()
  const chooser = useRef<HTMLInputElement>(null)
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const busy = rows?.some(({ tone }) => tone === null) ?? false
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return
    setRows(files.map(({ name }) => ({ name, tone: null, lines: [texts.taking] })))
    // one after the other, in the order in which they stand
    for (const [at, file] of files.entries()) {
      const told = await sent(assignmentId, file)
      setRows((before) => before?.map((row, index) => (index === at ? { ...row, ...told } : row)) ?? null)
    }
    await askAnew(client, { queryKey: ['assignments'] })
  }
  return (
    <>
      <Button icon={<UploadIcon />} loading={busy} onClick={() => chooser.current?.click()}>
        {texts.takeFiles}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept=".json,application/json"
        aria-label={texts.takeFiles}
        onChange={({ currentTarget }) => {
          void take([...(currentTarget.files ?? [])])
          // the same file can be chosen again
          currentTarget.value = ''
        }}
      />
      <Dialog
        open={rows !== null}
        onClose={() => setRows(null)}
        dismissable={!busy}
        title={texts.takeFiles}
        footer={
          <Button loading={busy} onClick={() => setRows(null)}>
            {texts.close}
          </Button>
        }
      >
        <ul className={css.files}>
          {rows?.map(({ name, tone, lines }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none of them moves
            <li key={at}>
              <Notice tone={tone ?? 'info'} title={name} live="polite">
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </Notice>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

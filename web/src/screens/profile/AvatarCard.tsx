import { accountHeading } from '@phuong/domain/people/texts'
import { Avatar } from '@phuong/ui/Avatar'
import { Button } from '@phuong/ui/Button'
import { PictureUpIcon } from '@phuong/ui/desk-icons'
import { Notice } from '@phuong/ui/Notice'
import { Panel } from '@phuong/ui/Panel'
import { toast } from '@phuong/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { askAnew } from '../../api/ask-anew.ts'
import type { Me } from '../../api/auth-state.ts'
import { changeAvatar } from '../../api/avatar.ts'
import { isCallError } from '../../api/call-error.ts'
import { authQuery } from '../../api/session-query.ts'
import { type Figure, Figures } from '../../widgets/figures/Figures.tsx'
import { formErrorOf } from '../../widgets/form-error.ts'
import { lateDialog } from '../../widgets/late/late.tsx'
import css from './AvatarCard.module.css'
import { pictureFault } from './picture.ts'
import { figuresQuery } from './queries.ts'
import { texts } from './texts.ts'

/** Loaded when a picture is chosen. */
const CropDialog = lateDialog(async () => (await import('./CropDialog.tsx')).CropDialog)

const reasons = { heic: texts.heic, kind: texts.pictureHelp, large: texts.tooLarge } as const

/** What is said of a picture that was refused, by the server or before. */
const wordsOf = (name: string, error: unknown): string | null => {
  const reason = isCallError(error) ? error.fields.reason : undefined
  const words = reason ?? formErrorOf(error)
  return words === null ? null : `${texts.uploadFailed(name)} ${words}`
}

/** The avatar card: the picture with another one in its place, who it is, and three counts. */
export function AvatarCard({ me, isSample }: { me: Me; isSample: boolean }) {
  return (
    <Panel title={texts.picture}>
      <div className={css.card}>
        <Avatar src={me.avatarUrl} name={me.fullName} size="xl" />
        <div className={css.who}>
          <strong className={css.name}>{me.fullName}</strong>
          <span className={css.fact}>{accountHeading(me.role)}</span>
          {me.schoolName && <span className={css.fact}>{me.schoolName}</span>}
        </div>
        {!isSample && <Upload me={me} />}
      </div>
      <OwnFigures isPupil={me.role === 'student'} />
    </Panel>
  )
}

function Upload({ me }: { me: Me }) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const upload = useMutation({
    mutationFn: (picture: File) => changeAvatar(me.id, picture),
    onSuccess: async () => {
      setChosen(null)
      toast.success(texts.pictureChanged)
      await askAnew(client, { queryKey: authQuery.queryKey })
    },
    onError: (error, picture) => setFault(wordsOf(picture.name, error)),
  })
  const take = (file: File | undefined) => {
    if (file === undefined) return
    const reason = pictureFault(file)
    setFault(reason === null ? null : `${texts.uploadFailed(file.name)} ${reasons[reason]}`)
    setChosen(reason === null ? file : null)
  }
  return (
    <div className={css.upload}>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={texts.chooseFile}
        hidden
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          // the same file once more is a choice, too
          event.currentTarget.value = ''
        }}
      />
      <Button icon={<PictureUpIcon />} onClick={() => input.current?.click()}>
        {texts.choosePicture}
      </Button>
      <p className={css.fact}>{texts.pictureHelp}</p>
      {fault !== null && chosen === null && (
        <Notice tone="danger" live="assertive">
          {fault}
        </Notice>
      )}
      {chosen !== null && (
        <Suspense>
          <CropDialog
            file={chosen}
            fault={fault}
            isSending={upload.isPending}
            onClose={() => {
              setChosen(null)
              setFault(null)
            }}
            onChosen={(picture) => {
              setFault(null)
              upload.mutate(picture)
            }}
            onUnreadable={() => {
              setFault(`${texts.uploadFailed(chosen.name)} ${texts.unreadable}`)
              setChosen(null)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The three counts. */
function OwnFigures({ isPupil }: { isPupil: boolean }) {
  const { data, isError } = useQuery(figuresQuery)
  const of = (count: number | null | undefined) => (data ? (count ?? null) : isError ? null : undefined)
  const figures: readonly Figure[] = isPupil
    ? [
        { label: texts.figureClasses, count: of(data?.classes) },
        { label: texts.figureReceived, count: of(data?.given) },
        { label: texts.figureHandedIn, count: of(data?.handedIn) },
      ]
    : [
        { label: texts.figureClasses, count: of(data?.classes) },
        { label: texts.figurePupils, count: of(data?.pupils) },
        { label: texts.figureGiven, count: of(data?.given) },
      ]
  return (
    <div className={css.figures}>
      <Figures figures={figures} />
    </div>
  )
}

import { confirm } from '@phuong/ui/confirm'
import { IconButton } from '@phuong/ui/IconButton'
import { ListState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { toast } from '@phuong/ui/toast'
import { TrashIcon } from '@phuong/ui/work-icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../../api/ask-anew.ts'
import { removeRow } from '../../../../api/crud.ts'
import { formErrorOf } from '../../../../widgets/form-error.ts'
import { hasNone, listStateOf } from '../../../../widgets/list-state.ts'
import { MediaList } from '../../../../widgets/sessions/MediaList.tsx'
import { type SessionFile, sessionFilesQuery, sessionsQuery } from '../../../../widgets/sessions/queries.ts'
import { sessionTexts } from '../../../../widgets/sessions/texts.ts'
import { Units } from '../../../../widgets/sessions/Units.tsx'
import { useSurroundings } from '../../../../widgets/surroundings.ts'
import { UploadBox } from '../../../../widgets/upload/UploadBox.tsx'
import css from './Lessons.module.css'
import { texts } from './texts.ts'

/** The units of the class's grade with their sounds and videos, which those who give in the class attach and remove (D54). */
export function Lessons({ classId, mayGive }: { classId: string; mayGive: boolean }) {
  const { me } = useSurroundings()
  const sessions = useQuery(sessionsQuery({ classId, studentId: me.id }))
  return (
    <Panel title={sessionTexts.lessons}>
      <div className={css.body}>
        <ListState
          {...listStateOf(sessions, hasNone)}
          empty={{ title: texts.noCourseTitle, text: texts.noCourseText, drawing: false }}
        >
          <p className={css.lead}>{texts.lead}</p>
          <Units sessions={sessions.data ?? []}>
            {({ id }) => <Files classId={classId} sessionId={id} mayGive={mayGive} />}
          </Units>
        </ListState>
      </div>
    </Panel>
  )
}

function Files({ classId, sessionId, mayGive }: { classId: string; sessionId: string; mayGive: boolean }) {
  const client = useQueryClient()
  const sounds = useQuery(sessionFilesQuery(sessionId, 'audio'))
  const videos = useQuery(sessionFilesQuery(sessionId, 'video'))
  const refresh = () => {
    void askAnew(client, { queryKey: ['classes', 'session-files', sessionId] })
    void askAnew(client, { queryKey: ['classes', classId, 'sessions'] })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: SessionFile) => removeRow({ subModuleName: 'SHARE', entityName: 'Attachments' }, id),
    onSuccess: (_, { fileName }) => {
      toast.success(texts.removed(fileName))
      refresh()
    },
    onError: (error) => {
      const words = formErrorOf(error)
      if (words !== null) toast.error(words)
    },
  })
  const remove = async (file: SessionFile) => {
    if (await confirm({ text: texts.removeText(file.fileName) })) mutate(file)
  }
  const act = (file: SessionFile) =>
    mayGive && (
      <IconButton
        size="sm"
        label={texts.remove(file.fileName)}
        icon={<TrashIcon size={18} />}
        disabled={isPending}
        onClick={() => void remove(file)}
      />
    )
  const parts = [
    { head: sessionTexts.soundHead, files: sounds.data ?? [] },
    { head: sessionTexts.videoHead, files: videos.data ?? [] },
  ].filter(({ files }) => files.length > 0)
  return (
    <>
      {parts.map(({ head, files }) => (
        <section key={head} className={css.part} aria-label={head}>
          <h3 className={css.head}>{head}</h3>
          <MediaList files={files} act={act} />
        </section>
      ))}
      {parts.length === 0 && sounds.isSuccess && videos.isSuccess && <p className={css.none}>{texts.noFiles}</p>}
      {mayGive && (
        <UploadBox
          target={{ subModuleName: 'CLASSES', entityName: 'Sessions', entityId: sessionId }}
          onStored={refresh}
        />
      )}
    </>
  )
}

import {
  givenZones,
  markWorksheet,
  playGroups,
  progressOf,
  publicDocument,
  readDocument,
  solutionsOf,
  unfinishedZones,
  type WorksheetAnswers,
  type WorksheetDocument,
} from '@phuong/exercises/worksheet'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { ConfirmHost } from '@phuong/ui/ConfirmHost'
import { IconButtonLink } from '@phuong/ui/IconButton'
import { CloseIcon } from '@phuong/ui/icons'
import { Notice } from '@phuong/ui/Notice'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { editorPath } from '../../../widgets/assignments/paths.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { SittingBar } from '../../../widgets/sitting-bar/SittingBar.tsx'
import { titleOf } from '../../../widgets/worksheets/title-of.ts'
import { askHandIn } from '../ask-hand-in.ts'
import { Failed, Missing } from '../Missing.tsx'
import { PageName } from '../PageName.tsx'
import { ScoreHead } from '../ScoreHead.tsx'
import { texts as shared } from '../texts.ts'
import { Worksheet, WorksheetSkeleton } from '../Worksheet.tsx'
import css from '../WorksheetPlayer.module.css'
import { worksheetQuery } from './queries.ts'
import { texts } from './texts.ts'

/** Where the way back leads while the worksheet is not known. */
const foldersPath = '/lms/RenLuyenBoiDuong'

/**
 * /lms/teacher/worksheet/exercise/:id: a worksheet as its pupils will meet it (B-206, B-210). A hand-in is marked in
 * the browser and stored nowhere (B-226).
 */
export function WorksheetPreview() {
  const { id = '' } = useParams()
  const asked = useQuery(worksheetQuery(id))
  const { data } = asked
  const whole = useMemo(() => readDocument(data?.jsonData), [data])
  const title = data ? titleOf(data.fileName) : undefined
  usePageTitle(title)
  const editor = data ? editorPath(data) : foldersPath
  const edit = (
    <ButtonLink as={Link} to={editor} variant="primary">
      {texts.edit}
    </ButtonLink>
  )
  return (
    <div className={css.page}>
      <PageName>{title ?? shared.worksheet}</PageName>
      <SittingBar title={title ?? shared.worksheet} save={<Chip tone="sky">{texts.previewTitle}</Chip>}>
        <IconButtonLink as={Link} to={editor} label={texts.back} icon={<CloseIcon />} />
      </SittingBar>
      {asked.isError && !data ? (
        <Failed error={asked.error} onRetry={() => void asked.refetch()} />
      ) : data === undefined ? (
        <WorksheetSkeleton />
      ) : data === null ? (
        <Missing />
      ) : whole === undefined || givenZones(whole.zones).length === 0 ? (
        <Missing title={texts.emptyTitle} text={texts.emptyText} action={edit} />
      ) : (
        <Trial document={whole} editor={editor} />
      )}
      <ConfirmHost />
    </div>
  )
}

const nothing: WorksheetAnswers = new Map()

function Trial({ document: whole, editor }: { document: WorksheetDocument; editor: string }) {
  const [answers, setAnswers] = useState(nothing)
  const [handedIn, setHandedIn] = useState(false)
  const document = useMemo(() => publicDocument(whole), [whole])
  const groups = useMemo(() => playGroups(document), [document])
  const solutions = useMemo(() => solutionsOf(whole, groups), [whole, groups])
  const unfinished = unfinishedZones(whole).length
  const { answered, total } = progressOf(groups, answers)
  const mark = handedIn ? markWorksheet(whole, Object.fromEntries(answers)) : null

  const handIn = async () => {
    if (!(await askHandIn(total - answered))) return
    setHandedIn(true)
    window.scrollTo(0, 0)
  }
  const again = () => {
    setAnswers(nothing)
    setHandedIn(false)
    window.scrollTo(0, 0)
  }
  const act = handedIn
    ? ({ variant: 'primary', onClick: again, children: shared.again } as const)
    : ({ variant: 'primary', onClick: () => void handIn(), children: shared.handIn } as const)
  return (
    <Worksheet
      // a worksheet that was handed in begins whole, at its top
      key={handedIn ? 'review' : 'answer'}
      document={document}
      answers={answers}
      mode={handedIn ? 'review' : 'answer'}
      parts={mark?.parts ?? null}
      solutions={handedIn ? solutions : null}
      onAnswer={({ item, response }) => setAnswers((before) => new Map(before).set(item, response))}
      head={
        <div className={css.head}>
          <Notice tone="info" live="polite">
            {handedIn ? texts.tried : texts.previewText}
          </Notice>
          {unfinished > 0 && (
            <Notice
              tone="warning"
              action={
                <ButtonLink as={Link} to={editor} size="sm">
                  {texts.edit}
                </ButtonLink>
              }
            >
              {texts.unfinished(unfinished)}
            </Notice>
          )}
          {mark && (
            <ScoreHead
              score={mark.score}
              points={null}
              star={mark.score === null ? null : mark.Star}
              answered={mark.TotalAnswer}
              total={mark.TotalQuestion}
              right={mark.PassedQuestion}
              handedIn={null}
              solutionsShown
            />
          )}
        </div>
      }
      end={<Button {...act} block />}
      action={<Button {...act} size="sm" />}
    />
  )
}

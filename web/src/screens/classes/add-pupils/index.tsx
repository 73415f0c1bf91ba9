import { type ReadList, readList } from '@phuong/domain/class-list/read-list'
import { formatNumber } from '@phuong/domain/format/numbers'
import { MAX_CLASS_PUPILS } from '@phuong/domain/forms/class'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { PrinterIcon } from '@phuong/ui/desk-icons'
import { ErrorState } from '@phuong/ui/ErrorState'
import { Waiting } from '@phuong/ui/ListState'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { Skeleton } from '@phuong/ui/Skeleton'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { askAnew } from '../../../api/ask-anew.ts'
import { now } from '../../../browser/clock.ts'
import { cardsPath } from '../../../widgets/classes/cards-path.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import { UnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import listCss from '../Classes.module.css'
import { useClass } from '../class-query.ts'
import { rosterQuery } from '../roster/queries.ts'
import { AddOne } from './AddOne.tsx'
import css from './AddPupils.module.css'
import { CheckList } from './CheckList.tsx'
import { Invitations } from './Invitations.tsx'
import { PasteList } from './PasteList.tsx'
import { RecentLists } from './RecentLists.tsx'
import { texts } from './texts.ts'
import { useUndoList } from './use-undo-list.ts'

/**
 * /lms/teacher/classes/:classId/add-student: a list is pasted, looked through, and put into the class, or one pupil is added
 * by e-mail (B-086, B-087, B-096).
 */
export const AddPupils = staffScreen(function AddPupils() {
  const { classId = '' } = useParams()
  const [undone, setUndone] = useState<string | null>(null)
  const facts = useClass(classId)
  if (facts.data === null || facts.data?.mayEnrol === false) return <Navigate to="/lms/access-denied" replace />
  const className = facts.data?.className
  const path = `/lms/teacher/classes/${classId}`
  return (
    <>
      <PageHead
        title={texts.title}
        crumbs={
          <Crumbs
            items={[
              { label: texts.classes, link: <Link to="/lms/teacher/classes">{texts.classes}</Link> },
              ...(className === undefined
                ? []
                : [{ label: className, link: <Link to={path}>{classTexts.name(className)}</Link> }]),
              { label: texts.title },
            ]}
          />
        }
      />
      <div className={listCss.body}>
        {facts.isError && !facts.data && (
          <Card>
            <ErrorState {...listStateOf(facts, () => false).error} onRetry={() => void facts.refetch()} />
          </Card>
        )}
        {className !== undefined && <List key={classId} {...{ classId, className, undone }} onUndone={setUndone} />}
        <AddOne key={`one ${classId}`} classId={classId} />
        <Invitations classId={classId} />
        <RecentLists classId={classId} onUndone={setUndone} />
      </div>
    </>
  )
})

type Step =
  | { name: 'paste'; fault: string | null }
  | { name: 'check'; list: ReadList }
  | { name: 'made'; listId: string; pupils: number }

type ListProps = {
  classId: string
  className: string
  /** the list that was undone last, from wherever on the page */
  undone: string | null
  onUndone(listId: string): void
}

/** One list from the paste to its cards; what was pasted and mended is asked about before it is left (H161). */
function List({ undone, ...whole }: ListProps) {
  const [text, setText] = useState('')
  const [last, setStep] = useState<Step>({ name: 'paste', fault: null })
  const step: Step = last.name === 'made' && last.listId === undone ? { name: 'paste', fault: null } : last
  return (
    <>
      <UnsavedWords typed={step.name === 'check' || (step.name === 'paste' && text.trim() !== '')} />
      <Steps {...whole} {...{ text, setText, step, setStep }} />
    </>
  )
}

type StepsProps = Omit<ListProps, 'undone'> & {
  text: string
  setText(text: string): void
  step: Step
  setStep(step: Step): void
}

function Steps({ classId, className, onUndone, text, setText, step, setStep }: StepsProps) {
  const client = useQueryClient()
  const roster = useQuery(rosterQuery(classId))
  const read = (pasted: string) => {
    const list = readList(pasted, now())
    const { length } = list.pupils
    if (length > 0 && length <= MAX_CLASS_PUPILS) setStep({ name: 'check', list })
    else {
      const none = pasted.trim() === '' ? texts.nothing : texts.nobody
      setStep({ name: 'paste', fault: length === 0 ? none : texts.tooMany(formatNumber(length)) })
    }
  }
  if (step.name === 'made') return <Made {...step} {...{ classId, className, onUndone }} />
  if (step.name === 'paste')
    return (
      <PasteList
        text={text}
        fault={step.fault}
        onChange={(typed) => {
          setText(typed)
          setStep({ name: 'paste', fault: null })
        }}
        onRead={read}
      />
    )
  if (roster.isError && roster.data === undefined)
    return (
      <Card>
        <ErrorState {...listStateOf(roster, () => false).error} onRetry={() => void roster.refetch()} />
      </Card>
    )
  if (roster.data === undefined)
    return (
      <Waiting>
        <Skeleton shape="block" />
      </Waiting>
    )
  return (
    <CheckList
      classId={classId}
      className={className}
      list={step.list}
      classmates={roster.data.map(({ fullName, dateofBirth }) => ({ fullName, birthday: dateofBirth }))}
      readIn={(order) => readList(text, now(), order)}
      onAgain={() => setStep({ name: 'paste', fault: null })}
      onMade={(listId, pupils) => {
        setStep({ name: 'made', listId, pupils })
        void askAnew(client, { queryKey: ['classes'] })
      }}
    />
  )
}

type MadeProps = Omit<ListProps, 'undone'> & { listId: string; pupils: number }

/** What was made, with the cards of it, and the way to undo it. */
function Made({ listId, pupils, classId, className, onUndone }: MadeProps) {
  const undo = useUndoList()
  return (
    <Panel title={texts.made(formatNumber(pupils), className)}>
      <div className={css.made} role="status">
        <p>{texts.madeText}</p>
        <div className={css.ways}>
          <ButtonLink as={Link} to={cardsPath(classId)} variant="primary" icon={<PrinterIcon />}>
            {texts.print}
          </ButtonLink>
          <ButtonLink as={Link} to={`/lms/teacher/classes/${classId}?tab=students`}>
            {texts.toClass}
          </ButtonLink>
          <Button onClick={() => void undo(listId, pupils).then((undone) => undone && onUndone(listId))}>
            {texts.undoList}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

import { Button } from '@phuong/ui/Button'
import { Notice } from '@phuong/ui/Notice'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { toast } from '@phuong/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formErrorOf } from '../../../../widgets/form-error.ts'
import { Link } from '../../../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../../../widgets/link/use-address-query.ts'
import { titleOf } from '../../../../widgets/papers/name.ts'
import { paperPath, papersPath } from '../../../../widgets/papers/paths.ts'
import { Faults } from '../Faults.tsx'
import { linesOf } from '../lines.ts'
import css from '../Papers.module.css'
import { checkFile, type Examined, type Paper, paperQuery, staleOf, useSaveFile } from '../queries.ts'
import { texts } from '../texts.ts'
import { Chooser } from './Chooser.tsx'
import { PlanView } from './PlanView.tsx'

/** The largest file in bytes; the server looks once more. */
const largestFile = 5 * 1_048_576
/** As many as the server tells at once. */
const maxFaults = 100

/** A file that was looked over. */
type Looked = { file: File; examined: Examined; lines: readonly string[] }

/** /lms/test-bank/papers/upload: a file is looked over, and stored once its changes have been seen (C-257). */
export function PaperUpload() {
  const navigate = useNavigate()
  const [query] = useAddressQuery()
  const asked = Number(query.get('paper'))
  const paperId = Number.isInteger(asked) && asked > 0 ? asked : null
  const paper = useQuery({ ...paperQuery(paperId ?? 0), enabled: paperId !== null })
  const outcome = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const check = useMutation({
    mutationFn: async (file: File): Promise<Looked> => ({
      file,
      examined: await checkFile({ file, paperId }),
      lines: linesOf(await file.text()),
    }),
  })
  const save = useSaveFile()
  const { data: looked } = check
  useEffect(() => {
    if (looked !== undefined) outcome.current?.focus()
  }, [looked])

  const tooLarge = chosen !== null && chosen.size > largestFile
  const choose = (file: File) => {
    save.reset()
    check.reset()
    setChosen(file)
    if (file.size <= largestFile) check.mutate(file)
  }
  const store = ({ file, examined }: Looked) =>
    save.mutate(
      { file, paperId, revision: examined.paper?.revision ?? 0 },
      {
        onSuccess: ({ saved }) => {
          // it has changed since it was looked over
          if (saved === null) return check.mutate(file)
          toast.success(examined.plan?.revised ? texts.savedVersion(saved.revision) : texts.savedPaper)
          navigate(paperPath(saved.id))
        },
      },
    )

  const stale = staleOf(save.error)
  const failure = tooLarge ? texts.tooLarge : formErrorOf(check.error ?? (stale === null ? save.error : null))
  return (
    <>
      <Head paper={paper.data ?? null} />
      <div className={css.body}>
        <Chooser file={chosen} busy={check.isPending || save.isPending} onChoose={choose} />
        {failure !== null && (
          <Notice tone="danger" live="assertive" title={texts.failed}>
            {failure}
          </Notice>
        )}
        {stale !== null && looked && (
          <Notice
            tone="warning"
            live="assertive"
            title={texts.staleTitle}
            action={<Button onClick={() => choose(looked.file)}>{texts.lookAgain}</Button>}
          >
            {texts.staleFile(stale.by, stale.at)}
          </Notice>
        )}
        {check.isPending && (
          <Panel title={texts.checking}>
            <p role="status" className={css.part}>
              {texts.checking}
            </p>
            <SkeletonRows />
          </Panel>
        )}
        {looked && !check.isPending && (
          <div ref={outcome} className={css.outcome} tabIndex={-1}>
            <Outcome looked={looked} stale={stale !== null} saving={save.isPending} onSave={() => store(looked)} />
          </div>
        )}
      </div>
    </>
  )
}

/** Where the page stands: below the paper that is to have a new version, where there is one. */
function Head({ paper }: { paper: Paper | null }) {
  return (
    <PageHead
      title={texts.uploadTitle}
      lead={texts.uploadLead}
      crumbs={
        <Crumbs
          items={[
            { label: texts.title, link: <Link to={papersPath}>{texts.title}</Link> },
            ...(paper ? [{ label: titleOf(paper), link: <Link to={paperPath(paper.id)}>{titleOf(paper)}</Link> }] : []),
            { label: texts.uploadTitle },
          ]}
        />
      }
    />
  )
}

type OutcomeProps = {
  looked: Looked
  /** somebody has saved since it was looked over: it is not stored over that */
  stale: boolean
  saving: boolean
  onSave(): void
}

/** What was found in a file: its faults, or what storing it would change, and what is to be noted. */
function Outcome({ looked, stale, saving, onSave }: OutcomeProps) {
  const { lines, examined } = looked
  const { faults, notes, plan, paper } = examined
  return (
    <>
      {faults.length > 0 && (
        <Panel title={texts.faults(faults.length)}>
          <div className={css.part}>
            <Notice tone="danger" live="assertive" title={texts.faultsLead}>
              {faults.length === maxFaults && texts.maxFaults}
            </Notice>
          </div>
          <Faults faults={faults} lines={lines} />
        </Panel>
      )}
      {plan && !stale && <PlanView paper={paper} plan={plan} saving={saving} onSave={onSave} />}
      {notes.length > 0 && (
        <Panel title={texts.notes(notes.length)}>
          <Faults faults={notes} lines={lines} />
        </Panel>
      )}
    </>
  )
}

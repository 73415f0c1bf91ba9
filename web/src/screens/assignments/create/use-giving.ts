import { toast } from '@phuong/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { askAnew } from '../../../api/ask-anew.ts'
import { now } from '../../../browser/clock.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { useUnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { useFocusOnFault } from '../../../widgets/use-focus-on-fault.ts'
import { titleOf } from '../../../widgets/worksheets/title-of.ts'
import { type Draft, type DraftFaults, draftFaults, emptyDraft, isTouched } from './draft.ts'
import { type Refused, refusedBy } from './failure.ts'
import { GivingStopped, giveToClasses } from './give-to-classes.ts'
import { giveTo, worksheetQuery } from './queries.ts'
import { texts } from './texts.ts'
import { completeDate, completeTime } from './type-date.ts'

export type GivenTo = {
  classId: string
  classes: readonly { id: string; className: string }[]
  /** The worksheet that the address names. */
  attachmentId: string | null
}

/**
 * What is typed into the form of an assignment, what is wrong with it, and the giving. @param form takes the focus at a fault
 */
export const useGiving = ({ classId, classes, attachmentId }: GivenTo, form: RefObject<HTMLFormElement | null>) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [first] = useState(() => emptyDraft(classId, attachmentId))
  const [typed, setTyped] = useState<Draft>(first)
  /** A title that nobody typed follows the worksheet. */
  const [ownTitle, setOwnTitle] = useState(false)
  /** The title that stood there when its field got the focus: a name that comes now is not put under somebody's letters. */
  const [standing, setStanding] = useState<string | null>(null)
  const [faults, setFaults] = useState<DraftFaults>({})
  /** The form as it was when it was last found wrong: a fault goes as soon as its field is changed. */
  const [judged, setJudged] = useState<Draft>(first)
  const [refused, setRefused] = useState<Refused | null>(null)
  const letGo = useUnsavedWords(isTouched(typed, first))
  useFocusOnFault(form, faults)
  const chosen = useQuery({ ...worksheetQuery(typed.attachmentId ?? ''), enabled: typed.attachmentId !== null })
  const suggested = chosen.data ? titleOf(chosen.data.fileName) : typed.title
  const draft = ownTitle ? typed : { ...typed, title: standing ?? suggested }
  const change = (more: Partial<Draft>) => setTyped((before) => ({ ...before, ...more }))
  const nameOf = (id: string) => classTexts.name(classes.find((each) => each.id === id)?.className ?? '')

  const give = useMutation({
    mutationFn: async () => {
      setRefused(null)
      try {
        await giveToClasses(draft.classIds, (id) => giveTo(draft, id))
      } catch (error) {
        if (!(error instanceof GivingStopped)) throw error
        // those that have it are not given it again
        change({ classIds: error.left })
        setRefused(refusedBy(error.cause, error.given.map(nameOf), error.left.map(nameOf)))
        if (error.given.length > 0) void askAnew(client, { queryKey: ['assignments'] })
        throw error.cause
      }
    },
    onSuccess: async () => {
      await askAnew(client, { queryKey: ['assignments'] })
      toast.success(texts.given)
      letGo()
      navigate(`/lms/teacher/classes/${classId}`)
    },
    onError: (error) => {
      if (formErrorOf(error) !== null) toast.error(texts.failed, { id: 'give' })
    },
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (give.isPending) return
    // sent with Enter, a field has not been left
    const whole = { ...draft, dueDate: completeDate(draft.dueDate, now()), dueTime: completeTime(draft.dueTime) }
    change({ dueDate: whole.dueDate, dueTime: whole.dueTime })
    const found = draftFaults(whole, now())
    setFaults(found)
    setJudged(whole)
    if (found.classIds) toast.warning(found.classIds, { id: 'give' })
    if (Object.keys(found).length === 0) give.mutate()
  }
  const isJudged = (field: keyof DraftFaults) =>
    draft[field] === judged[field] && (field !== 'dueDate' || draft.dueTime === judged.dueTime)
  const faultOf = (field: keyof DraftFaults) =>
    isJudged(field) ? (faults[field] ?? refused?.fields[field]) : undefined

  return {
    draft,
    change,
    /** From now on the title is the own one. */
    nameIt: (title: string) => {
      setOwnTitle(true)
      change({ title })
    },
    /** The field of the title has got the focus, or lost it. */
    enterTitle: () => setStanding(draft.title),
    leaveTitle: () => setStanding(null),
    chosen: draft.attachmentId === null ? null : chosen.data,
    refused,
    faultOf,
    submit,
    isPending: give.isPending,
  }
}

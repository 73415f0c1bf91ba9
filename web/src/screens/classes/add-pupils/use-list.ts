import { type Classmate, checkList, type Finding } from '@phuong/domain/class-list/check-list'
import { type LeftLine, type PupilDraft, pupilOf } from '@phuong/domain/class-list/read-list'
import { toast } from '@phuong/ui/toast'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { execute } from '../../../api/execute.ts'
import { newUuid } from '../../../browser/chance.ts'
import { now } from '../../../browser/clock.ts'
import {
  changedPupil,
  joinedToBefore,
  partsOf,
  recordOf,
  redated,
  serverFindings,
  withoutPupil,
  withPupil,
} from './drafts.ts'
import { texts } from './texts.ts'

/** Pupils of one call. */
export const partSize = 100

/** Says that a line was dropped, and brings it back as long as its list stands. */
const droppedToast = 'dropped'

const noFaults: ReturnType<typeof serverFindings> = new Map()

/**
 * The pupils of a list while somebody looks through it: what is wrong with each, and what can be done with one.
 * @param lines where they are drawn
 */
export const useList = (
  first: readonly PupilDraft[],
  classmates: readonly Classmate[],
  lines: RefObject<HTMLElement | null>,
) => {
  const [pupils, setPupils] = useState(first)
  const [read, setRead] = useState(first)
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const [refused, setRefused] = useState(noFaults)
  const checked = useMemo(() => checkList(pupils, classmates, now()), [pupils, classmates])
  const findings = pupils.map((pupil, at): readonly Finding[] => [
    ...(checked[at] ?? []),
    ...(refused.get(pupil.line) ?? []).filter(({ kind }) => kind === 'wrong' || !pupil.accepted),
  ])
  // what was wrong once stays open, so that nothing closes below somebody who types
  const wasWrong = useRef(new Set<number>())
  pupils.forEach(({ line }, at) => {
    if ((findings[at]?.length ?? 0) > 0) wasWrong.current.add(line)
  })

  const change = useCallback((line: number, part: Partial<PupilDraft>) => {
    setPupils((before) => changedPupil(before, line, part))
    if (!('accepted' in part))
      setRefused((before) => (before.has(line) ? new Map([...before].filter(([each]) => each !== line)) : before))
  }, [])
  const drop = useCallback((pupil: PupilDraft) => {
    setPupils((before) => withoutPupil(before, pupil.line))
    const onPress = () => setPupils((before) => withPupil(before, pupil))
    toast.success(texts.dropped(pupil.line), { id: droppedToast, action: { label: texts.undo, onPress } })
  }, [])
  useEffect(() => () => toast.dismiss(droppedToast), [])
  const join = useCallback((line: number) => setPupils((before) => joinedToBefore(before, line)), [])
  const open = useCallback(
    (line: number) => {
      setOpened((before) => new Set([...before, line]))
      requestAnimationFrame(() => lines.current?.querySelector<HTMLElement>(`[data-line="${line}"] input`)?.focus())
    },
    [lines],
  )
  const add = (left: LeftLine) => {
    setPupils((before) => withPupil(before, pupilOf(left)))
    open(left.line)
  }
  return {
    pupils,
    findings,
    faulty: findings.filter((each) => each.length > 0).length,
    isOpen: (line: number) => opened.has(line) || wasWrong.current.has(line),
    /** leads to the first fault */
    toFault: () => {
      const field = lines.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      field?.focus()
      field?.scrollIntoView({ block: 'center' })
    },
    /** makes a pupil of a line that was left out, and leads there */
    add,
    setRefused,
    isTouched: pupils !== first,
    /** reads the dates in another order: `after` is the list as it is read then */
    redate: (after: readonly PupilDraft[]) => {
      setPupils((before) => redated(before, read, after))
      setRead(after)
    },
    acts: { onOpen: open, onChange: change, onDrop: drop, onJoin: join },
  }
}

/**
 * Puts the pupils of a list into a class, a long list in parts; sent again after a failure it makes nobody twice.
 * @returns how many are done while it is under way, what was wrong, and how to begin
 */
export const useMakePupils = (classId: string, onMade: (listId: string, pupils: number) => void) => {
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [listId] = useState(newUuid)
  /** @returns what the server says of the lines */
  const make = async (pupils: readonly PupilDraft[]): Promise<ReturnType<typeof serverFindings>> => {
    setError(null)
    try {
      for (const [at, part] of partsOf(pupils, partSize).entries()) {
        setSent(at * partSize)
        await execute('CLASSES_Pupils_Make', { classId, listId, consent: true, pupils: part.map(recordOf) })
      }
      onMade(listId, pupils.length)
      return noFaults
    } catch (failure) {
      const faults = isCallError(failure) ? serverFindings(failure.fields) : noFaults
      if (faults.size === 0) setError(failure)
      return faults
    } finally {
      setSent(null)
    }
  }
  return { sent, error, make }
}

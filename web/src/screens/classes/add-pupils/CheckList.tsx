import { Checkbox, Radio } from '@mantine/core'
import type { DateOrder } from '@phuong/domain/class-list/birthday'
import type { Classmate } from '@phuong/domain/class-list/check-list'
import type { LeftLine, ReadList } from '@phuong/domain/class-list/read-list'
import { formatNumber } from '@phuong/domain/format/numbers'
import { LIST_CONSENT } from '@phuong/domain/forms/consent'
import { Button } from '@phuong/ui/Button'
import { confirm } from '@phuong/ui/confirm'
import { Notice } from '@phuong/ui/Notice'
import { Panel } from '@phuong/ui/Panel'
import { toast } from '@phuong/ui/toast'
import { useRef, useState } from 'react'
import { formErrorOf } from '../../../widgets/form-error.ts'
import css from './AddPupils.module.css'
import { stillLeft } from './drafts.ts'
import { PupilLine } from './PupilLine.tsx'
import { texts } from './texts.ts'
import { partSize, useList, useMakePupils } from './use-list.ts'

type Props = {
  classId: string
  className: string
  list: ReadList
  classmates: readonly Classmate[]
  /** reads the list with its dates in this order */
  readIn(order: DateOrder): ReadList
  onAgain(): void
  onMade(listId: string, pupils: number): void
}

/** A list as it was understood, each line with its fault at its place, until all of it can be put into the class in one act. */
export function CheckList({ classId, className, list, classmates, readIn, onAgain, onMade }: Props) {
  const lines = useRef<HTMLUListElement>(null)
  const { pupils, findings, faulty, isOpen, toFault, setRefused, acts, ...whole } = useList(
    list.pupils,
    classmates,
    lines,
  )
  const [order, setOrder] = useState(list.order)
  const { sent, error, make } = useMakePupils(classId, onMade)
  const [consents, setConsents] = useState(false)
  const [consentMissing, setConsentMissing] = useState(false)
  const begin = async () => {
    setConsentMissing(!consents)
    if (faulty > 0) {
      toast.warning(texts.stillFaulty(formatNumber(faulty)), { id: 'faulty' })
      toFault()
    } else if (consents) setRefused(await make(pupils))
  }
  const again = async () => {
    const question = { title: texts.againTitle, text: texts.againText, confirmLabel: texts.again }
    if (!whole.isTouched || (await confirm(question))) onAgain()
  }
  const count = formatNumber(pupils.length)
  const fault = formErrorOf(error)
  return (
    <Panel
      title={texts.check}
      count={pupils.length}
      action={<Button onClick={() => void again()}>{texts.again}</Button>}
    >
      <div className={css.summary}>
        <p role="status">
          <b className={faulty > 0 ? css.bad : undefined}>
            {faulty > 0 ? texts.faulty(formatNumber(faulty)) : texts.fine}
          </b>
        </p>
        {faulty > 0 && (
          <Button size="sm" onClick={toFault}>
            {texts.toFault}
          </Button>
        )}
      </div>
      <Understood
        isOrderCertain={list.isOrderCertain}
        left={stillLeft(list.left, pupils)}
        order={order}
        onAdd={whole.add}
        onOrder={(chosen) => {
          setOrder(chosen)
          whole.redate(readIn(chosen).pupils)
        }}
      />
      <div className={css.heads} aria-hidden="true">
        <span />
        <span>{texts.name}</span>
        <span>{texts.birthday}</span>
        <span>{texts.sex}</span>
        <span>{texts.userName}</span>
        <span />
      </div>
      <ul className={css.pupils} ref={lines} aria-label={texts.list}>
        {pupils.map((pupil, at) => (
          <PupilLine
            key={pupil.line}
            pupil={pupil}
            findings={findings[at] ?? []}
            isOpen={isOpen(pupil.line)}
            canJoin={at > 0}
            {...acts}
          />
        ))}
      </ul>
      <div className={css.foot}>
        <Checkbox
          label={LIST_CONSENT.text}
          checked={consents}
          error={consentMissing && texts.consentMissing}
          onChange={(event) => {
            setConsents(event.currentTarget.checked)
            setConsentMissing(false)
          }}
        />
        {fault !== null && (
          <Notice tone="danger" live="assertive">
            {fault}
          </Notice>
        )}
        <Button variant="primary" loading={sent !== null} disabled={pupils.length === 0} onClick={() => void begin()}>
          {sent !== null && pupils.length > partSize
            ? texts.making(formatNumber(sent), count)
            : texts.make(count, className)}
        </Button>
      </div>
    </Panel>
  )
}

type UnderstoodProps = {
  isOrderCertain: boolean
  left: readonly LeftLine[]
  order: DateOrder
  onOrder(order: DateOrder): void
  onAdd(left: LeftLine): void
}

/** How the list was read: the order of its dates, where that is not certain, and the lines that were left out, each to be added. */
function Understood({ isOrderCertain, left, order, onOrder, onAdd }: UnderstoodProps) {
  return (
    <>
      {!isOrderCertain && (
        <Radio.Group
          className={css.order}
          label={texts.orderTitle}
          value={order}
          onChange={(chosen) => onOrder(chosen === 'mdy' ? 'mdy' : 'dmy')}
        >
          <Radio className={css.choice} value="dmy" label={texts.dmy} />
          <Radio className={css.choice} value="mdy" label={texts.mdy} />
        </Radio.Group>
      )}
      {left.length > 0 && (
        <details className={css.left}>
          <summary>{texts.left(formatNumber(left.length))}</summary>
          <ul aria-label={texts.leftList}>
            {left.map((each) => (
              <li key={each.line}>
                <span>
                  <span className="muted">{texts.lineOf(each.line)}:</span> {each.text}
                </span>
                <Button size="sm" aria-label={texts.addLeftOf(each.line)} onClick={() => onAdd(each)}>
                  {texts.addLeft}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

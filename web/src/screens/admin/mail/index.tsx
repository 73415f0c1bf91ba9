import { Select } from '@mantine/core'
import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { Button } from '@phuong/ui/Button'
import { Chip, type ChipTone } from '@phuong/ui/Chip'
import { confirm } from '@phuong/ui/confirm'
import { EyeIcon, RefreshIcon } from '@phuong/ui/icons'
import { PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import type { Column } from '@phuong/ui/staff/table-types'
import { toast } from '@phuong/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../api/call-error.ts'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { TableTools } from '../../../widgets/table-tools/TableTools.tsx'
import { useDenseTables } from '../../../widgets/use-dense-tables.ts'
import css from './Mail.module.css'
import { MailDialog } from './MailDialog.tsx'
import { OutboxNotice } from './OutboxNotice.tsx'
import { type MailRow, mailsQuery, type Sought, useRefresh, useSendAgain } from './queries.ts'
import { texts } from './texts.ts'

const tones: Readonly<Record<MailRow['state'], ChipTone>> = {
  WAITING: 'neutral',
  RETRYING: 'sun',
  SENT: 'leaf',
  FAILED: 'rose',
}
const states = Object.keys(texts.states) as MailRow['state'][]
const stateNamed = (name: string | null): MailRow['state'] | null => states.find((state) => state === name) ?? null

const everything: Sought = { state: null, search: '' }

const moment = (at: string | null) => <span className="nowrap">{formatDateTime(at)}</span>

/** What stood in the way, in words and as the mail server said it. */
const why = ({ fault, reason, nextDate, attempts }: MailRow) =>
  fault !== null && (
    <>
      {texts.faults[fault]}
      <span className={css.small}>
        {attempts > 0 && texts.tries(formatNumber(attempts))}{' '}
        {nextDate !== null && texts.next(formatDateTime(nextDate))}
      </span>
      {reason !== null && (
        <span className={css.machine} translate="no">
          {reason}
        </span>
      )}
    </>
  )

const columns: Column<MailRow>[] = [
  {
    id: 'recipient',
    header: texts.columnRecipient,
    card: 'title',
    cell: ({ recipient }) => (
      <span className={css.address} translate="no">
        {recipient}
      </span>
    ),
  },
  {
    id: 'mail',
    header: texts.columnMail,
    cell: ({ title, subject }) => (
      <>
        {title}
        {subject !== null && <span className={css.small}>{subject}</span>}
      </>
    ),
  },
  {
    id: 'state',
    header: texts.columnState,
    cell: ({ state }) => (
      <Chip size="sm" tone={tones[state]}>
        {texts.states[state]}
      </Chip>
    ),
  },
  { id: 'why', header: texts.columnWhy, cell: why },
  { id: 'created', header: texts.columnCreated, cell: ({ createdDate }) => moment(createdDate) },
  { id: 'sent', header: texts.columnDone, hideBelow: 'wide', cell: ({ sentDate }) => sentDate && moment(sentDate) },
]

/** Sends a mail again that was given up; of one that may have arrived it asks first. */
const useAgain = () => {
  const sending = useSendAgain()
  return async ({ id, fault, recipient }: MailRow) => {
    if (fault === 'in-doubt' && !(await confirm({ text: texts.againDoubt(recipient) }))) return
    sending.mutate(id, {
      onSuccess: ({ rowsAffected }) =>
        rowsAffected > 0 ? toast.success(texts.againDone) : toast.info(texts.againNothing),
      onError: (error) => toast.error(messageOf(error)),
    })
  }
}

/** /lms/admin/mail: the mails that go out, for the administrator: what waits, what was sent, what failed and why. */
export const OutgoingMail = staffScreen(function OutgoingMail() {
  const [dense, setDense] = useDenseTables()
  const [opened, setOpened] = useState<MailRow | null>(null)
  const refresh = useRefresh()
  const again = useAgain()
  const { count, sought, find, clear, isNarrowed, table } = usePagedList(mailsQuery, 20, everything)
  return (
    <>
      <PageHead
        eyebrow={texts.section}
        title={texts.title}
        lead={texts.lead}
        actions={
          <Button icon={<RefreshIcon />} onClick={() => void refresh()}>
            {texts.refresh}
          </Button>
        }
      />
      <div className={css.body}>
        <OutboxNotice />
        <Panel title={texts.caption} count={count}>
          <DataTable
            caption={texts.caption}
            columns={columns}
            rowKey={({ id }) => id}
            rowLabel={({ recipient, title }) => `${recipient}, ${title}`}
            rowActions={(mail) => [
              { label: texts.open, icon: <EyeIcon />, primary: true, onSelect: () => setOpened(mail) },
              ...(mail.sendable
                ? [{ label: texts.again, icon: <RefreshIcon />, onSelect: () => void again(mail) }]
                : []),
            ]}
            {...table}
            empty={
              isNarrowed
                ? { title: texts.noneFoundTitle, action: <Button onClick={clear}>{texts.clear}</Button> }
                : { title: texts.emptyTitle, text: texts.emptyText }
            }
            dense={dense}
            tools={
              <>
                <Select
                  className={css.filter}
                  aria-label={texts.stateFilter}
                  data={[
                    { value: '', label: texts.allStates },
                    ...states.map((state) => ({ value: state, label: texts.states[state] })),
                  ]}
                  value={sought.state ?? ''}
                  onChange={(state) => find({ state: stateNamed(state) })}
                  allowDeselect={false}
                />
                <TableTools
                  search={sought.search}
                  onSearch={(search) => find({ search })}
                  searchLabel={texts.search}
                  dense={dense}
                  onDense={setDense}
                />
              </>
            }
          />
        </Panel>
      </div>
      <MailDialog mail={opened} onClose={() => setOpened(null)} />
    </>
  )
})

import { hasRole, isPupil } from '@phuong/domain/people/roles'
import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { ListState } from '@phuong/ui/ListState'
import { BellIcon } from '@phuong/ui/lms-icons'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { SwitchField } from '@phuong/ui/SwitchField'
import { toast } from '@phuong/ui/toast'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askAnew } from '../../../api/ask-anew.ts'
import { call, executeAgain, type Row } from '../../../api/call.ts'
import { isSessionGone } from '../../../api/session-gone.ts'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import css from './Choices.module.css'
import { choiceTexts as texts } from './texts.ts'

type Choice = Row<'ThongBao_TuyChon_DanhSach'>

/** What the person may refuse. */
const choicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['notification-choices', userId],
    queryFn: ({ signal }) => call('ThongBao_TuyChon_DanhSach', {}, { signal }),
  })

const keyOf = ({ type, way }: Pick<Choice, 'type' | 'way'>) => `${type} ${way}`

/** The words of a choice, by its key. */
const words: Readonly<Record<string, { label: string; help: string }>> = {
  'SUBMIT_ASSIGNMENT bell': { label: texts.submitted, help: texts.submittedHelp },
  'MARK_ASSIGNMENT bell': { label: texts.marked, help: texts.markedHelp },
  'CLASS_INVITATION mail': { label: texts.invited, help: texts.invitedHelp },
}

/** A choice is shown at once and saved, one after the other; what could not be saved stands as it was again. */
const useSaved = (userId: string) => {
  const client = useQueryClient()
  const { queryKey } = choicesQuery(userId)
  return useMutation({
    scope: { id: 'notification-choices' },
    mutationFn: ({ type, way, wanted }: Choice) =>
      executeAgain('ThongBao_TuyChon_CapNhat', { Type: type, Way: way, Wanted: wanted }),
    onMutate: (choice) => {
      client.setQueryData(queryKey, (rows) => rows?.map((row) => (keyOf(row) === keyOf(choice) ? choice : row)))
    },
    onError: (error) => {
      if (!isSessionGone(error)) toast.error(texts.notSaved)
      return askAnew(client, { queryKey })
    },
  })
}

/** The switches, each of which takes effect at once. */
function ChoiceList() {
  const { me } = useSurroundings()
  const choices = useQuery(choicesQuery(me.id))
  const { mutate } = useSaved(me.id)
  const named = (choices.data ?? []).flatMap((row) => {
    const own = words[keyOf(row)]
    return own ? [{ row, ...own }] : []
  })
  return (
    <ListState
      {...listStateOf(choices, hasNone)}
      skeleton={<SkeletonRows rows={1} />}
      empty={{ title: isPupil(me) ? texts.alwaysPupil : texts.alwaysStaff }}
    >
      <ul className={css.list}>
        {named.map(({ row, label, help }) => (
          <li key={keyOf(row)}>
            <SwitchField
              label={label}
              help={help}
              checked={row.wanted}
              onChange={(event) => mutate({ ...row, wanted: event.currentTarget.checked })}
            />
          </li>
        ))}
      </ul>
      <p className={css.always}>{isPupil(me) ? texts.alwaysPupil : texts.alwaysStaff}</p>
    </ListState>
  )
}

/** Opens what a person wants to be told, for those who may refuse something. */
export function Choices() {
  const { me } = useSurroundings()
  const [isOpen, setOpen] = useState(false)
  if (!hasRole(me, 'student', 'teacher')) return null
  return (
    <>
      <Button variant="line" size="sm" icon={<BellIcon size={20} />} onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.title} size="sm">
        <ChoiceList />
      </Dialog>
    </>
  )
}

import { FileIcon } from '@phuong/ui/lms-icons'
import type { RowAction } from '@phuong/ui/staff/table-types'
import { toast } from '@phuong/ui/toast'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { type RosterRow, useSetScripts } from './queries.ts'
import { texts } from './texts.ts'

/** Lets a pupil of the class read what is said in sounds and clips, or no longer (H073). */
export const useScriptActs = (classId: string): ((pupil: RosterRow) => RowAction[]) => {
  const scripts = useSetScripts(classId)
  return ({ studentId, fullName, readsScripts }) => [
    {
      label: readsScripts ? texts.takeScripts : texts.giveScripts,
      icon: <FileIcon />,
      onSelect: () =>
        scripts.mutate(
          { studentId, given: !readsScripts },
          {
            onSuccess: () => toast.success((readsScripts ? texts.scriptsTaken : texts.scriptsGiven)(fullName)),
            onError: (error) => {
              const text = formErrorOf(error)
              if (text !== null) toast.error(text)
            },
          },
        ),
    },
  ]
}

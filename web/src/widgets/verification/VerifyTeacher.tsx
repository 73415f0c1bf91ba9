import { Button } from '@phuong/ui/Button'
import { confirm } from '@phuong/ui/confirm'
import { toast } from '@phuong/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../api/ask-anew.ts'
import { execute } from '../../api/execute.ts'
import { formErrorOf } from '../form-error.ts'
import { verificationTexts as texts } from './texts.ts'

type Props = { teacher: { id: string; fullName: string } }

/** Verifies a teacher after a question, and asks anew for whatever the page shows (D05, D06). */
export function VerifyTeacher({ teacher: { id, fullName } }: Props) {
  const client = useQueryClient()
  const verify = useMutation({
    mutationFn: () => execute('USERS_Teacher_Verify', { id }),
    onSuccess: () => toast.success(texts.verified(fullName)),
    onError: (error) => {
      const text = formErrorOf(error)
      if (text !== null) toast.error(text)
    },
    onSettled: () => askAnew(client, {}),
  })
  const ask = async () => {
    const isSure = await confirm({
      title: texts.ask(fullName),
      text: texts.askText,
      confirmLabel: texts.verify,
      tone: 'primary',
    })
    if (isSure) verify.mutate()
  }
  return (
    <Button size="sm" loading={verify.isPending} aria-label={texts.verifyOf(fullName)} onClick={() => void ask()}>
      {texts.verify}
    </Button>
  )
}

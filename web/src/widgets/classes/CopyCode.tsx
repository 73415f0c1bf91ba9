import { CopyIcon } from '@phuong/ui/desk-icons'
import { IconButton } from '@phuong/ui/IconButton'
import { toast } from '@phuong/ui/toast'
import { copyText } from '../../browser/clipboard.ts'
import { classTexts } from './texts.ts'

/** Copies the code of a class, to be pasted where its pupils are reached. */
export function CopyCode({ code }: { code: string }) {
  const copy = async () => {
    if (await copyText(code)) toast.success(classTexts.copied(code), { id: 'class-code' })
    else toast.warning(classTexts.notCopied(code), { id: 'class-code' })
  }
  return (
    <IconButton size="sm" label={classTexts.copyCode(code)} icon={<CopyIcon size={18} />} onClick={() => void copy()} />
  )
}

import { Button } from '@phuong/ui/Button'
import { RefreshIcon } from '@phuong/ui/icons'
import { texts } from './texts.ts'

/** Asks once more for what did not come. */
export function Again({ onClick }: { onClick: () => void }) {
  return (
    <Button icon={<RefreshIcon />} onClick={onClick}>
      {texts.again}
    </Button>
  )
}

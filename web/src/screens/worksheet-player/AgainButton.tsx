import { Button } from '@phuong/ui/Button'
import { RefreshIcon } from '@phuong/ui/icons'
import { texts } from './texts.ts'

/** 'Làm lại': a new attempt, the one before is kept (B-222, B-223, D22). */
export function AgainButton({ onAgain }: { onAgain(): void }) {
  return (
    <Button variant="primary" block icon={<RefreshIcon />} onClick={onAgain}>
      {texts.again}
    </Button>
  )
}

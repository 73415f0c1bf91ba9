import { Button } from '@phuong/ui/Button'
import { RefreshIcon } from '@phuong/ui/icons'
import { texts } from './texts.ts'

/** 'Làm lại': a new attempt, the one before is kept (B-222, B-223, D22). */
export function AgainButton({ phone, onAgain }: { phone: boolean; onAgain(): void }) {
  const place = phone ? ({ size: 'sm' } as const) : { block: true, icon: <RefreshIcon /> }
  return (
    <Button variant="primary" {...place} onClick={onAgain}>
      {texts.again}
    </Button>
  )
}

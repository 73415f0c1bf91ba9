import { ButtonLink } from '@phuong/ui/Button'
import { PrinterIcon } from '@phuong/ui/desk-icons'
import { Link } from '../link/Link.tsx'
import { type PrintedExam, printPath } from './path.ts'
import { texts } from './texts.ts'

/** Leads to an exam on paper (C-594), for screens whose people may print it (C-618). */
export function PrintLink({ exam }: { exam: PrintedExam }) {
  return (
    <ButtonLink as={Link} to={printPath(exam)} icon={<PrinterIcon />}>
      {texts.print}
    </ButtonLink>
  )
}

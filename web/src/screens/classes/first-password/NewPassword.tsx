import { ButtonLink } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { PrinterIcon } from '@phuong/ui/desk-icons'
import { ListState } from '@phuong/ui/ListState'
import { useQuery } from '@tanstack/react-query'
import { cardsPath } from '../../../widgets/classes/cards-path.ts'
import { cardsQuery } from '../../../widgets/classes/cards-query.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import css from './NewPassword.module.css'
import { texts } from './texts.ts'

type Props = { classId: string; pupil: { studentId: string; fullName: string }; onClose: () => void }

/** What the card of one pupil tells: the user name and the first password, until the pupil has changed it. */
export function NewPassword({ classId, pupil: { studentId, fullName }, onClose }: Props) {
  const cards = useQuery(cardsQuery(classId, studentId))
  const [card] = cards.data ?? []
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(fullName)}
      size="sm"
      read
      footer={
        <ButtonLink as={Link} to={cardsPath(classId, studentId)} icon={<PrinterIcon />}>
          {texts.print}
        </ButtonLink>
      }
    >
      <ListState {...listStateOf(cards, hasNone)} empty={{ title: texts.changed, drawing: false }}>
        <dl className={css.facts} translate="no">
          <div>
            <dt>{texts.userName}</dt>
            <dd>{card?.userName}</dd>
          </div>
          <div>
            <dt>{texts.password}</dt>
            <dd>{card?.password}</dd>
          </div>
        </dl>
        <p className="muted small">{texts.note}</p>
      </ListState>
    </Dialog>
  )
}

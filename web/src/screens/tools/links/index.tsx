import type { CardPlace } from '@phuong/domain/links/cards'
import { Card } from '@phuong/ui/Card'
import { Chip } from '@phuong/ui/Chip'
import { ListState } from '@phuong/ui/ListState'
import { ExternalIcon } from '@phuong/ui/lms-icons'
import { PageHead } from '@phuong/ui/PageHead'
import { useQuery } from '@tanstack/react-query'
import { pictures } from '../../../widgets/card-pictures/pictures.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import css from './Links.module.css'
import { type CardRow, cardsQuery } from './queries.ts'
import { placeTexts, texts } from './texts.ts'

function LinkCard({ row: { title, text, picture, address } }: { row: CardRow }) {
  const Picture = pictures[picture]
  const words = (
    <>
      <span className={css.cover} aria-hidden="true">
        <Picture className={css.picture} />
      </span>
      <span className={css.words}>
        <span className={css.title}>
          {title} {address !== '' && <ExternalIcon size={16} label={texts.newTab} />}
        </span>
        {text !== '' && <span className={css.text}>{text}</span>}
        {address === '' && (
          <Chip size="sm" tone="neutral">
            {texts.soon}
          </Chip>
        )}
      </span>
    </>
  )
  return (
    <Card as="li" flush>
      {address === '' ? (
        <div className={css.card}>{words}</div>
      ) : (
        <a className={css.card} href={address} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      )}
    </Card>
  )
}

function Cards({ place }: { place: CardPlace }) {
  const { isHere } = useSurroundings()
  const cards = useQuery(cardsQuery(place))
  // a card to a page that this host lacks would lead to the 404 page
  const rows = (cards.data ?? []).filter(({ address }) => isHere(address))
  const { error, ...state } = listStateOf(cards, () => rows.length === 0)
  const { title, lead } = placeTexts[place]
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={css.body}>
        <ListState
          {...state}
          error={{ ...error, title: texts.failedTitle }}
          empty={{ title: texts.emptyTitle, text: texts.emptyText }}
        >
          <ul className={css.cards}>
            {rows.map((row) => (
              <LinkCard key={row.id} row={row} />
            ))}
          </ul>
        </ListState>
      </div>
    </>
  )
}

/** /lms/education-game (B-065). */
export function EducationGame() {
  return <Cards place="education-game" />
}

/** /lms/study-with-teacher (B-066). */
export function StudyWithTeacher() {
  return <Cards place="study-with-teacher" />
}

/** /lms/support/slides (B-067). */
export function Slides() {
  return <Cards place="slides" />
}

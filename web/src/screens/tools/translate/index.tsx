import { Card } from '@phuong/ui/Card'
import { PageHead } from '@phuong/ui/PageHead'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keepIn, keptIn } from '../../../widgets/paged-list/kept.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { type Asked, textQuery } from './queries.ts'
import { Results } from './Results.tsx'
import { Source } from './Source.tsx'
import css from './Translate.module.css'
import { texts } from './texts.ts'

/** What was typed, and what of it was asked for last. */
type Kept = { typed: Asked; asked: Asked | null }

/** /lms/tools/translate: words and phrases out of the bank, longer texts by a service (B-071, B-072). */
export function Translate() {
  const { me } = useSurroundings()
  // whoever comes back to the page finds it as it was left
  const place = `translate ${me.id}`
  const [{ typed, asked }, setKept] = useState<Kept>(
    () => keptIn<Kept>(place) ?? { typed: { text: '', from: 'en' }, asked: null },
  )
  useEffect(() => keepIn(place, { typed, asked }), [place, typed, asked])
  // a text of no letters asks whether there is a service
  const service = useQuery(textQuery({ text: '', from: 'en' }))
  const change = (now: Asked) =>
    setKept({ typed: now, asked: now.text === '' || now.from !== typed.from ? null : asked })
  const translate = () => {
    const text = typed.text.trim()
    if (text !== '') setKept({ typed, asked: { text, from: typed.from } })
  }
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={css.body}>
        <Card>
          <Source typed={typed} isSent={service.data?.state === 'done'} onChange={change} onTranslate={translate} />
        </Card>
        <Results asked={asked} />
      </div>
    </>
  )
}

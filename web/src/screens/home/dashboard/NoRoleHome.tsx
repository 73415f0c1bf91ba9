import { Card } from '@phuong/ui/Card'
import { EmptyState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { now } from '../../../browser/clock.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import css from './Dashboard.module.css'
import { dayLine, staffGreeting } from './greeting.ts'
import { texts } from './texts.ts'

/** For an account without a role (C-090, C-091): a kind word, and who can help. */
export function NoRoleHome() {
  const { me } = useSurroundings()
  return (
    <>
      <PageHead ornament="bough" eyebrow={dayLine(now())} title={staffGreeting(me)} />
      <div className={css.body}>
        <Card>
          <EmptyState title={texts.noRoleTitle} text={texts.noRoleText} />
        </Card>
      </div>
    </>
  )
}

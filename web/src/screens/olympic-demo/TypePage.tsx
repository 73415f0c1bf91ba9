import { plainText } from '@phuong/exercises/screens'
import { IconButtonLink } from '@phuong/ui/IconButton'
import { ArrowLeftIcon } from '@phuong/ui/icons'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { kindOf } from '../../widgets/demo-pages/layouts.ts'
import { Sample } from '../../widgets/demo-sample/Sample.tsx'
import { Exercise } from '../../widgets/exercise/Exercise.tsx'
import { Link } from '../../widgets/link/Link.tsx'
import { usePageTitle } from '../../widgets/page-title.ts'
import css from './OlympicDemo.module.css'
import type { DemoPlace } from './place.ts'
import { texts } from './texts.ts'

type Props = Pick<Extract<DemoPlace, { name: 'page' }>, 'page' | 'pages'>

/** One built-in exercise of one kind (C-544, C-547, C-583), answered as often as wanted (C-550). */
export function TypePage({ page, pages }: Props) {
  usePageTitle(texts.page(page))
  const at = pages.findIndex((one) => one.page === page)
  const before = pages[at - 1]
  const after = pages[at + 1]
  return (
    <article className={css.sheet} aria-labelledby="page-title">
      <header className={css.head}>
        <div className={css.name}>
          <h1 className={css.number} id="page-title" tabIndex={-1}>
            {texts.page(page)}
          </h1>
          <p>{kindOf(page)}</p>
        </div>
        <nav className={css.beside} aria-label={texts.pages}>
          {before && (
            <IconButtonLink as={Link} to={before.path} label={texts.before(before.page)} icon={<ArrowLeftIcon />} />
          )}
          {after && (
            <IconButtonLink as={Link} to={after.path} label={texts.after(after.page)} icon={<ArrowRightIcon />} />
          )}
        </nav>
      </header>
      <Sample page={page}>
        {(question) => (
          <>
            <p className={css.task}>{plainText(question.title)}</p>
            <Exercise question={question} seed={`demo ${page}`} />
          </>
        )}
      </Sample>
    </article>
  )
}

import type { BookClass } from '../../widgets/demo-pages/book-classes.ts'
import { bookPages } from '../../widgets/demo-pages/books.ts'
import { bookEntries, kindOf } from '../../widgets/demo-pages/layouts.ts'
import { Link } from '../../widgets/link/Link.tsx'
import { usePageTitle } from '../../widgets/page-title.ts'
import css from './OlympicDemo.module.css'
import { texts } from './texts.ts'

/** /olympicsgkBook{class}: the entries of its menu as links (C-593). */
export function BookRoot({ classLevel }: { classLevel: BookClass }) {
  usePageTitle(texts.book(classLevel))
  return (
    <div className={css.page}>
      <h1 id="page-title" tabIndex={-1}>
        {texts.book(classLevel)}
      </h1>
      <p className={css.lead}>{texts.bookLead}</p>
      <ul className={css.entries} aria-label={texts.pages}>
        {bookEntries(classLevel).map(({ name, path }, index) => (
          <li key={name} className={css.entry}>
            <Link to={path}>{name}</Link>
            <span>{kindOf(bookPages[classLevel][index] ?? '')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

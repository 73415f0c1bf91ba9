import { lazy } from 'react'
import { Navigate, useLocation } from 'react-router'
import { layoutOf } from '../../widgets/demo-pages/layouts.ts'
import { BookRoot } from './BookRoot.tsx'
import { Dashboard } from './Dashboard.tsx'
import { placeOf } from './place.ts'
import { TypePage } from './TypePage.tsx'

const Contest = lazy(async () => ({ default: (await import('./contest/index.tsx')).Contest }))

/** Everything below /olympicsgk and the layouts of the books: the address says which page it is. */
export function OlympicDemo() {
  const { pathname } = useLocation()
  const { classLevel } = layoutOf(pathname)
  const place = placeOf(classLevel, pathname)
  switch (place.name) {
    case 'dashboard':
      return <Dashboard />
    case 'contest':
      return <Contest />
    case 'book':
      return <BookRoot classLevel={place.classLevel} />
    case 'page':
      return <TypePage key={place.page} page={place.page} pages={place.pages} />
    case 'unknown':
      return <Navigate to={place.root} replace />
  }
}

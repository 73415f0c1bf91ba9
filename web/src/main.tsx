import '@phuong/ui/theme/tokens.css'
import '@phuong/ui/theme/fonts.css'
import '@phuong/ui/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './shell/App.tsx'
import { loadFirst } from './shell/frames.ts'
import type { RouteRow } from './shell/route-row.ts'

/** Draws the product. @param first the row of the address, where its code is on the way (ahead.ts) */
export const start = (first: RouteRow | undefined): void => {
  const loaded = first ? loadFirst(first) : Promise.resolve()
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App loaded={loaded} />
      </StrictMode>,
    )
}

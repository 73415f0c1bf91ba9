import '@phuong/ui/theme/tokens.css'
import '@phuong/ui/theme/fonts.css'
import '@phuong/ui/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './shell/App.tsx'
import { loadFirst } from './shell/screens.ts'

const loaded = loadFirst(window.location.pathname)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App loaded={loaded} />
    </StrictMode>,
  )

import './theme.ts'
import icon from '@phuong/ui/drawings/brand.svg?no-inline'
import { preloadFonts } from '@phuong/ui/theme/preload'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Landing } from './Landing.tsx'
import { LoginRoot } from './LoginRoot.tsx'
import { landingTexts } from './texts.ts'

/** What the build puts into index.html: its body, its words for the head, the icon of both entries, and the font files that they fetch first. */
export const drawLanding = () => ({
  title: landingTexts.title,
  description: landingTexts.description,
  body: renderToStaticMarkup(<Landing login={renderToString(<LoginRoot />)} />),
  icon,
  fonts: preloadFonts,
})

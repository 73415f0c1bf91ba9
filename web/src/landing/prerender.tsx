import './theme.ts'
import { partBegins, partEnds } from '@phuong/domain/site/front-page'
import icon from '@phuong/ui/drawings/brand.svg?no-inline'
import { preloadFonts } from '@phuong/ui/theme/preload'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ForgotRoot } from './ForgotRoot.tsx'
import { Landing } from './Landing.tsx'
import { LoginRoot } from './LoginRoot.tsx'
import { RegisterRoot } from './RegisterRoot.tsx'
import { landingTexts } from './texts.ts'

/** The elements around parts (Part.tsx) become marks, which leave nothing behind where the page is served. */
const marked = (markup: string): string =>
  markup.replace(/<(\/?)front-(\w+)>/g, (_, end: string, name: string) => (end ? partEnds(name) : partBegins(name)))

/** What the build puts into index.html: its body, its words for the head, the icon of both entries, and the font files that they fetch first. */
export const drawLanding = () => ({
  title: landingTexts.title,
  description: landingTexts.description,
  body: marked(
    renderToStaticMarkup(
      <Landing
        login={renderToString(<LoginRoot />)}
        register={renderToString(<RegisterRoot />, { identifierPrefix: 'register' })}
        forgot={renderToString(<ForgotRoot />, { identifierPrefix: 'forgot' })}
      />,
    ),
  ),
  icon,
  fonts: preloadFonts,
})

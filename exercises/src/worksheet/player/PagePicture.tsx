import { Button } from '@phuong/ui/Button'
import { RefreshIcon } from '@phuong/ui/icons'
import { useState } from 'react'
import type { Page } from '../document/document.ts'
import { pageWidth } from '../document/place.ts'
import css from './Surface.module.css'
import { texts } from './texts.ts'

type Props = {
  page: Page
  /** from 1 */
  number: number
  of: number
  /** px that the page is wide on the screen, 0 while that is not known */
  shownWidth: number
}

/** Pictures of a page are this many px wide (docs/protocol.md 7). */
const [plain, sharp] = [pageWidth, 2 * pageWidth]

/** One page as a picture. Its room stands before it arrives; one that did not arrive can be asked for again. */
export function PagePicture({ page: { url, url2x, height }, number, of, shownWidth }: Props) {
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  const again = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return (
    <div className={css.page} style={{ aspectRatio: `${pageWidth} / ${height}` }}>
      {failed ? (
        <div className={css.failed} role="status">
          <p>{texts.pageFailed}</p>
          <Button icon={<RefreshIcon />} onClick={again}>
            {texts.again}
          </Button>
        </div>
      ) : (
        <img
          // another element asks the network again
          key={tries}
          className={css.picture}
          src={url}
          srcSet={url2x === '' || url2x === url ? undefined : `${url} ${plain}w, ${url2x} ${sharp}w`}
          sizes={shownWidth > 0 ? `${shownWidth}px` : '(min-width: 1000px) 820px, 100vw'}
          width={pageWidth}
          height={height}
          alt={texts.page(number, of)}
          loading={number === 1 ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setFailed(true)}
        />
      )}
    </div>
  )
}

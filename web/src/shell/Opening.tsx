import { BrandMark } from '@phuong/ui/Brand'
import { useHeldLetters } from '../widgets/use-held-letters.ts'
import css from './Opening.module.css'
import { shellTexts } from './texts.ts'

/** While it is not yet known who opens the page, or its first screen is on its way. */
export function Opening() {
  useHeldLetters()
  return (
    <div className={css.opening} role="status">
      <BrandMark size={56} />
      <p>{shellTexts.wait}</p>
    </div>
  )
}

import { cx } from '@phuong/ui/cx'
import css from './PrintPicture.module.css'

type PrintPictureProps = {
  of: 'question' | 'answer'
  /** '' where there is none */
  src: string
  alt?: string
  /** how it stands among the words */
  className?: string | undefined
}

/** A picture on paper, no higher than it may be there (C-616). */
export function PrintPicture({ of, src, alt = '', className }: PrintPictureProps) {
  return src === '' ? null : <img className={cx(css[of], className)} src={src} alt={alt} />
}

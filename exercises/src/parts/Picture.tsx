import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { RefreshIcon } from '@phuong/ui/icons'
import { inSmallFrame, VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { languageOf } from './language.ts'
import css from './Picture.module.css'
import { texts } from './texts.ts'

type PictureProps = {
  src: string
  alt: string
  /** gives it its size, which stands before it arrives */
  className: string | undefined
  /** on a plate, as the pictures of answers are */
  plate?: boolean
  width?: number
  height?: number
}

/** The address that could not be had, null while none is missing. Another address is another try. */
type Missing = readonly [missing: string | null, setMissing: (address: string | null) => void]

/** What is missing, where the button for another try stands outside. */
const Outside = createContext<Missing | null>(null)

/**
 * A picture of a question, loaded when it comes near. One that cannot be had leaves its frame, says so and offers another
 * try; it is tried again by itself when the line is back.
 */
export function Picture({ src, alt, className: size, plate, width, height }: PictureProps) {
  const className = cx(plate && css.plate, size)
  const outside = useContext(Outside)
  const own = useState<string | null>(null)
  const [missing, setMissing] = outside ?? own
  const isMissing = missing === src
  useEffect(() => {
    if (!isMissing) return
    const again = () => setMissing(null)
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      // another picture took its place: nothing is missing there yet
      setMissing(null)
    }
  }, [isMissing, setMissing])

  if (isMissing)
    return <MissingPicture alt={alt} className={className} onAgain={outside ? null : () => setMissing(null)} />
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      lang={languageOf(alt)}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setMissing(src)}
    />
  )
}

type MissingProps = Pick<PictureProps, 'alt' | 'className'> & {
  /** null where the button stands outside */
  onAgain: (() => void) | null
}

/** The frame of a picture that could not be had; the whole of it is the button for another try. */
export function MissingPicture({ alt, className, onAgain }: MissingProps) {
  const said = (
    <>
      {alt !== '' && <VisuallyHidden lang={languageOf(alt)}>{`${alt}. `}</VisuallyHidden>}
      <span className={onAgain ? inSmallFrame : undefined}>{`${texts.noPicture} `}</span>
    </>
  )
  if (onAgain === null) return <span className={cx(className, css.missing)}>{said}</span>
  return (
    <button type="button" className={cx(className, css.missing)} onClick={onAgain}>
      {said}
      <span className={css.again}>
        <RefreshIcon size={18} />
        {texts.again}
      </span>
    </button>
  )
}

/** Around one picture in something that is pressed as a whole: no button can stand in it, so it stands below. */
export function AgainBelow({ children }: { children: ReactNode }) {
  const missing = useState<string | null>(null)
  const [address, setMissing] = missing
  return (
    <Outside value={missing}>
      {children}
      {address !== null && (
        <Button size="sm" className={css.below} icon={<RefreshIcon />} onClick={() => setMissing(null)}>
          {texts.again}
        </Button>
      )}
    </Outside>
  )
}

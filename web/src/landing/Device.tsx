import { cx } from '@phuong/ui/cx'
import monitor from '@phuong/ui/drawings/monitor.svg?no-inline'
import phone from '@phuong/ui/drawings/phone.svg?no-inline'
import css from './Device.module.css'

/** A picture of the product (`npm run pictures`): for screens of one and of two pixels a point; measures of the first, in px. */
export type Picture = { once: string; twice: string; width: number; height: number }

const setOf = ({ once, twice }: Picture) => `${once} 1x, ${twice} 2x`

function Glass({ picture, alt }: { picture: Picture; alt: string }) {
  const { once, width, height } = picture
  return (
    <img
      className={css.glass}
      src={once}
      srcSet={setOf(picture)}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  )
}

type PhoneProps = { picture: Picture; alt: string; className?: string | undefined }

/** A phone that shows the product. */
export function PhoneWith({ picture, alt, className }: PhoneProps) {
  return (
    <div className={cx(css.phone, className)}>
      <img className={css.frame} src={phone} width={300} height={604} alt="" loading="lazy" />
      <Glass picture={picture} alt={alt} />
    </div>
  )
}

type MonitorProps = {
  /** the whole screen, where there is room for it */
  wide: Picture
  /** a narrower one, whose letters can be read on a phone */
  close: Picture
  alt: string
}

/** A monitor that shows the product. */
export function MonitorWith({ wide, close, alt }: MonitorProps) {
  return (
    <div className={css.monitor}>
      <img className={css.frame} src={monitor} width={760} height={556} alt="" loading="lazy" />
      <picture>
        <source media="(min-width: 600px)" srcSet={setOf(wide)} width={wide.width} height={wide.height} />
        <Glass picture={close} alt={alt} />
      </picture>
    </div>
  )
}

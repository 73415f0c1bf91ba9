import { cx } from '@phuong/ui/cx'
import monitor from '@phuong/ui/drawings/monitor.svg?no-inline'
import phone from '@phuong/ui/drawings/phone.svg?no-inline'
import css from './Device.module.css'

/** A picture of the product: where it lies, and what it measures in px. */
export type Picture = { src: string; width: number; height: number }

/** A phone that shows the product. */
export function PhoneWith({
  picture,
  alt,
  className,
}: {
  picture: Picture
  alt: string
  className?: string | undefined
}) {
  return (
    <div className={cx(css.phone, className)}>
      <img className={css.frame} src={phone} width={300} height={604} alt="" loading="lazy" />
      <img className={css.glass} {...picture} alt={alt} loading="lazy" decoding="async" />
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
        <source media="(min-width: 600px)" srcSet={wide.src} width={wide.width} height={wide.height} />
        <img className={css.glass} {...close} alt={alt} loading="lazy" decoding="async" />
      </picture>
    </div>
  )
}

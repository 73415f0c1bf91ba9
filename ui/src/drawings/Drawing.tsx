export type DrawingProps = {
  className?: string
  /** Only for a drawing that tells something no word beside it tells; otherwise it is decoration. */
  title?: string
}

/** A picture file of this folder: fetched once, kept by the browser, its room known before it arrives. */
export function Drawing({
  src,
  width,
  height,
  className,
  title = '',
}: DrawingProps & { src: string; width: number; height: number }) {
  return (
    <img className={className} src={src} width={width} height={height} alt={title} decoding="async" draggable={false} />
  )
}

import { useMemo } from 'react'
import css from './QrCode.module.css'
import { qrPath } from './qr-path.ts'

/** A text as a code for cameras, dark on light whatever stands around it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg className={css.code} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  )
}

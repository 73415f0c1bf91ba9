import encodeQR from 'qr'

/** Empty modules around a code, without which cameras do not find it (ISO/IEC 18004). */
const quiet = 4

/** A QR code as a drawing: the side in modules, its quiet border included, and the dark ones as an SVG path. */
export const qrPath = (text: string): { side: number; path: string } => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quiet })
  const runs = rows.flatMap((row, y) => {
    const path: string[] = []
    for (let x = 0; x < row.length; x += 1) {
      const start = x
      while (row[x]) x += 1
      if (x > start) path.push(`M${start} ${y}h${x - start}v1h-${x - start}z`)
    }
    return path
  })
  return { side: rows.length, path: runs.join('') }
}

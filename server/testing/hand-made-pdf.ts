/** A PDF by hand: its objects, from number 1 on; the first is the catalog. */
export const byHand = (objects: readonly (string | Buffer)[], trailer = ''): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let at = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    places.push(at)
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    parts.push(part)
    at += part.length
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** Contents of a page, or another stream, with these entries beside its length. */
export const stream = (text: string | Buffer, more = ''): Buffer => {
  const bytes = Buffer.from(text)
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${more}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

/** One page with these contents and resources. */
export const onePage = (
  content: string | Buffer,
  more: { box?: string; resources?: string; contentMore?: string; objects?: (string | Buffer)[] } = {},
): Buffer =>
  byHand([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${more.box ?? '[0 0 200 200]'} /Contents 4 0 R /Resources << ${more.resources ?? ''} >> >>`,
    stream(content, more.contentMore),
    ...(more.objects ?? []),
  ])

/** Contents that take far longer to draw than it takes to see that somebody waits. */
export const hardContent = '0 0 200 200 re 200 200 m 0 0 l 200 0 l 0 200 l B* '.repeat(400_000)

/** So many pages, each with the same contents. */
export const samePages = (count: number, content: string): Buffer =>
  byHand([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, at) => `${at + 4} 0 R`).join(' ')}] /Count ${count} >>`,
    stream(content),
    ...Array.from(
      { length: count },
      () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 3 0 R /Resources << >> >>',
    ),
  ])

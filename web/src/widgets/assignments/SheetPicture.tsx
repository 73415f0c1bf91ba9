import { useState } from 'react'

/**
 * The small picture of the first page of a worksheet; nothing where it is not made, or may not be seen. It is decoration:
 * the name of the sheet stands beside it.
 */
export function SheetPicture({ attachmentId }: { attachmentId: string | null }) {
  const [missing, setMissing] = useState<string | null>(null)
  if (attachmentId === null || missing === attachmentId) return null
  return (
    <img
      src={`/api/v1.0/files/${attachmentId}/pages/1?w=240`}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(attachmentId)}
    />
  )
}

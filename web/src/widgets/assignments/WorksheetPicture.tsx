import { useState } from 'react'

/**
 * The small picture of the first page of a worksheet; nothing while it is not made. It is decoration: the name of the
 * worksheet stands beside it.
 */
export function WorksheetPicture({ address }: { address: string | null }) {
  const [missing, setMissing] = useState<string | null>(null)
  if (address === null || missing === address) return null
  return <img src={address} alt="" loading="lazy" decoding="async" onError={() => setMissing(address)} />
}

import { type ReactNode, useState } from 'react'

type Props = {
  address: string | null
  /** What stands in its place while it is not made, or where it does not come. */
  otherwise?: ReactNode
}

/** The small picture of the first page of a worksheet. It is decoration: the name of the worksheet stands beside it. */
export function WorksheetPicture({ address, otherwise = null }: Props) {
  const [missing, setMissing] = useState<string | null>(null)
  if (address === null || missing === address) return otherwise
  return <img src={address} alt="" loading="lazy" decoding="async" onError={() => setMissing(address)} />
}

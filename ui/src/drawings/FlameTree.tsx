import { Drawing, type DrawingProps } from './Drawing.tsx'
import bare from './pictures/tier-bare.svg?no-inline'
import blossom from './pictures/tier-blossom.svg?no-inline'
import budding from './pictures/tier-budding.svg?no-inline'
import leaf from './pictures/tier-leaf.svg?no-inline'

/** By the name of the tier of a result (C-338 to C-341). */
const sources = { bad: bare, good: budding, great: leaf, perfect: blossom } as const

/** The flame tree of a result: the better it is, the more it is in blossom. */
export function FlameTree({ tier, ...rest }: DrawingProps & { tier: keyof typeof sources }) {
  return <Drawing src={sources[tier]} width={320} height={250} {...rest} />
}

import { Drawing, type DrawingProps } from './Drawing.tsx'
import src from './pictures/blossom-cluster.svg?no-inline'

/** Blossoms that hang into the head of the sign-in window. */
export function BlossomCluster(props: DrawingProps) {
  return <Drawing src={src} width={160} height={88} {...props} />
}

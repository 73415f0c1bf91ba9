import { type ComponentType, lazy } from 'react'
import { codeOf } from '../../browser/code.ts'

/**
 * A component whose code comes in a file of its own. What has arrived by the time it is drawn is drawn at once; what has
 * not suspends. React holds a fallback for a while once it showed it, so a page that is there must never suspend.
 */
export type Loadable<Props> = {
  /** Brings the code; asked again after a failure it tries again. */
  load: () => Promise<ComponentType<Props>>
  /** The same one from the first call on: to React another one is another component. */
  component: () => ComponentType<Props>
  /** Another one from now on: to React what has failed to come stays so. */
  again: () => void
}

export const loadable = <Props extends object>(source: () => Promise<ComponentType<Props>>): Loadable<Props> => {
  const bring = codeOf(source)
  let arrived: ComponentType<Props> | undefined
  let drawn: ComponentType<Props> | undefined
  const load = async () => {
    arrived = await bring()
    return arrived
  }
  return {
    load,
    component: () => {
      drawn ??= arrived ?? lazy(async () => ({ default: await load() }))
      return drawn
    },
    again: () => {
      drawn = arrived
    },
  }
}

import { ErrorState } from '@phuong/ui/ErrorState'
import { toast } from '@phuong/ui/toast'
import { Component, type ComponentType, type FunctionComponent } from 'react'
import { apiTexts } from '../../api/texts.ts'
import { NotLoaded } from '../../browser/code.ts'
import { type Loadable, loadable } from './loadable.ts'

/** Brings a component whose code comes in a file of its own. */
type Source<Props> = () => Promise<ComponentType<Props>>

type LateProps<Props> = {
  part: Loadable<Props>
  own: Props
  /** for what is no place on the page: it goes, and the words stand in a toast */
  onGone: (() => void) | null
}

/**
 * Catches that the code of one part did not come, so that the page around it stays with all that was typed there. Anything else
 * goes on to the boundary of the page.
 */
class Late<Props extends object> extends Component<LateProps<Props>, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidMount() {
    window.addEventListener('online', this.again)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.again)
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof NotLoaded)) return
    const { part, onGone } = this.props
    part.again()
    if (onGone === null) return
    toast.warning(apiTexts.offline)
    onGone()
  }

  again = (): void => {
    if (this.state.error !== null) this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    const { part, own, onGone } = this.props
    if (error === null) {
      const Part = part.component()
      return <Part {...own} />
    }
    if (!(error instanceof NotLoaded)) throw error
    return onGone ? null : <ErrorState title={apiTexts.offline} text={null} onRetry={this.again} />
  }
}

/**
 * A place on a page whose code comes in a file of its own, inside a Suspense. Where the code does not come, the place says so,
 * asks again when it is told to and when the line is back, and the page stays.
 */
export const latePlace = <Props extends object>(source: Source<Props>): FunctionComponent<Props> => {
  const part = loadable(source)
  return (own) => <Late part={part} own={own} onGone={null} />
}

/**
 * A dialog whose code comes in a file of its own, inside a Suspense. Where the code does not come, a toast says so and the
 * dialog counts as closed, so that the next press asks again; the page stays with all that was typed there. One that cannot be
 * closed says so in its place.
 */
export const lateDialog = <Props extends { onClose?: () => void }>(source: Source<Props>): FunctionComponent<Props> => {
  const part = loadable(source)
  return (own) => <Late part={part} own={own} onGone={own.onClose ?? null} />
}

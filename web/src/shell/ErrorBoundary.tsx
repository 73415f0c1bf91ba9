import { ErrorState } from '@phuong/ui/ErrorState'
import { Component, type ReactNode } from 'react'
import { NotLoaded } from '../browser/code.ts'
import { shellTexts } from './texts.ts'

type Props = {
  /** Before what has failed is drawn again. */
  onAgain?: () => void
  children: ReactNode
}

/**
 * Around a screen, and once around all: when code cannot be loaded or breaks, what is outside stays, the page says which of
 * the two it was, and can be tried again. A new load of the document also brings the newest build, whose files an older page no longer finds; while
 * the line is down the page only tries itself, and once more when it is back.
 */
export class ErrorBoundary extends Component<Props, { failed: 'load' | 'fault' | null }> {
  override state = { failed: null }

  static getDerivedStateFromError(error: unknown) {
    return { failed: error instanceof NotLoaded ? 'load' : 'fault' }
  }

  override componentDidMount() {
    window.addEventListener('online', this.again)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.again)
  }

  /** Without a line the browser would have nothing to put in the place of this page, and what is not sent may live in it. */
  again = (): void => {
    if (!this.state.failed) return
    this.props.onAgain?.()
    this.setState({ failed: null })
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    return (
      <ErrorState
        title={failed === 'load' ? shellTexts.loadFailedTitle : shellTexts.faultTitle}
        text={failed === 'load' ? shellTexts.loadFailedText : shellTexts.faultText}
        onRetry={() => (navigator.onLine ? window.location.reload() : this.again())}
      />
    )
  }
}

import { ErrorState } from '@phuong/ui/ErrorState'
import { Component, type ReactNode } from 'react'
import { shellTexts } from './texts.ts'

type Props = {
  /** Before what has failed is drawn again. */
  onAgain?: () => void
  children: ReactNode
}

/**
 * Around a screen, and once around all: when code cannot be loaded or breaks, what is outside stays and the page can be
 * tried again. A new load of the document also brings the newest build, whose files an older page no longer finds; while
 * the line is down the page only tries itself, and once more when it is back.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
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
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState
        title={shellTexts.loadFailedTitle}
        text={shellTexts.loadFailedText}
        onRetry={() => (navigator.onLine ? window.location.reload() : this.again())}
      />
    )
  }
}

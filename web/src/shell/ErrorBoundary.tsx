import { ErrorState } from '@phuong/ui/ErrorState'
import { Component, type ReactNode } from 'react'
import { shellTexts } from './texts.ts'

/**
 * Around a screen, and once around all: when code cannot be loaded or breaks, what is outside stays and the page can be
 * tried again. A new load of the document also brings the newest build, whose files an older page no longer finds.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState
        title={shellTexts.loadFailedTitle}
        text={shellTexts.loadFailedText}
        onRetry={() => window.location.reload()}
      />
    )
  }
}

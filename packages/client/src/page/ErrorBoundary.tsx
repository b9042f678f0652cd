import { Component, type ReactNode, startTransition } from 'react'
import { forgetFailures } from './loadOnce.ts'

/**
 * Draws anew what could not be drawn: code that did not come may come now, and the page keeps what it knows. Null where that
 * was done and failed as well: it needs another page.
 */
export type DrawAgain = (() => void) | null

interface ErrorBoundaryProps {
  children: ReactNode
  /** What is shown in place of what could not be drawn. */
  fallback: ReactNode | ((again: DrawAgain) => ReactNode)
  /** What is inside is tried again as soon as this is another than it was when it failed. */
  of?: string
}

interface ErrorBoundaryState {
  failed: boolean
  /** It was drawn anew. */
  tried: boolean
}

/** Shows something else in place of what could not be drawn; what stands around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { failed: false, tried: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ of }: ErrorBoundaryProps, { failed }: ErrorBoundaryState) {
    // Not what failed in this very update: it would fail again, without an end.
    if (failed && of !== this.props.of) this.setState({ failed: false, tried: false })
  }

  /** What is shown instead stays until that is here which failed. */
  private readonly again = () => {
    forgetFailures()
    startTransition(() => this.setState({ failed: false, tried: true }))
  }

  override render() {
    const { children, fallback } = this.props
    const { failed, tried } = this.state
    if (!failed) return children
    return typeof fallback === 'function' ? fallback(tried ? null : this.again) : fallback
  }
}

import { Component, type ReactNode, startTransition } from 'react'
import { forgetFailures } from './loadOnce.ts'

/** What can be done about what could not be drawn. */
export interface Redrawing {
  /** Draws it anew, once: code that did not come may come now, and the page keeps what it knows. */
  again?: () => void
  /** It was drawn anew and failed at once: it needs another page. */
  inVain: boolean
}

interface ErrorBoundaryProps {
  children: ReactNode
  /** What is shown in place of what could not be drawn. */
  fallback: ReactNode | ((redrawing: Redrawing) => ReactNode)
  /** What is inside is tried again as soon as this is another than it was when it failed. */
  of?: string
}

interface ErrorBoundaryState {
  failed: boolean
  /** It was drawn anew since it failed first. */
  tried: boolean
}

/** Shows something else in place of what could not be drawn; what stands around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { failed: false, tried: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** Since it was drawn anew it has been there. */
  private isDrawn = false

  override componentDidUpdate({ of }: ErrorBoundaryProps, { failed }: ErrorBoundaryState) {
    if (!this.state.failed) this.isDrawn = true
    // Not what failed in this very update: it would fail again, without an end.
    if (failed && of !== this.props.of) this.setState({ failed: false, tried: false })
  }

  /** What is shown instead stays until that is here which failed. */
  private readonly again = () => {
    this.isDrawn = false
    forgetFailures()
    startTransition(() => this.setState({ failed: false, tried: true }))
  }

  override render() {
    const { children, fallback } = this.props
    const { failed, tried } = this.state
    if (!failed) return children
    if (typeof fallback !== 'function') return fallback
    return fallback(tried ? { inVain: !this.isDrawn } : { again: this.again, inVain: false })
  }
}

import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What is shown in place of what could not be drawn. */
  fallback: ReactNode
  /** What is inside is tried again as soon as this is another than it was when it failed. */
  of?: string
}

/** Shows something else in place of what could not be drawn; what stands around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ of }: ErrorBoundaryProps, { failed }: { failed: boolean }) {
    // Not what failed in this very update: it would fail again, without an end.
    if (failed && of !== this.props.of) this.setState({ failed: false })
  }

  override render() {
    const { children, fallback } = this.props
    return this.state.failed ? fallback : children
  }
}

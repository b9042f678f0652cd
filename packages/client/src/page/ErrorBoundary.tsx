import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What is shown in place of what could not be drawn. */
  fallback: ReactNode
}

/** Shows something else in place of what could not be drawn; what stands around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { children, fallback } = this.props
    return this.state.failed ? fallback : children
  }
}

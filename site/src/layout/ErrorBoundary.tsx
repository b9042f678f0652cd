import { Component, type ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
  /**
   * What is shown in place of what could not be drawn.
   * @default the error page
   */
  fallback?: ReactNode
}

/** Shows the error page in place of a page that could not be drawn; what stands around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { children, fallback = <ErrorPage /> } = this.props
    return this.state.failed ? fallback : children
  }
}

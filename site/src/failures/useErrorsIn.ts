import { errorsIn, Failure } from '@gallery/client'
import { useIntl } from 'react-intl'

/**
 * The messages per field of what a call threw, as {@link errorsIn} has them. Where there was no connection, that nothing was
 * sent, under the empty name: a form says it by its button.
 */
export function useErrorsIn(): (error: unknown) => Failure['errors'] {
  const intl = useIntl()
  return (error) => {
    const errors = errorsIn(error)
    const isUnsent = error instanceof Failure && error.status === 0
    return isUnsent ? { ...errors, '': [intl.formatMessage({ id: 'failure.unsent' })] } : errors
  }
}

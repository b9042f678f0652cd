import { type DrawAgain, ErrorBoundary, lazyPage } from '@gallery/client'
import { Button } from '@gallery/ui'
import { DoorInset, DoorStrip, ScanWindow } from '@gallery/ui/admin'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ScanScreenProps } from './ScanScreen.tsx'

const { Page: ScanScreen } = lazyPage(() => import('./ScanScreen.tsx').then((module) => module.ScanScreen))

/**
 * What covers the door while codes are looked at. The code of the camera may be on its way for as long as there is no
 * connection, or not come at all: whoever opened it is told so, and can close it.
 */
export function ScanCover(props: ScanScreenProps) {
  return (
    <ErrorBoundary fallback={(again) => <WithoutCamera {...props} again={again} />}>
      <Suspense fallback={<WithoutCamera {...props} />}>
        <ScanScreen {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

type WithoutCameraProps = Pick<ScanScreenProps, 'title' | 'strip' | 'onClose'> & {
  /** Once it failed. */
  again?: DrawAgain
}

function WithoutCamera({ title, strip, onClose, again }: WithoutCameraProps) {
  const failed = again !== undefined
  return (
    <>
      <ScanWindow
        title={title}
        videoRef={null}
        hint={<FormattedMessage id={failed ? 'admin.failed' : 'admin.door.camera.opening'} />}
        onClose={onClose}
      />
      <DoorStrip strip={strip} />
      {failed ? (
        <DoorInset>
          <Button variant="secondary" size="s" onClick={again ?? (() => location.reload())}>
            <FormattedMessage id="admin.retry" />
          </Button>
        </DoorInset>
      ) : null}
    </>
  )
}

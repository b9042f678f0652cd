import { reported } from '@gallery/client'
import { useToast } from '@gallery/ui'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { copyText } from './copyText.ts'

/** Copies a link, which may still be on its way, and says whether it is in the clipboard where nothing else does. */
export function useCopyLink(): (link: Promise<string>) => Promise<void> {
  const intl = useIntl()
  const { show } = useToast()
  return useCallback(
    async (link) => {
      await reported(async () => {
        const copied = await copyText(link)
        show({
          tone: copied ? 'plain' : 'error',
          text: intl.formatMessage({ id: copied ? 'admin.links.copied' : 'admin.links.notCopied' }),
        })
      })
    },
    [intl, show]
  )
}

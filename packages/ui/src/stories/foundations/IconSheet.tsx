import { useState } from 'react'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { type IconName, iconPaths } from '../../controls/Icon/iconPaths.ts'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { useTell } from '../docs/useTell.ts'
import * as styles from './specimen.css.ts'

const isIcon = (name: string): name is IconName => name in iconPaths

/** The whole set; a press copies the name. */
export function IconSheet() {
  const t = useTell()
  const [copied, setCopied] = useState<IconName>()
  const copy = async (name: IconName) => {
    await navigator.clipboard.writeText(name)
    setCopied(name)
  }
  return (
    <Stack>
      <Text role="status" size="s">
        {copied === undefined
          ? t('Tocá un ícono para copiar su nombre.', 'Press an icon to copy its name.')
          : `${t('Copiado', 'Copied')}: ${copied}`}
      </Text>
      <ul className={styles.icons}>
        {Object.keys(iconPaths)
          .filter(isIcon)
          .map((name) => (
            <li key={name}>
              <button type="button" className={styles.icon} onClick={() => copy(name)}>
                <Icon name={name} size="l" /> {name}
              </button>
            </li>
          ))}
      </ul>
    </Stack>
  )
}

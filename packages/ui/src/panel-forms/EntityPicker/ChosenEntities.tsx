import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import * as styles from './EntityPicker.css.ts'
import type { Entity } from './entity.ts'
import { entityPickerMessages as messages } from './messages.ts'

interface ChosenEntitiesProps {
  chosen: readonly Entity[]
  /** Nothing can be taken out now. */
  fixed: boolean
  onRemove: (entity: Entity) => void
}

/** What is chosen, as tokens inside the field, each with a button that takes it out. Renders `<ul>`. */
export function ChosenEntities({ chosen, fixed, onRemove }: ChosenEntitiesProps) {
  const intl = useIntl()
  if (chosen.length === 0) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list marks Safari takes the list away
    <ul role="list" aria-label={intl.formatMessage(messages.chosen)} className={styles.tokens}>
      {chosen.map((entity) => (
        <li key={entity.id} className={styles.token} data-fixed={fixed || undefined}>
          <span lang={entity.lang} className={styles.tokenName}>
            {entity.label}
          </span>
          {fixed ? null : (
            <button
              type="button"
              aria-label={intl.formatMessage(messages.remove, { name: entity.label })}
              onClick={() => onRemove(entity)}
              className={styles.remove}
            >
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

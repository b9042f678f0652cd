import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { MenuChoices, MenuRule, MenuTick, PanelMenu } from '../../private/PanelMenu.tsx'
import { orderedWorksMessages } from '../OrderedWorks/messages.ts'
import { action } from '../OrderedWorks/OrderedWorks.css.ts'
import type { SectionId } from './arrangement.ts'
import { sectionedWorksMessages as messages } from './messages.ts'
import type { SectionedWork, WorksSection } from './worksSection.ts'

interface SectionMenuProps {
  work: SectionedWork
  sections: readonly WorksSection[]
  onChoose: (section: SectionId | null) => void
  onCoverChange: ((cover: boolean) => void) | undefined
}

/** Three dots under a work: the section that it hangs in, and whether it stands for them all. */
export function SectionMenu({ work, sections, onChoose, onCoverChange }: SectionMenuProps) {
  const intl = useIntl()
  const { title: name, cover = false, section } = work
  const at = sections.findIndex(({ id }) => id === section)
  const label = intl.formatMessage(onCoverChange ? messages.more : messages.moreSections, { name })
  return (
    <PanelMenu
      align="end"
      opener={
        <button type="button" data-move="section" aria-label={label} className={action}>
          <Icon name="dots" />
        </button>
      }
    >
      <MenuChoices
        label={intl.formatMessage(messages.section)}
        choices={[
          { value: '-1', label: intl.formatMessage(messages.none) },
          ...sections.map((one, index) => ({ value: String(index), label: one.name, lang: one.nameLang })),
        ]}
        value={String(at)}
        onChoose={(value) => onChoose(sections[Number(value)]?.id ?? null)}
      />
      {onCoverChange ? (
        <>
          <MenuRule />
          <MenuTick
            label={intl.formatMessage(orderedWorksMessages.cover)}
            checked={cover}
            onChange={onCoverChange}
          />
        </>
      ) : null}
    </PanelMenu>
  )
}

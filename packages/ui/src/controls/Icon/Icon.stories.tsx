import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { Inline } from '../../layout/Inline/Inline.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { Icon } from './Icon.tsx'
import { type IconName, iconPaths } from './iconPaths.ts'

const meta = {
  title: 'Fundamentos/Controles/Icon',
  component: Icon,
  args: { name: 'search' },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

const isIconName = (name: string): name is IconName => name in iconPaths

/** The whole set. Text comes first: an icon stands alone only where a word has no space. */
export const All: Story = {
  render: () => (
    <Grid columns={4} phoneColumns={2}>
      {Object.keys(iconPaths)
        .filter(isIconName)
        .map((name) => (
          <Inline key={name} space="s3">
            <Icon name={name} size="l" />
            <Text as="span" size="s">
              {name}
            </Text>
          </Inline>
        ))}
    </Grid>
  ),
}

/** As tall as the text, 1.15rem and 1.4rem. */
export const Sizes: Story = {
  render: () => (
    <Inline>
      <Icon name="search" />
      <Icon name="search" size="m" />
      <Icon name="search" size="l" />
    </Inline>
  ),
}

/** A drawing that the kit does not have, on the same grid: twenty units wide and high, a stroke of 1.6. */
export const OwnDrawing: Story = {
  args: { name: { line: 'M3 17h14M5 17V8l5-4 5 4v9M8.5 17v-5h3v5' }, size: 'l' },
}

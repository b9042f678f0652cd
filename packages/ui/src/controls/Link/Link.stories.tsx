import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../../text/Text/Text.tsx'
import { Link } from './Link.tsx'
import { type LinkProps, LinkProvider } from './LinkProvider.tsx'

const meta = {
  title: 'Fundamentos/Controles/Link',
  component: Link,
  args: { href: '#obra', children: 'Ritmo sobre eje' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

/** Inside running text a link is always underlined. */
export const InText: Story = {
  render: (args) => (
    <Text measure>
      La muestra reúne veintidós obras, entre ellas <Link {...args} />, junto con bocetos y correspondencia.
    </Text>
  ),
}

/** In lists and navigation the line comes with the pointer. */
export const OnHover: Story = { args: { underline: 'hover' } }

/** It was pressed and its page is on its way: whoever follows the links says so with `aria-busy`. */
export const OnItsWay: Story = { args: { 'aria-busy': true } }

function RouterLink({ children, ...props }: LinkProps) {
  return (
    <a data-router="" {...props}>
      {children}
    </a>
  )
}

/** The kit knows no router: `LinkProvider` brings the site's own link. */
export const ThroughProvider: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '../../stories/say.ts'
import { CodeSheet } from './CodeSheet.tsx'

const meta = {
  title: 'Público/Cuenta/CodeSheet',
  component: CodeSheet,
  args: {
    label: 'Códigos de recuperación',
    fileName: 'codigos.txt',
    heading: 'Códigos de recuperación de Ochava',
    codes: [
      'k7md-42hx-pq9t-w3ze',
      '8nra-vyc5-6jfu-2sgb',
      'h4tw-9pkz-mx7q-e5dv',
      'c3yg-zb8n-r6uh-74fa',
      'w9sj-5vqe-k2mp-xdt8',
      '6fhz-uc4r-y7ag-n3pb',
      'q2xk-m8dv-9wjs-t5ec',
      'b7ru-g6nf-h4zy-3pqa',
      'e5vt-xw2c-d8ks-m9jh',
      'z4pg-7rya-6bun-fq3x',
    ],
  },
} satisfies Meta<typeof CodeSheet>

export default meta
type Story = StoryObj<typeof meta>

/** Ten codes, with the ways to keep them. */
export const Codes: Story = {
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    const download = canvas.getByRole('link', { name: say(globals, 'codeSheet.download') })
    await expect(download).toHaveAttribute('download', args.fileName)
    const content = decodeURIComponent(download.getAttribute('href') ?? '')
    for (const code of args.codes) await expect(content).toContain(code)
    await expect(canvas.getByRole('button', { name: say(globals, 'codeSheet.print') })).toBeEnabled()
  },
}

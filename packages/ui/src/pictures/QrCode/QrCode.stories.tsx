import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from './QrCode.tsx'

const meta = {
  title: 'Fundamentos/Imágenes/QrCode',
  component: QrCode,
  args: {
    label: 'Código QR: https://ochava.example',
    rows: [
      '111111100101101111111',
      '100000101001001000001',
      '101110100110101011101',
      '101110101101101011101',
      '101110100010001011101',
      '100000101110101000001',
      '111111101010101111111',
      '000000001101100000000',
      '101010100111000010010',
      '011001011010111011001',
      '110110110001010110110',
      '010011001110101001101',
      '101100111011011110010',
      '000000001100110101011',
      '111111100010101101100',
      '100000101011011010110',
      '101110101100100111011',
      '101110100101110100101',
      '101110101010011011010',
      '100000100111101100111',
      '111111101001010011101',
    ],
  },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

/** Black on white in both themes, with the white that a camera needs around it. */
export const Code: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible()
  },
}

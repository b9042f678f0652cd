import type { eventColors } from '../../tokens/tokens.ts'

/** The names of the kit's six event colours. */
export const colorMessages: Record<keyof typeof eventColors.light, { id: string; defaultMessage: string }> = {
  green: { id: 'colorPicker.green', defaultMessage: 'Verde' },
  gray: { id: 'colorPicker.gray', defaultMessage: 'Gris' },
  red: { id: 'colorPicker.red', defaultMessage: 'Rojo' },
  purple: { id: 'colorPicker.purple', defaultMessage: 'Violeta' },
  yellow: { id: 'colorPicker.yellow', defaultMessage: 'Amarillo' },
  orange: { id: 'colorPicker.orange', defaultMessage: 'Naranja' },
}

import type { LetterKeys } from '../kept/useLetterKeys.ts'
import type { PanelAction, Telling } from './paletteCommand.ts'

/**
 * Turns keys of one letter off, or on again: who speaks to the machine would press them unawares, and leave what they are
 * at.
 */
export function letterKeysCommand({ on, change }: LetterKeys, { say }: Telling): PanelAction {
  return {
    id: 'letter-keys',
    act: () => change(!on),
    label: say(on ? 'admin.palette.letterKeysOff' : 'admin.palette.letterKeysOn'),
    ...(on ? { meta: 'j, k, x, /' } : {}),
    icon: on ? 'close' : 'check',
  }
}

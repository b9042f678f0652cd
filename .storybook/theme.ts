import { create } from 'storybook/theming'
import { colors } from '../packages/ui/src/tokens/tokens.ts'

/** Storybook's own clothes in one of the kit's two hands. */
const clothes = (base: 'light' | 'dark') => {
  const { paper, ground, ground2, ink, ink2, ink3, line, line2 } = colors[base]
  return create({
    base,
    brandTitle: 'Ochava UI',
    brandImage: 'logo.svg',
    brandUrl: './',
    fontBase: 'Archivo, "Helvetica Neue", Helvetica, Arial, sans-serif',
    fontCode: 'ui-monospace, Menlo, Consolas, monospace',
    colorPrimary: ink,
    colorSecondary: ink,
    appBg: ground,
    appContentBg: paper,
    appPreviewBg: paper,
    appBorderColor: line,
    appBorderRadius: 0,
    textColor: ink,
    textMutedColor: ink3,
    textInverseColor: paper,
    barBg: paper,
    barTextColor: ink2,
    barHoverColor: ink,
    barSelectedColor: ink,
    inputBg: paper,
    inputBorder: line2,
    inputTextColor: ink,
    inputBorderRadius: 0,
    buttonBg: paper,
    buttonBorder: line2,
    booleanBg: ground2,
    booleanSelectedBg: paper,
  })
}

/** The frame of the tool, and the pages of documentation in the light. */
export const galleryTheme = clothes('light')

/** The pages of documentation in the dark. */
export const darkTheme = clothes('dark')

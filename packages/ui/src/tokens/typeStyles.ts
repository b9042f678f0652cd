import type { fontFamilies, fontSizes, fontWeights, letterSpacings, lineHeights } from './tokens.ts'

/** Of which tokens a style of type is made. */
export interface TypeStyle {
  fontFamily: keyof typeof fontFamilies
  fontSize: keyof typeof fontSizes
  fontWeight: keyof typeof fontWeights
  lineHeight: keyof typeof lineHeights
  /** None where letters stand as they were cut. */
  letterSpacing?: keyof typeof letterSpacings
}

/** The styles that type is set in: those of headings are what `Display` and `Heading` draw. */
export const typeStyles = {
  /** Page titles and the home headline: `Display`. */
  title: {
    fontFamily: 'heading',
    fontSize: 'xxxl',
    fontWeight: 'title',
    lineHeight: 'xxxl',
    letterSpacing: 'xxxl',
  },
  /** `Heading` of size `xxl`. */
  headingXxl: {
    fontFamily: 'heading',
    fontSize: 'xxl',
    fontWeight: 'heading',
    lineHeight: 'xxl',
    letterSpacing: 'xxl',
  },
  /** `Heading` of size `xl`. */
  headingXl: {
    fontFamily: 'heading',
    fontSize: 'xl',
    fontWeight: 'heading',
    lineHeight: 'xl',
    letterSpacing: 'xl',
  },
  /** `Heading` of size `l`. */
  headingL: {
    fontFamily: 'heading',
    fontSize: 'l',
    fontWeight: 'heading',
    lineHeight: 'l',
    letterSpacing: 'l',
  },
  /** `Heading` of size `m`. */
  headingM: { fontFamily: 'heading', fontSize: 'm', fontWeight: 'heading', lineHeight: 'm' },
  /** Running text. */
  text: { fontFamily: 'text', fontSize: 'm', fontWeight: 'normal', lineHeight: 'text' },
  /** Labels and buttons. */
  label: { fontFamily: 'text', fontSize: 's', fontWeight: 'strong', lineHeight: 'm' },
  /** Captions, facts, navigation. */
  small: { fontFamily: 'text', fontSize: 's', fontWeight: 'normal', lineHeight: 'text' },
} as const satisfies Readonly<Record<string, TypeStyle>>

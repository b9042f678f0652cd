import { type StyleRule, style } from '@vanilla-extract/css'
import { galleryLayer, vars } from '../theme.css.ts'

/**
 * What many components say, each as one class that they all carry: the style sheet says it once, where it would
 * otherwise hold a rule more for each of them. Of two for one property the later wins, as everywhere.
 */
const declarations = [
  { fontSize: vars.fontSize.xs },
  { fontSize: vars.fontSize.s },
  { fontSize: vars.fontSize.l },
  { lineHeight: 1.35 },
  { lineHeight: 1.4 },
  { lineHeight: 1.45 },
  { fontWeight: vars.fontWeight.strong },
  { fontWeight: vars.fontWeight.normal },
  { letterSpacing: vars.letterSpacing.xxl },
  { fontVariantNumeric: 'tabular-nums' },
  { overflowWrap: 'break-word' },
  { overflowWrap: 'anywhere' },
  { textAlign: 'center' },
  { whiteSpace: 'nowrap' },
  { textWrap: 'balance' },
  { textDecorationLine: 'underline' },
  { color: vars.color.ink },
  { color: vars.color.ink2 },
  { color: vars.color.ink3 },
  { background: vars.color.paper },
  { background: vars.color.ground },
  { background: vars.color.ground2 },
  { background: vars.color.ink },
  { borderRadius: vars.radius.control },
  { borderRadius: vars.radius.box },
  { borderTop: `1px solid ${vars.color.line}` },
  { borderBottom: `1px solid ${vars.color.line}` },
  { appearance: 'none' },
  { overflow: 'hidden' },
  { marginBottom: vars.space.s5 },
  { marginInlineStart: 'auto' },
  { paddingBlock: vars.space.s3 },
  { paddingBlock: vars.space.s4 },
  { display: 'block' },
  { display: 'flex' },
  { display: 'inline-flex' },
  { display: 'grid' },
  { gridTemplateColumns: 'minmax(0, 1fr)' },
  { flex: 1 },
  { flex: 'none' },
  { flexDirection: 'column' },
  { flexWrap: 'wrap' },
  { justifyContent: 'space-between' },
  { alignItems: 'start' },
  { alignItems: 'center' },
  { alignItems: 'baseline' },
  { placeItems: 'center' },
  { gap: '0.4rem' },
  { gap: vars.space.s2 },
  { gap: vars.space.s3 },
  { gap: vars.space.s4 },
  { gap: vars.space.s5 },
  { width: '100%' },
  { height: '100%' },
  { minWidth: 0 },
  { minHeight: '2.75rem' },
  { position: 'relative' },
  { position: 'absolute' },
  { pointerEvents: 'none' },
  { color: vars.color.err },
  { cursor: 'pointer' },
  { textDecorationThickness: '1px' },
  { textUnderlineOffset: '0.2em' },
  { textUnderlineOffset: '0.22em' },
  { textUnderlineOffset: '0.25em' },
  { boxShadow: `inset 0 0 0 1px ${vars.color.line2}` },
  { gridColumn: '1 / -1' },
  { minHeight: '2.5rem' },
  { position: 'fixed' },
  { inset: 0 },
] as const satisfies readonly StyleRule[]

/** The class of each by property and value, `lineHeight:1.45`. */
export const shared: Readonly<Record<string, string>> = Object.fromEntries(
  declarations.flatMap((declaration) =>
    Object.entries(declaration).map(([property, value]) => [
      `${property}:${value}`,
      style({ '@layer': { [galleryLayer]: declaration } }, property),
    ])
  )
)

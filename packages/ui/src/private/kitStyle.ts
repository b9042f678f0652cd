// With every style comes the ground it stands on: a bundler drops what the index alone imports.
import '../global.css.ts'
import { type GlobalStyleRule, globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css'
import { galleryLayer } from '../theme.css.ts'

function layered(rule: StyleRule): StyleRule {
  return { '@layer': { [galleryLayer]: rule } }
}

/**
 * `style` inside the kit's cascade layer, so that a class of the page that uses the kit wins over it.
 * `debugId` is the readable half of the class name while developing.
 */
export function kitStyle(rule: StyleRule, debugId?: string): string {
  return style(layered(rule), debugId)
}

/** `styleVariants` inside the kit's layer: one class per key, for a prop with enumerated values. */
export function kitVariants<Name extends string>(
  rules: Record<Name, StyleRule>,
  debugId?: string
): Record<Name, string> {
  return styleVariants(rules, layered, debugId)
}

/** `globalStyle` inside the kit's layer, for what cannot carry a class: the paragraphs of a prose block. */
export function kitGlobal(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, layered(rule))
}

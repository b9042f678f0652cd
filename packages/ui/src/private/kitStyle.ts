// With every style comes the ground it stands on: a bundler drops what the index alone imports.
import '../global.css.ts'
import {
  type ComplexStyleRule,
  type GlobalStyleRule,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css'
import { galleryLayer } from '../theme.css.ts'
import { shared } from './shared.css.ts'
import { wordsApart } from './wordSpace.ts'

function layered(rule: StyleRule): StyleRule {
  return { '@layer': { [galleryLayer]: wordsApart(rule) } }
}

/** The shared classes of a rule, and what it says by itself: all that a shorthand of the same rule goes before. */
function composed(rule: StyleRule): ComplexStyleRule {
  const entries = Object.entries(rule)
  const classOf = (property: string, value: unknown) => {
    const after = entries.some(([other]) => other !== property && property.startsWith(other))
    return after ? undefined : shared[`${property}:${value}`]
  }
  const classes = entries.flatMap((entry) => classOf(...entry) ?? [])
  const own = entries.filter((entry) => !classOf(...entry))
  return own.length > 0 || classes.length === 0 ? [...classes, layered(Object.fromEntries(own))] : classes
}

/**
 * `style` inside the kit's cascade layer, so that a class of the page that uses the kit wins over it. What many
 * components say comes from the classes of `shared.css.ts`, which stand before all others: where two kit classes meet
 * on one element, theirs is the weaker word.
 * `debugId` is the readable half of the class name while developing.
 */
export function kitStyle(rule: StyleRule, debugId?: string): string {
  return style(composed(rule), debugId)
}

/** `styleVariants` inside the kit's layer: one class per key, for a prop with enumerated values. */
export function kitVariants<Name extends string>(
  rules: Record<Name, StyleRule>,
  debugId?: string
): Record<Name, string> {
  return styleVariants(rules, composed, debugId)
}

/** `globalStyle` inside the kit's layer, for what cannot carry a class: the paragraphs of a prose block. */
export function kitGlobal(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, layered(rule))
}

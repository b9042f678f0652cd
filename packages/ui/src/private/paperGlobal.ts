import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { paperLayer } from '../theme.css.ts'
import { onPaper } from '../tokens/breakpoints.ts'

/** `globalStyle` on paper alone, where it wins over whatever the kit's layer says of the same element. */
export function paperGlobal(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [paperLayer]: { '@media': { [onPaper]: rule } } } })
}

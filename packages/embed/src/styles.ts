import { colors, edges } from './colors.ts'

/** Declarations of the element's own variables, each the page's variable of the kit's name, else our colour. */
function declared(value: (pair: readonly [string, string]) => string): string {
  return Object.entries(colors)
    .map(([name, pair]) => `--${name}:var(--gallery-color-${name},${value(pair)});`)
    .join('')
}

function signs(value: (pair: readonly [string, string]) => string): string {
  return Object.entries(edges)
    .map(([name, pair]) => `[data-color=${name}]{--sign:var(--gallery-times-sign,${value(pair)})}`)
    .join('')
}

const light = ([first]: readonly [string, string]) => first
const both = ([first, second]: readonly [string, string]) => `light-dark(${first},${second})`

/** The element's styles, which neither reach the page around it nor are reached by it but through the variables. */
export const styles = `
:host{${declared(light)}display:block;container-type:inline-size;color:var(--ink);background:var(--paper);
font-family:var(--gallery-fontFamily-text,Archivo,"Helvetica Neue",Helvetica,Arial,sans-serif);font-size:1rem;line-height:1.45}
:host([hidden]){display:none}
${signs(light)}
@supports (color:light-dark(#000,#fff)){:host{${declared(both)}}${signs(both)}}
*{box-sizing:border-box;margin:0;padding:0;font:inherit}
h2,h3,h4,h5,h6{font-weight:700;line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}
.title{font-size:1.25em;letter-spacing:-.01em}
ol{list-style:none}
a{color:inherit;text-underline-offset:.22em;text-decoration-thickness:1px}
a:focus-visible,button:focus-visible{outline:2px solid var(--focus);outline-offset:3px}
.note{margin-top:.5em;color:var(--ink2);font-size:.875em}
.note:empty{display:none}
.note~div>button{margin-top:1em}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
button{min-height:2.75rem;padding:0 1.25em;border:0;background:var(--ink);color:var(--paper);font-weight:700;cursor:pointer}
.party:not([hidden]){display:flex;width:fit-content;align-items:center;margin-top:1em;border:1px solid var(--line2)}
.party button{width:2.75rem;padding:0;background:none;color:var(--ink);font-weight:400;font-size:1.25em}
.party button[aria-disabled=true]{color:var(--ink3);cursor:not-allowed}
.party output{min-width:6.5em;text-align:center;font-variant-numeric:tabular-nums}
.day{margin-top:1.5em}
.day ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15.5em),1fr));gap:0 1.5em;margin-top:.5em}
.day li{border-top:1px solid var(--line)}
.time{display:flex;align-items:baseline;gap:.75em;min-height:2.75rem;padding:.6em 0;text-decoration:none}
.time b{font-weight:400;font-size:1.125em;font-variant-numeric:tabular-nums;white-space:nowrap}
.time i{font-style:normal;font-size:.875em;color:var(--ink2)}
.time::before{content:"";flex:none;align-self:center;width:.75rem;height:.75rem;border:1px solid var(--sign)}
a.time::before{border-radius:50%;background:var(--sign)}
span.time::before{background:repeating-linear-gradient(135deg,var(--sign) 0 1.5px,transparent 1.5px 4px)}
a.time:hover b{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.22em}
span.time b{color:var(--ink3)}
@media (forced-colors:active){a.time::before{forced-color-adjust:none}}
`

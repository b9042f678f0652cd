import { inBoth } from './private/inBoth.ts'
import { kitGlobal } from './private/kitStyle.ts'
import { vars } from './theme.css.ts'
import { eventColorNames, eventColors } from './tokens/tokens.ts'

kitGlobal(':root, [data-theme]', {
  vars: Object.assign(
    {},
    ...eventColorNames.map((name) =>
      inBoth(`palette-${name}`, eventColors.light[name], eventColors.dark[name])
    )
  ),
})

// `data-event-color` gives `vars.event.*` the values of one of the event colours, for the element and what is inside
// it, in whichever theme it stands. An attribute and not a class, so that a page adds a colour with a rule of its own.
for (const name of eventColorNames) {
  kitGlobal(`[data-event-color="${name}"]`, {
    vars: {
      [vars.event.solid]: vars.palette[name].solid,
      [vars.event.on]: vars.palette[name].on,
      [vars.event.tint]: vars.palette[name].tint,
      [vars.event.text]: vars.palette[name].text,
      [vars.event.edge]: vars.palette[name].edge,
      ...(name === 'yellow' ? { [vars.event.rim]: vars.palette[name].edge } : {}),
    },
  })
}

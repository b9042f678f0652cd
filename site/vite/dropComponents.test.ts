import { expect, test } from 'vitest'
import { droppable } from './dropComponents.ts'

test('components that nobody uses may go, and their names with them', () => {
  const code = `var Link = React10.forwardRef(
  function LinkWithRef() {}
);
Link.displayName = "Link";
const Time = createFormattedComponent("formatTime");
var route = match(React.createElement("a"));`
  expect(droppable(code)).toBe(`var Link = /* @__PURE__ */ React10.forwardRef(
  function LinkWithRef() {}
);

const Time = /* @__PURE__ */ createFormattedComponent("formatTime");
var route = match(React.createElement("a"));`)
})

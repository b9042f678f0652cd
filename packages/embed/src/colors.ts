/**
 * The kit's colours that the element needs, in the light and in the dark theme: `ink` is `--gallery-color-ink`. The whole
 * kit's stylesheet would weigh ten times as much as the element; a test holds them equal (`scripts/twins.test.ts`).
 */
export const colors = {
  ink: ['#141414', '#f1f1ee'],
  ink2: ['#4a4a48', '#bdbdb8'],
  ink3: ['#686865', '#9b9b96'],
  paper: ['#ffffff', '#131314'],
  line: ['#dcdcd8', '#303032'],
  line2: ['#878783', '#7c7c7c'],
  focus: ['#1d3fe0', '#9db2ff'],
} as const

/** The edge of each colour that an event can have, which is told from paper in both themes. */
export const edges = {
  green: ['#2e7d50', '#58b07f'],
  gray: ['#6d6f6c', '#999b97'],
  red: ['#cc3a2b', '#ea6a5a'],
  purple: ['#6a4ba3', '#a98bdf'],
  yellow: ['#8f6b00', '#ecc244'],
  orange: ['#b4520f', '#ee9350'],
} as const

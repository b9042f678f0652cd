import { type ComponentType, createElement, type ReactElement, type Ref } from 'react'
import * as admin from '../admin.ts'
import * as kit from '../index.ts'

/** What every component of the kit passes on. */
interface PassedOn {
  id?: string
  /** For the many whose first story is the one of what is disabled: nothing can be done with it. */
  disabled?: false
  className?: string
  'data-testid'?: string
  ref?: Ref<Element>
  [handler: `on${string}`]: () => void
}

/** A component of the kit with props that it can do with. */
export interface Part {
  /** Its name in `index.ts` or `admin.ts`. */
  name: string
  /** The component with those props, and others beside. */
  element: (others?: PassedOn) => ReactElement
}

type AnyComponent = ComponentType<Record<string, unknown>>

const isComponent = (value: unknown): value is AnyComponent => typeof value === 'function'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const nothing = () => {}

/** The props of the components whose stories are another component's, or whose first story shows nothing. */
const beside: Record<string, Record<string, unknown>> = {
  ChoiceChip: { label: 'Estado', choices: [], chosen: new Set(), onChosenChange: nothing },
  ColumnsMenu: { columns: [], hiddenColumns: new Set(), onHiddenColumnsChange: nothing },
  DataTable: { label: 'Obras', rows: [], columns: [], rowId: String, rowLabel: String },
  Dialog: { open: true, onOpenChange: nothing, title: 'Tus datos' },
  DoorInset: { children: 'Buscar' },
  DoorStrip: { strip: { tone: 'lost', text: '4 ingresos por mandar' } },
  FieldErrors: {},
  FieldGrid: {},
  LinkProvider: { component: 'a' },
  LoadingBar: { active: true, delay: 0 },
  ListSearch: { placeholder: 'Buscar', onSearch: nothing },
  PreviousNext: { label: 'Obras', next: { href: '#33', title: 'Vértice nº 33' } },
  RowLines: { children: 'Óleo sobre tela' },
  RowTitle: { title: 'Estructura abierta' },
  ScreenTitle: { title: 'Obras' },
  Segmented: { label: 'Visibilidad', items: [] },
  ToastProvider: {},
  Toaster: { toasts: [{ id: '1', text: 'Guardado' }], onDismiss: nothing },
  ToggleChip: { label: 'Sin imagen', pressed: false, onPressedChange: nothing },
  WallView: { works: [{ id: 1, href: '#26', title: 'Estructura abierta nº 26', height: 81, width: 55 }] },
}

/** The components that render no element of their own, or, as a tooltip, only once somebody points at something. */
export const withoutRoot = ['FieldErrors', 'LinkProvider', 'Marked', 'ToastProvider', 'Tooltip']

/** Two fields in one: only the class has one place to go, the rest is a field's. */
export const classOnly = ['BilingualField']

const loadStories = import.meta.glob<Record<string, unknown>>(['../**/*.stories.tsx', '!./*.stories.tsx'])

/** What a stories file says of its component: the first story's props. */
function firstStory(stories: Record<string, unknown>) {
  const { default: meta, ...others } = stories
  const [first] = Object.values(others)
  if (!isRecord(meta) || !isRecord(first)) return undefined
  return { component: meta.component, props: { ...Object(meta.args), ...Object(first.args) } }
}

/** Every component that the kit exports. One without stories of its own and without an entry above is an error. */
export async function loadParts(): Promise<Part[]> {
  const modules = await Promise.all(Object.values(loadStories).map((load) => load()))
  const known = modules.map(firstStory)
  const missing: string[] = []
  const parts = [...Object.entries(kit), ...Object.entries(admin)].flatMap(([name, value]): Part[] => {
    if (!/^[A-Z]/.test(name) || !isComponent(value)) return []
    const props = beside[name] ?? known.find((story) => story?.component === value)?.props
    if (!props) missing.push(name)
    return [{ name, element: (others) => createElement(value, { ...props, ...others }) }]
  })
  if (missing.length > 0)
    throw new Error(`Without stories whose \`component\` they are: ${missing.join(', ')}.`)
  return parts
}

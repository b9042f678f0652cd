import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Field, type FieldProps, useField } from '../../forms/Field/Field.tsx'
import { joinHandlers } from '../../private/joinHandlers.ts'
import { tell } from '../../private/tell.ts'
import { useChooser } from '../../private/useChooser.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import { useStillWhilePressed } from '../../private/useStillWhilePressed.ts'
import { ChosenEntities } from './ChosenEntities.tsx'
import * as styles from './EntityPicker.css.ts'
import { type Entity, type PickerRow, pickerRows } from './entity.ts'
import { entityPickerMessages as messages } from './messages.ts'
import { PickerNote, PickerStatus } from './PickerNote.tsx'
import { PickerOption } from './PickerOption.tsx'

interface PickerBase
  extends FieldProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      keyof FieldProps | 'type' | 'required' | 'value' | 'onChange' | 'multiple'
    > {
  /** What answers `query`, in order; for an empty one, what is likely. Those that are chosen are left out. */
  options: readonly Entity[]
  /** What is typed. */
  query: string
  /** Called with what is typed, at every key, and with '' once something is chosen or the field is left. */
  onQueryChange: (query: string) => void
  /**
   * From the first key until `options` answer `query`: Enter waits so long.
   * @default false
   */
  loading?: boolean
  /** The search failed: why, or `true` for "No se pudo buscar." */
  failure?: ReactNode
  /** Called to search again after a failure. */
  onRetry?: () => void
  /** Makes a new record of the words that were typed; without it nothing can be created. */
  onCreate?: (words: string) => void
}

interface OneEntity {
  multiple?: false
  /** What is chosen; null for nothing. */
  value: Entity | null
  /** Called with what is to be chosen. */
  onChange: (value: Entity | null) => void
}

interface ManyEntities {
  /** Several can be chosen. */
  multiple: true
  /** What is chosen, in order. */
  value: readonly Entity[]
  /** Called with what is to be chosen; a new one stands last. */
  onChange: (value: Entity[]) => void
}

export type EntityPickerProps = PickerBase & (OneEntity | ManyEntities)

/**
 * Finds records while one types and chooses one or several, with label, help and error. Renders `<div>` around
 * `<input role="combobox">`; `className` goes to the `<div>`, the ref and every other prop to the `<input>`. A form
 * sends the ids under `name`, joined by commas.
 *
 * Use it for artists, works and collections. Use `Select` instead for a few choices that are all known, and
 * `CommandPalette` to go to a record.
 */
export function EntityPicker({
  label,
  optional,
  hint,
  wide,
  error,
  className,
  options,
  query,
  onQueryChange,
  loading = false,
  failure,
  onRetry,
  onCreate,
  multiple,
  value,
  onChange,
  ref,
  ...props
}: EntityPickerProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef<HTMLInputElement>(null)
  const field = useField(props.name, hint, props, error)
  const chosen = isMany(value) ? value : value === null ? [] : [value]
  const failed = Boolean(failure)
  const fixed = props.disabled === true || props.readOnly === true
  const [rows, press] = useStillWhilePressed(
    pickerRows({ options, chosen, query, canCreate: onCreate !== undefined && !loading, failed })
  )

  function choose(next: Entity[]): void {
    if (multiple) onChange(next)
    else onChange(next.at(-1) ?? null)
    const box = sent.current
    if (!box) return
    // A hidden field changes without a word: who hears of it reads what is chosen now, and the form takes its error away.
    box.value = idsOf(multiple ? next : next.slice(-1))
    tell(box)
  }

  const { getInputProps, getItemProps, getMenuProps, aim, ...chooser } = useChooser<PickerRow>({
    items: rows,
    query,
    onQueryChange,
    kind: multiple ? 'multiple' : 'single',
    inputId: field.control.id,
    stale: loading,
    isDisabled: (row) => row.kind === 'entity' && row.entity.disabled === true,
    onChoose(row) {
      if (row.kind === 'entity') choose([...chosen, row.entity])
      else if (row.kind === 'create') onCreate?.(query.trim())
      else onRetry?.()
    },
  })

  const isOpen = chooser.isOpen && !fixed
  const control = getInputProps({
    ...field.control,
    ...aim,
    ref: useJoinedRef(input, ref),
    'aria-labelledby': undefined,
    'aria-required': !optional,
    // Then no key and no press of it chooses.
    disabled: fixed,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onQueryChange(event.currentTarget.value),
    onBlur: props.onBlur,
    onClick: props.onClick,
  })
  const note = { loading, failure, count: failed ? 0 : rows.length, query }

  return (
    <Field field={field} label={label} optional={optional} hint={hint} wide={wide} className={className}>
      <div className={styles.root}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer only; the keyboard is in the field */}
        <div
          className={styles.box}
          data-in-place={field.inPlace}
          data-single={!multiple && chosen.length > 0 ? '' : undefined}
          onMouseDown={(press) => {
            if (press.target !== press.currentTarget) return
            press.preventDefault()
            input.current?.focus()
          }}
        >
          <ChosenEntities
            chosen={chosen}
            fixed={fixed}
            onRemove={({ id }) => {
              choose(chosen.filter((entity) => entity.id !== id))
              input.current?.focus()
            }}
          />
          <input
            {...props}
            {...control}
            disabled={props.disabled}
            onKeyDown={joinHandlers(props.onKeyDown, (event) => {
              if (event.key === 'Backspace' && query === '' && chosen.length > 0 && !fixed)
                choose(chosen.slice(0, -1))
              control.onKeyDown?.(event)
            })}
            name={undefined}
            placeholder={chosen.length > 0 ? undefined : (props.placeholder ?? field.placeholder)}
            spellCheck={false}
            className={styles.input}
          />
        </div>
        <div hidden={!isOpen} className={styles.popup}>
          <ul {...getMenuProps({ 'aria-label': intl.formatMessage(messages.options), onPointerDown: press })}>
            {isOpen
              ? rows.map((row, index) => (
                  <PickerOption
                    key={row.kind === 'entity' ? row.entity.id : row.kind}
                    {...getItemProps({ item: row, index })}
                    row={row}
                    query={query}
                  />
                ))
              : null}
          </ul>
          <p className={styles.note}>
            <PickerNote {...note} />
          </p>
        </div>
        <PickerStatus {...note} open={isOpen} />
        <input
          ref={sent}
          type="hidden"
          name={props.name}
          form={props.form}
          disabled={props.disabled}
          readOnly={props.readOnly}
          value={idsOf(chosen)}
        />
      </div>
    </Field>
  )
}

/** What a form sends. */
function idsOf(chosen: readonly Entity[]): string {
  return chosen.map(({ id }) => id).join(',')
}

/** Whether several may be chosen; `Array.isArray` does not know read-only lists. */
function isMany(value: Entity | null | readonly Entity[]): value is readonly Entity[] {
  return Array.isArray(value)
}

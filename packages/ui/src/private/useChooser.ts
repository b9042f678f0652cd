import { useCombobox } from 'downshift'
import { useEffect } from 'react'

interface ChooserOptions<Item> {
  /** What can be chosen, in order. */
  items: readonly Item[]
  /** What is typed; its owner holds it. */
  query: string
  onQueryChange: (query: string) => void
  onChoose: (item: Item) => void
  /** Items that can be seen but not chosen. */
  isDisabled?: (item: Item) => boolean
  /** The items do not answer the query yet: Enter would choose what nobody saw. */
  stale: boolean
  /**
   * `palette`: always open, the query stays. `single`: choosing closes the list and empties the field. `multiple`:
   * choosing empties the field and goes on.
   */
  kind: 'palette' | 'single' | 'multiple'
  inputId?: string
}

const { InputBlur, InputChange, InputKeyDownEnter, InputKeyDownEscape, ItemClick } =
  useCombobox.stateChangeTypes

/**
 * A field that finds, after the combobox pattern: the focus stays in the field, the arrows move through a list, Enter
 * chooses, Escape closes. Nothing is chosen by leaving the field, and what is chosen is never the field's text.
 * Downshift's prop getters, and `aim` for the field.
 */
export function useChooser<Item>({
  items,
  query,
  onQueryChange,
  onChoose,
  isDisabled,
  stale,
  kind,
  inputId,
}: ChooserOptions<Item>) {
  const palette = kind === 'palette'
  const combobox = useCombobox<Item>({
    items: [...items],
    inputId,
    inputValue: query,
    selectedItem: null,
    isOpen: palette || undefined,
    initialHighlightedIndex: palette ? 0 : undefined,
    defaultHighlightedIndex: 0,
    itemToString: () => '',
    isItemDisabled: (item) => item !== undefined && isDisabled?.(item) === true,
    stateReducer(state, { type, changes }) {
      const text = palette ? state.inputValue : ''
      switch (type) {
        case InputBlur:
          return { ...changes, selectedItem: null, inputValue: text }
        case InputKeyDownEscape:
          return { ...changes, inputValue: text }
        case InputKeyDownEnter:
          if (stale) return state
          return { ...changes, inputValue: text, isOpen: kind === 'single' ? changes.isOpen : state.isOpen }
        case ItemClick:
          return { ...changes, inputValue: text, isOpen: kind !== 'single' }
        default:
          return changes
      }
    },
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem !== null) onChoose(selectedItem)
    },
    onInputValueChange({ type, inputValue }) {
      // What is typed is told by the field itself, at once: later, React would move the caret.
      if (type !== InputChange) onQueryChange(inputValue)
    },
  })

  // An answer may be shorter than the one that the arrows moved in.
  const { highlightedIndex, setHighlightedIndex } = combobox
  const outside = highlightedIndex >= items.length && items.length > 0
  useEffect(() => {
    if (outside) setHighlightedIndex(0)
  }, [outside, setHighlightedIndex])

  // Without a line there is none to point at, though the first is meant to be next.
  const aim = items.length > 0 ? {} : { 'aria-activedescendant': undefined }
  return { ...combobox, aim }
}

const up = { bubbles: true, cancelable: true }
const files = () => ({ ...up, dataTransfer: new DataTransfer() })

/** What can happen to an element, by the handler that hears of it. */
export const eventsHeard: Readonly<Record<`on${string}`, () => Event>> = {
  onFocus: () => new FocusEvent('focusin', up),
  onBlur: () => new FocusEvent('focusout', up),
  onKeyDown: () => new KeyboardEvent('keydown', { ...up, key: 'F24' }),
  onKeyUp: () => new KeyboardEvent('keyup', { ...up, key: 'F24' }),
  onPointerEnter: () => new PointerEvent('pointerover', up),
  onPointerDown: () => new PointerEvent('pointerdown', up),
  onPointerMove: () => new PointerEvent('pointermove', up),
  onPointerUp: () => new PointerEvent('pointerup', up),
  onPointerCancel: () => new PointerEvent('pointercancel', up),
  onPointerLeave: () => new PointerEvent('pointerout', up),
  onMouseEnter: () => new MouseEvent('mouseover', up),
  onMouseLeave: () => new MouseEvent('mouseout', up),
  onMouseDown: () => new MouseEvent('mousedown', up),
  onMouseMove: () => new MouseEvent('mousemove', up),
  onMouseUp: () => new MouseEvent('mouseup', up),
  onClick: () => new MouseEvent('click', up),
  onDoubleClick: () => new MouseEvent('dblclick', up),
  onContextMenu: () => new MouseEvent('contextmenu', up),
  onWheel: () => new WheelEvent('wheel', up),
  onScroll: () => new Event('scroll'),
  onTouchStart: () => new TouchEvent('touchstart', up),
  onTouchMove: () => new TouchEvent('touchmove', up),
  onTouchEnd: () => new TouchEvent('touchend', up),
  onTouchCancel: () => new TouchEvent('touchcancel', up),
  onDragEnter: () => new DragEvent('dragenter', files()),
  onDragOver: () => new DragEvent('dragover', files()),
  onDragLeave: () => new DragEvent('dragleave', files()),
  onDrop: () => new DragEvent('drop', files()),
  onPaste: () => new ClipboardEvent('paste', { ...up, clipboardData: new DataTransfer() }),
  onInput: () => new InputEvent('input', up),
}

/** The handlers that a component's type leaves out, by its name. */
export const handlersNotTaken: Readonly<Record<string, readonly string[]>> = {
  FileDrop: ['onDrop'],
}

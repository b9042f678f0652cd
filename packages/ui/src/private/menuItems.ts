/** The items of a menu that can be chosen, in order. */
export function menuItems(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')]
}

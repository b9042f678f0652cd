/** The text of `ViewSwitch`. */
export const viewSwitchMessages = {
  label: { id: 'viewSwitch.label', defaultMessage: 'Ver como' },
}

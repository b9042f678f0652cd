import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'

/**
 * What lifts and moves things that are put in order: a pointer that has gone a little way, and keys, by which Space lifts
 * and lets go.
 *
 * @param coordinateGetter where an arrow leads what is lifted
 */
export function useSortingSensors(coordinateGetter: KeyboardCoordinateGetter) {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] },
    })
  )
}

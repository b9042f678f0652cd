import {
  type Arrival,
  type DoorActionForm,
  type DoorGuest,
  type DoorList,
  type DoorSlot,
  peopleTakenBack,
} from '@gallery/contract'

/** Who does it, where. */
export interface AtDoor {
  device: string
  door: string
  /** What somebody without a booking and a name is called. */
  walkIn: string
}

/**
 * The list as it is once what waits to be sent is done: what the phone shows, with or without a connection. The server
 * decides in the same way, and its list takes the place of this one.
 */
export function applyActions(list: DoorList, actions: readonly DoorActionForm[], at: AtDoor): DoorList {
  const done = actions.reduce((slots, action) => applied(slots, action, at), list.slots)
  // In the end: who was counted out of a walk-in may have been counted back in.
  return {
    ...list,
    slots: done.map((slot) => ({ ...slot, guests: slot.guests.filter((guest) => !isGone(guest)) })),
  }
}

/** A walk-in of whom nobody is inside any more has no place. */
function isGone({ inside, arrivals }: DoorGuest): boolean {
  return inside === 0 && arrivals.some(({ how }) => how === 'walkIn')
}

function applied(slots: DoorSlot[], action: DoorActionForm, at: AtDoor): DoorSlot[] {
  // It may have been done already, and only the answer got lost.
  if (arrivalsOf(slots).some(({ key }) => key === action.key)) return slots
  if (action.what === 'walkIn') return withWalkIn(slots, action, at)
  return slots.map((slot) => ({
    ...slot,
    guests: slot.guests.map((guest) => {
      if (action.what === 'in') return guest.id === action.appointment ? letIn(guest, action, at) : guest
      const undone = guest.arrivals.find(({ key }) => key === action.undoes)
      return undone === undefined ? guest : takenBack(guest, undone, action, at)
    }),
  }))
}

/** A walk-in has no number before the server gave it one: below zero, each another. */
function withWalkIn(
  slots: DoorSlot[],
  action: Extract<DoorActionForm, { what: 'walkIn' }>,
  at: AtDoor
): DoorSlot[] {
  const lowest = Math.min(0, ...slots.flatMap(({ guests }) => guests.map(({ id }) => id)))
  const { people, name = '' } = action
  const guest: DoorGuest = {
    id: lowest - 1,
    code: '',
    first_name: '',
    last_name: name === '' ? at.walkIn : name,
    email: '',
    phone: '',
    language: 'es',
    comments: '',
    needs: [],
    school: '',
    people,
    confirmed: true,
    inside: people,
    arrivals: [arrival(action, { how: 'walkIn', people, asked: people }, at)],
  }
  return slots.map((slot) => (slot.id === action.place ? { ...slot, guests: [...slot.guests, guest] } : slot))
}

function letIn(guest: DoorGuest, action: Extract<DoorActionForm, { what: 'in' }>, at: AtDoor): DoorGuest {
  const { people: asked, how, more = false } = action
  const missing = Math.max(0, guest.people - guest.inside)
  const people = asked < 0 ? Math.max(asked, -guest.inside) : more ? asked : Math.min(asked, missing)
  const inside = guest.inside + people
  return {
    ...guest,
    inside,
    people: Math.max(guest.people, inside),
    confirmed: guest.confirmed || people > 0,
    arrivals: [...guest.arrivals, arrival(action, { how, people, asked: asked < 0 ? people : asked }, at)],
  }
}

function takenBack(guest: DoorGuest, undone: Arrival, action: DoorActionForm, at: AtDoor): DoorGuest {
  const people = peopleTakenBack(undone.people, guest)
  return {
    ...guest,
    inside: guest.inside + people,
    arrivals: [...guest.arrivals, arrival(action, { how: 'undo', people, asked: people }, at)],
  }
}

function arrival(
  { key, at: instant }: DoorActionForm,
  counted: Pick<Arrival, 'how' | 'people' | 'asked'>,
  { device, door }: AtDoor
): Arrival {
  return { ...counted, key, at: instant, device, door }
}

function arrivalsOf(slots: readonly DoorSlot[]): Arrival[] {
  return slots.flatMap(({ guests }) => guests.flatMap(({ arrivals }) => arrivals))
}

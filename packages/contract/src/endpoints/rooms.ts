import { Done } from '../answers.ts'
import { CollectionDetailAnswer, RoomsAnswer, RoomsQuery } from '../collections.ts'
import {
  PeopleInRoomsAnswer,
  PeopleInRoomsQuery,
  RoomPeopleAnswer,
  RoomPersonAnswer,
  RoomPersonChange,
  RoomPersonForm,
  RoomVisitForm,
} from '../roomPeople.ts'
import { RoomShowingChange } from '../roomShowing.ts'
import type { EndpointsOf } from './endpoint.ts'

export const roomsEndpoints = {
  'GET /api/rooms': {
    summary: 'The open rooms in which works of a collection, or these works, hang (super)',
    right: 'super',
    query: RoomsQuery,
    answer: RoomsAnswer,
    shows: ['collections', 'works', 'artists'],
  },
  'GET /api/rooms/people': {
    summary: 'The rooms that somebody has a link of their own to, by address, by name or by words (super)',
    right: 'super',
    query: PeopleInRoomsQuery,
    answer: PeopleInRoomsAnswer,
    shows: ['collections'],
  },
  'PATCH /api/collections/:id/showing': {
    summary:
      'Change what a room tells of its works and of when its prices are; retake keeps those of now (super)',
    right: 'super',
    body: RoomShowingChange,
    answer: CollectionDetailAnswer,
    touches: ['collections'],
  },
  'GET /api/collections/:id/people': {
    summary: 'Who has a link of their own to a room, and what they looked at (super)',
    right: 'super',
    answer: RoomPeopleAnswer,
    shows: ['collections'],
  },
  'POST /api/collections/:id/people': {
    summary: 'Give somebody a link of their own to a room, and with send mail it to them (super)',
    right: 'super',
    once: true,
    body: RoomPersonForm,
    created: RoomPersonAnswer,
    touches: ['collections', 'mails'],
  },
  'PATCH /api/collections/:id/people/:person': {
    summary: 'Change who has a link to a room, or what is written to them (super)',
    right: 'super',
    body: RoomPersonChange,
    answer: RoomPersonAnswer,
    touches: ['collections'],
  },
  'DELETE /api/collections/:id/people/:person': {
    summary: 'Revoke the link of one person: from now on it opens nothing (super)',
    right: 'super',
    answer: RoomPersonAnswer,
    touches: ['collections', 'mails'],
  },
  'POST /api/collections/:id/people/:person/restore': {
    summary: 'Give somebody back the link that was revoked (super)',
    right: 'super',
    answer: RoomPersonAnswer,
    touches: ['collections'],
  },
  'POST /api/collections/:id/people/:person/mail': {
    summary: 'Mail somebody their link, or remind them of it where it was mailed before (super)',
    right: 'super',
    once: true,
    answer: RoomPersonAnswer,
    touches: ['collections', 'mails'],
  },
  'POST /api/share/collection/:link/visits': {
    summary: 'Tell that a room was opened by a link of somebody’s own, and what was looked at since',
    right: 'link',
    body: RoomVisitForm,
    answer: Done,
    touches: [],
  },
  'GET /api/share/collection/:link/opened.gif': {
    summary: 'A picture of one empty point, by which a browser without scripts tells that a room was opened',
    right: 'link',
  },
} satisfies EndpointsOf

import { expect, test } from 'vitest'
import { headImage } from './headImage.ts'

const small = { width: 1600, height: 900, widths: [320, 1600] }
const large = { width: 8192, height: 5464, widths: [320, 480, 720, 1080, 1600, 1897, 2738] }
const upright = { width: 3000, height: 4000, widths: [320, 480, 720, 1080, 1341, 1936] }

test('a page is passed on with its picture as it is kept, where that is no larger than networks take', () => {
  expect(headImage('images', 'a.jpg', small)).toEqual({
    image: { path: '/storage/images/a.jpg', width: 1600, height: 900 },
  })
  expect(headImage('images', null, small)).toEqual({})
  expect(headImage('images', 'a.jpg', null)).toEqual({})
})

test('with as much of a larger one of works, items and events', () => {
  expect(headImage('images', 'a.jpg', large)).toEqual({
    image: { path: '/iiif/3/images.a.jpg/full/!1600,1600/0/default.jpg', width: 1600, height: 1067 },
  })
  expect(headImage('events', 'a.png', upright)).toEqual({
    image: { path: '/iiif/3/events.a.png/full/!1600,1600/0/default.jpg', width: 1200, height: 1600 },
  })
})

test('with the widest file of another that networks take, and with what came while there is none', () => {
  expect(headImage('slides', 'a.jpg', large)).toEqual({
    image: { path: '/storage/slides/a-1600.webp', width: 1600, height: 1067 },
  })
  expect(headImage('artists', 'a.jpg', upright)).toEqual({
    image: { path: '/storage/artists/a-1080.webp', width: 1080, height: 1440 },
  })
  expect(headImage('collections', 'a.gif', { ...large, widths: [] })).toEqual({
    image: { path: '/storage/collections/a.gif', width: 8192, height: 5464 },
  })
})

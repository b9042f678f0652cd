import { describe, expect, test } from 'vitest'
import { type TiledPicture, tileFactor, tilesIn } from './tileGrid.ts'

const picture: TiledPicture = { service: '/iiif/3/x', width: 2000, height: 1000 }

describe('how much smaller tiles are', () => {
  test.each([
    [2000, 1],
    [4000, 1],
    [1400, 2],
    [1000, 2],
    [300, 8],
    [10, 256],
    [0, 1024],
  ])('drawn %d pixels wide: by %d', (drawn, factor) => {
    expect(tileFactor(picture, drawn)).toBe(factor)
  })
})

describe('the tiles of', () => {
  test('all of it, cut off at its edges', () => {
    const tiles = tilesIn(picture, { left: 0, top: 0, right: 1, bottom: 1 }, 2)
    expect(tiles.map(({ src }) => src)).toEqual([
      '/iiif/3/x/0,0,1024,1000/512,500/0/default.jpg',
      '/iiif/3/x/1024,0,976,1000/488,500/0/default.jpg',
    ])
    expect(tiles[1]).toMatchObject({ left: 0.512, top: 0, right: 1, bottom: 1 })
  })

  test('a part of it: those alone that it touches', () => {
    const tiles = tilesIn(picture, { left: 0.3, top: 0.6, right: 0.5, bottom: 0.7 }, 1)
    expect(tiles.map(({ src }) => src)).toEqual(['/iiif/3/x/512,512,512,488/512,488/0/default.jpg'])
  })

  test('one that is a tile by itself', () => {
    const [tile] = tilesIn({ ...picture, format: 'webp' }, { left: 0, top: 0, right: 1, bottom: 1 }, 4)
    expect(tile?.src).toBe('/iiif/3/x/full/500,250/0/default.webp')
  })
})

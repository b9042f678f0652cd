import { createContext } from 'react'
import { columnSpaces, type TileSpace } from './tileSizes.ts'

/** How wide the tiles of a list are, for their pictures to be chosen by. */
export const TileSpaceContext = createContext<readonly TileSpace[]>(columnSpaces(3, 2, 1))

/** How much of the page's width a list has in wide windows. */
export const ListShareContext = createContext(1)

import { expect, it } from 'vitest'
import { widthsFor } from './limits.ts'

it.each([
  [{ width: 4000, height: 3000 }, [480, 960, 1600]],
  [{ width: 1601, height: 100 }, [480, 960, 1600]],
  [{ width: 1600, height: 1040 }, [480, 960]],
  [{ width: 480, height: 480 }, []],
  [{ width: 1000, height: 50_000 }, []],
  [{ width: 1000, height: 30_000 }, []],
  [{ width: 1000, height: 20_000 }, [480]],
  [{ width: 2000, height: 6_000 }, [480, 960]],
])('the widths to make of %o are %o', (picture, widths) => {
  expect(widthsFor(picture)).toEqual(widths)
})

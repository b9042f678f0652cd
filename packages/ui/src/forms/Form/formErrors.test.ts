import { describe, expect, it } from 'vitest'
import { formValues, shownErrors } from './formErrors.ts'

describe('shownErrors', () => {
  it('shows the first message of each field', () => {
    expect(shownErrors({ email: ['One', 'Two'], phone: ['Three'] }, new Set())).toEqual({
      email: 'One',
      phone: 'Three',
    })
  })

  it('takes one message in the place of several', () => {
    expect(shownErrors({ email: 'One', phone: undefined, name: '' })).toEqual({ email: 'One' })
  })

  it('leaves out the fields mended since, and fields without words', () => {
    expect(shownErrors({ email: ['One'], phone: [], name: [''] }, new Set(['email']))).toEqual({})
  })

  it('is empty without an answer', () => {
    expect(shownErrors(undefined, new Set())).toEqual({})
  })
})

describe('formValues', () => {
  it('keeps the texts and leaves the files', () => {
    const data = new FormData()
    data.set('email', 'ana@ochava.example')
    data.set('file', new Blob(['x']))
    expect(formValues(data)).toEqual({ email: 'ana@ochava.example' })
  })

  it('of several boxes of one name what is ticked, by commas', () => {
    const data = new FormData()
    data.append('needs', 'wheelchair')
    data.append('email', 'ana@ochava.example')
    data.append('needs', 'guideDog')
    expect(formValues(data)).toEqual({ needs: 'wheelchair,guideDog', email: 'ana@ochava.example' })
  })
})

/** In the place of what stories are tested with, where they are only drawn. */
const nothing = () => nothing

export const configure = nothing
export const expect = nothing
export const fireEvent = nothing
export const fn = nothing
export const mocked = nothing
export const screen = {}
export const spyOn = nothing
export const userEvent = {}
export const waitFor = nothing
export const within = nothing

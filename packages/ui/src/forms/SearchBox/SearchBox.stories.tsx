import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { say } from '../../stories/say.ts'
import { SearchBox } from './SearchBox.tsx'

const placeholder = 'Buscar por título, artista, lugar…'

const meta = {
  title: 'Fundamentos/Formularios/SearchBox',
  component: SearchBox,
  args: { placeholder, onSearch: fn() },
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

/** Enter searches, and spaces around the words do not count. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: placeholder }), ' patio {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('patio')
  },
}

/** Filled with what is being searched for. */
export const Filled: Story = {
  args: { defaultValue: 'brandariz' },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'searchBox.search') }))
    await expect(args.onSearch).toHaveBeenCalledWith('brandariz')
  },
}

/**
 * Without Enter: the words are told at every pause, come back as what is being searched for, and what was typed since
 * stays, with the focus.
 */
export const WhileTyping: Story = {
  args: { onQuery: fn() },
  render: function Typed(args) {
    const [words, setWords] = useState('')
    return (
      <SearchBox
        {...args}
        defaultValue={words}
        onQuery={(typed) => {
          args.onQuery?.(typed)
          setWords(typed)
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'ochava ')
    await waitFor(() => expect(args.onQuery).toHaveBeenCalledWith('ochava'))
    await expect(field).toHaveValue('ochava ')
    await userEvent.type(field, 'az')
    await waitFor(() => expect(args.onQuery).toHaveBeenLastCalledWith('ochava az'))
    await expect(field).toHaveValue('ochava az')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'ul')
    await userEvent.tab()
    await expect(args.onQuery).toHaveBeenLastCalledWith('ochava azul')
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}

/** The search changes elsewhere, by the way back or a link: the field follows and keeps the focus. */
export const Followed: Story = {
  render: function Elsewhere(args) {
    const [words, setWords] = useState('patio')
    return (
      <>
        <SearchBox {...args} defaultValue={words} onSearch={setWords} />
        <Button
          variant="tertiary"
          onMouseDown={(press) => press.preventDefault()}
          onClick={() => setWords('')}
        >
          ×
        </Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, ' azul {Enter}')
    await waitFor(() => expect(field).toHaveValue('patio azul'))
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '×' }))
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(field).toHaveFocus()
  },
}

/** Without scripts, or without `onSearch`, Enter asks the form's address. */
export const ByAddress: Story = {
  args: { onSearch: undefined, action: '/es/search', name: 'words' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    await expect(field.closest('form')).toHaveAttribute('action', '/es/search')
    await expect(field).toHaveAttribute('name', 'words')
  },
}

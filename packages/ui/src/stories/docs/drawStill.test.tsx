import { expect, test } from 'vitest'
import { ChoiceCards } from '../../panel-forms/ChoiceCards/ChoiceCards.tsx'
import { drawStill } from './drawStill.tsx'

const choices = ['now', 'shared'].map((value) => ({ value, label: value, hint: `${value}?` }))
const stories = {
  Cards: {
    render: () => <ChoiceCards legend="Price" choices={choices} value="now" onValueChange={() => {}} />,
  },
  InAFrame: {
    render: () => <p>Open</p>,
    parameters: { docs: { story: { inline: false, height: '520px' } } },
  },
}

/** The ids in a still, and the names of its groups of radios. */
const namesIn = (html = '') => [...html.matchAll(/ (?:id|name)="([^"]+)"/g)].map(([, name]) => name)

test('the same story twice on a page has ids and groups of radios of its own in each place', () => {
  const first = namesIn(drawStill(stories, 'Cards', 'en', 'first').html)
  const second = namesIn(drawStill(stories, 'Cards', 'en', 'second').html)
  expect(first).toHaveLength(4)
  expect(first.filter((name) => second.includes(name))).toEqual([])
})

test('a story that wants a window of its own is not drawn, and says how high that is', () => {
  expect(drawStill(stories, 'InAFrame', 'en', 'first')).toEqual({
    html: undefined,
    height: 520,
    width: undefined,
  })
})

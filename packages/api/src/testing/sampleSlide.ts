import { SlideForm } from '@gallery/contract'
import { createSlide } from '../slides/changes.queries.ts'
import { storeSample } from './samplePicture.ts'
import type { TestApp } from './testApp.ts'

/** Adds a slide at the end, with what the test cares about changed. @returns its id. */
export async function addSlide(
  { app, db, clock }: TestApp,
  { active = true, ...changes }: Partial<SlideForm> = {}
): Promise<number> {
  const filename = await storeSample(db, app.storage, { folder: 'slides', now: clock.now })
  const form = { ...SlideForm.parse({ title_es: 'Sala uno', link: '/events/1', ...changes }), active }
  return createSlide(db, { ...form, filename }, { now: clock.now, by: null })
}

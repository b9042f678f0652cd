import { WorkForm } from '@gallery/contract'

/** A whole work form, public, with what the test cares about changed. */
export function sampleWork(changes: Partial<WorkForm> = {}): WorkForm {
  return WorkForm.parse({
    code: 'SZ-74-001',
    type: 'Pintura',
    type_en: 'Painting',
    year: 1974,
    technique: 'Óleo sobre tela',
    technique_en: 'Oil on canvas',
    height: 120,
    width: 90.5,
    title_es: 'Patio a las cuatro',
    title_en: 'Courtyard at Four',
    public: true,
    ...changes,
  })
}

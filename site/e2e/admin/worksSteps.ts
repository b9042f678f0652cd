import type { Language, WorkDetail } from '@gallery/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { created } from '../gallerist.ts'
import type { Visitor } from '../visitor.ts'
import { worksWords } from './worksWords.ts'

/** A work of a test's own, made past the panel. */
export async function aWork(gallerist: Visitor, fields: Partial<WorkDetail>): Promise<WorkDetail> {
  return created(await gallerist.post('/api/works', { title_en: 'Trial', ...fields }))
}

/** A work as the API has it now. */
export async function readWork(gallerist: Visitor, id: number): Promise<WorkDetail> {
  const { data }: { data: WorkDetail } = await (await gallerist.get(`/api/works/${id}`)).json()
  return data
}

/** Opens the list, narrowed as the query says, and waits for its rows. */
export async function openWorks(page: Page, language: Language, query = ''): Promise<Locator> {
  await page.goto(`/${language}/admin/works${query}`)
  return rowsOf(page, language)
}

/** The rows of the list, once they are there. */
export async function rowsOf(page: Page, language: Language): Promise<Locator> {
  const table = page.getByRole('table', { name: worksWords[language].works })
  await expect(table).toBeVisible()
  await expect(table).not.toHaveAttribute('aria-busy', 'true')
  return table.locator('tbody tr')
}

/** Ticks a row's box. */
export async function tick(row: Locator): Promise<void> {
  await row.getByRole('checkbox').locator('xpath=ancestor::label').click()
}

/** Saves the record by the keyboard and waits until it says so. */
export async function save(page: Page, language: Language): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(page.getByText(worksWords[language].saved)).toBeVisible()
}

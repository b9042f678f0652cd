import { Failure, pictureProps, report, reported, useGet, useLanguage, useReread } from '@gallery/client'
import { type SlideRow, urlOf } from '@gallery/contract'
import { Form, Link } from '@gallery/ui'
import { ScreenTitle, SlideList } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { inOrder } from '../lists/inOrder.ts'
import { RecordBar } from '../record/RecordBar.tsx'
import { useUndo } from '../undo/useUndo.tsx'
import { useHeldUploads } from '../upload/useHeldUploads.ts'
import { SlideLinkField } from './SlideLinkField.tsx'
import { type SlidesField, typedSlide } from './slidesRecord.ts'
import { addSlide, deleteSlide, replacePicture, restoreSlide } from './slideWrites.ts'
import { useSlidesForm } from './useSlidesForm.ts'

/** The carousel of the home page: pictures in their order, each with its titles and its link. */
export function SlidesPage() {
  const intl = useIntl()
  const language = useLanguage()
  const reread = useReread()
  const { data, failure } = useGet(urlOf('/api/slides?showAll=1'))
  const label = intl.formatMessage({ id: 'admin.slides.label' })
  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.options/slides" />}
        actions={
          <Link href={`/${language}`}>
            <FormattedMessage id="admin.slides.view" />
          </Link>
        }
      />
      {data ? (
        <SlidesEditor slides={data.data} label={label} />
      ) : (
        <SlideList
          label={label}
          slides={[]}
          state={failure ? 'failed' : 'loading'}
          onRetry={() => void reread('/api/slides')}
          {...idle}
        />
      )}
    </>
  )
}

const nothing = () => undefined
/** While there are no slides to change. */
const idle = {
  upload: async () => undefined,
  onReorder: nothing,
  onTitles: nothing,
  onActiveChange: nothing,
  onReplace: nothing,
  onDelete: nothing,
}

interface SlidesEditorProps {
  slides: readonly SlideRow[]
  label: string
}

/** The slides under edit. Pictures come and go at once; order, titles, links and switches wait for the bar. */
function SlidesEditor({ slides, label }: SlidesEditorProps) {
  const language = useLanguage()
  const refresh = useRefresh()
  const holdUploads = useHeldUploads()
  const { offer } = useUndo()
  const { form, own } = useSlidesForm(slides)
  const labelOf = useSlidesLabel(slides)
  const shown = inOrder(slides, form.values.order).map((slide) => typedSlide(slide, form.values))

  /** Does what writes one slide by itself, and shows it. */
  async function write(work: () => Promise<{ data: SlideRow }>) {
    const { data } = await work()
    own(data)
    await refresh()
  }

  async function remove(id: number) {
    await deleteSlide(id)
    await refresh()
    offer({
      text: (
        <FormattedMessage
          id="admin.slides.deleted"
          values={{ title: slides.find((slide) => slide.id === id)?.title_es }}
        />
      ),
      undo: () => write(() => restoreSlide(id)),
    })
  }

  return (
    <>
      <Form errors={form.errors} onSubmit={form.save}>
        <SlideList
          label={label}
          slides={shown.map((slide, index) => ({
            id: slide.id,
            picture: pictureProps('slides', slide.filename, slide.picture, ''),
            titles: { es: slide.title_es, en: slide.title_en },
            active: slide.active,
            link: (
              <SlideLinkField
                name={`slides.${index}.link`}
                value={slide.link}
                onChange={(link) => form.set(`${slide.id}_link`, link)}
              />
            ),
          }))}
          onPendingChange={holdUploads}
          upload={(file, context) => write(() => addSlide(file, context))}
          onReorder={(ids) => form.set('order', ids.map(Number))}
          onTitles={(id, { es, en }) => {
            form.set(`${Number(id)}_title_es`, es)
            form.set(`${Number(id)}_title_en`, en)
          }}
          onActiveChange={(id, active) => form.set(`${Number(id)}_active`, active)}
          onReplace={(id, file) => void write(() => replacePicture(Number(id), file)).catch(reportFailure)}
          onDelete={(id) => void reported(() => remove(Number(id)))}
        />
      </Form>
      <RecordBar form={form} labelOf={labelOf} viewHref={`/${language}`} />
    </>
  )
}

/** Uploads say nothing by themselves. */
function reportFailure(error: unknown): void {
  if (!(error instanceof Failure)) throw error
  report(error)
}

/** Gives the name of a part of the slides for people: "Título (en) del slide 3". */
function useSlidesLabel(slides: readonly SlideRow[]): (field: SlidesField) => string {
  const intl = useIntl()
  return (field) => {
    const [id, ...part] = field.split('_')
    if (part.length === 0) return intl.formatMessage({ id: 'admin.slides.order' })
    const position = slides.findIndex((slide) => String(slide.id) === id) + 1
    return intl.formatMessage({ id: `admin.slides.part.${part.join('_')}` }, { position })
  }
}

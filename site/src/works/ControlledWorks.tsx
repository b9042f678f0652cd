import { send, useReread, useWorkControls } from '@gallery/client'
import { WorkGrid, type WorkGridProps } from '@gallery/ui'

/** Works in their grid, each with the strip by which a super user shows or hides it and renews its secret link. */
export function ControlledWorks({ works, ...props }: WorkGridProps) {
  const reread = useReread()
  // What stands on the page stays there, also what visitors see no more: only who sees it is read anew.
  const controlsOf = useWorkControls(
    works.map(({ id }) => Number(id)),
    {
      publish: async (id, isPublic) => {
        await send('POST /api/works/publish', {}, { ids: [id], public: isPublic })
        await reread('/api/works/access')
      },
      renew: async (id) => {
        await send('PATCH /api/works/:id', { id }, { action: 'renewLink' })
        await reread('/api/works/access')
      },
    }
  )
  return <WorkGrid {...props} works={works.map((work) => ({ ...work, ...controlsOf(Number(work.id)) }))} />
}

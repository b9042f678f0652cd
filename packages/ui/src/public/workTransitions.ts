/**
 * The names under which a work's picture and its title travel between the lists that show it and its page: `WorkThumb`
 * has them by itself, the page gives them to `ImageGallery` and `RecordSheet`.
 */
export function workTransitions(id: string | number): { picture: string; title: string } {
  return { picture: `work-${id}`, title: `work-title-${id}` }
}

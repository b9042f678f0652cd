import { citationParts } from '../citing/citationPart.ts'
import { worksViewParts } from '../works/worksWall.ts'

/** What of a record's page only some addresses need. */
export const recordParts = (query: URLSearchParams) => [...worksViewParts(query), ...citationParts(query)]

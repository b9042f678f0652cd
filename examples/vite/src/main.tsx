import '@gallery/ui/fonts.css'
import '@gallery/ui/styles.css'
import '@gallery/ui/admin.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { House } from './House.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
const house = <House path={location.pathname} />
// What was built holds the page already; `vite` serves an empty one.
if (root.firstElementChild) hydrateRoot(root, house)
else createRoot(root).render(house)

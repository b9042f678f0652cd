import '@gallery/ui/fonts.css'
import '@gallery/ui/styles.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')
if (root.firstElementChild) hydrateRoot(root, <App />)
else createRoot(root).render(<App />)

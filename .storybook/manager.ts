import { addons } from 'storybook/manager-api'
import { galleryTheme } from './theme.ts'

addons.setConfig({ theme: galleryTheme })

import './global.css.ts'

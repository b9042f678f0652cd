export { type LoadedDemo, loadDemo, NotEmpty } from './loadDemo.ts'

// What pages fetch once somebody wants in, or may be somebody else.

export { LoginDialog } from './LoginDialog.tsx'
export { lookAgain } from './lookAgain.ts'

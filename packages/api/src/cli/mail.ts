import { parseArgs } from 'node:util'
import { Language } from '@gallery/contract'
import { adviceOnMail } from '../doctor/checkMail.ts'
import { readEnv } from '../env/env.ts'
import { outboxFolder } from '../mail/outbox.ts'
import { type Command, exactly, Misuse } from './command.ts'
import { readEmail } from './email.ts'
import { sendTestMail } from './testMail.ts'

/** `gallery mail test`: finds out whether mails leave. Needs no database, so that it works beside the server. */
export const mail: Command = {
  usage: ['mail test EMAIL [--language es|en]'],
  about: 'Sends a mail at once and says what the mail server answered.',
  async run(args, terminal) {
    const options = { language: { type: 'string', default: 'es' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [what = '', address = ''] = exactly(positionals, ['test', 'EMAIL'])
    if (what !== 'test') throw new Misuse(`“${what}” is not test`)
    const language = Language.safeParse(values.language)
    if (!language.success) throw new Misuse(`“${values.language}” is neither es nor en`)
    const to = readEmail(address)
    const env = readEnv(terminal.environment)
    await sendTestMail(env, to, language.data, terminal.now()).catch((error: unknown) => {
      if (env.SMTP_URL) terminal.warn(adviceOnMail(error))
      throw error
    })
    terminal.print(
      env.SMTP_URL
        ? `${new URL(env.SMTP_URL).host} accepted a mail from ${env.MAIL_FROM} to ${to}`
        : `SMTP_URL is not set: the mail is kept in ${outboxFolder(env.GALLERY_DATA)}`
    )
  },
}

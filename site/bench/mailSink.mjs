// A mail server in a process of its own that takes every mail and keeps none. It tells its parent its address.
import { SMTPServer } from 'smtp-server'

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => stream.resume().once('end', done),
})
server.listen(0, '127.0.0.1', () => process.send(`smtp://127.0.0.1:${server.server.address().port}`))

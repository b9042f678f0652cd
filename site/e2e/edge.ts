import { edgePorts, startEdge } from '../../scripts/edge.mjs'
import { foundNginx } from '../../scripts/nginx.mjs'
import { copyDemo, type DemoCopy } from './demoCopy.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { type Server, startServer } from './server.ts'

/** The demo as a gallery runs it that grows: processes on one PostgreSQL behind the documented nginx. */
export interface GrownGallery {
  /** Where the edge listens for plain http. */
  url: string
  /** Its port of https, with a certificate that nobody has signed. */
  securePort: number
  certificate: string
  redirectingPort: number
  /** The folder of what certbot shows there. */
  challenges: string
  demo: DemoCopy
  mailbox: Mailbox
  /** The processes, in the order in which nginx knows them. */
  processes: Server[]
  /** Starts the process of a place again: of this version, or of one in another folder. */
  startAgain(place: number, folder?: string): Promise<void>
  /** What it wrote of requests. */
  log(): Promise<string>
  errors(): Promise<string>
  close(): Promise<void>
}

/** Whether this machine has an nginx for it. */
export const hasEdge = foundNginx() !== ''

export async function openGrownGallery(count: number): Promise<GrownGallery> {
  const [demo, mailbox, ports] = await Promise.all([copyDemo(), openMailbox(), edgePorts()])
  const url = `http://127.0.0.1:${ports.plain}`
  const env = { ...demo.env, SMTP_URL: mailbox.url, PUBLIC_URL: url, DRAIN_SECONDS: '2.5' }
  const processes = await Promise.all(Array.from({ length: count }, () => startServer(env)))
  const upstreams = processes.map((server) => Number(new URL(server.url).port))
  const edge = await startEdge(foundNginx(), { upstreams, ports })
  return {
    url,
    securePort: ports.secure,
    redirectingPort: ports.redirecting,
    challenges: edge.challenges,
    certificate: edge.certificate,
    demo,
    mailbox,
    processes,
    startAgain: async (place, folder) => {
      processes[place] = await startServer({ ...env, PORT: String(upstreams[place]) }, folder)
    },
    log: edge.log,
    errors: edge.errors,
    close: async () => {
      await edge.stop()
      await Promise.all(processes.map((server) => server.kill()))
      await mailbox.close()
      await demo.remove()
    },
  }
}

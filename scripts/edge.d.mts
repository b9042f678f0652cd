/** Where an edge listens. */
export interface EdgePorts {
  /** Plain http, as behind another balancer of ours. */
  plain: number
  secure: number
  /** Leads to https. */
  redirecting: number
  /** Plain http, and nothing is kept. */
  uncached: number
}

export interface Edge {
  url: string
  uncachedUrl: string
  /** Of `gallery.example`, signed by nobody else. */
  certificate: string
  /** The folder of what certbot shows. */
  challenges: string
  /** What nginx wrote of requests. */
  log(): Promise<string>
  /** What it has complained about. */
  errors(): Promise<string>
  stop(): Promise<void>
}

export function edgePorts(): Promise<EdgePorts>
export function startEdge(
  nginx: string,
  options: { upstreams: readonly number[]; ports: EdgePorts }
): Promise<Edge>

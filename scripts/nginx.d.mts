/** The path of an nginx that takes the configuration of `deploy/nginx`; empty where there is none. */
export function foundNginx(): string

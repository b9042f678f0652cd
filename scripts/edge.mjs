import { execFileSync, spawn } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../packages/api/src/testing/freePort.mjs'
import { printedBy, root } from './run.mjs'
import { untilItAnswers } from './untilItAnswers.mjs'

const configuration = join(root, 'deploy/nginx')

/**
 * Runs nginx on the very configuration of `deploy/nginx`, for the processes on `upstreams`, in a folder of its own: only
 * ports, paths and the certificate are others. Beside its https it listens for plain http, as behind another balancer of
 * ours that says whence a request comes, and on a port that keeps nothing, to be compared with.
 *
 * @param ports `plain`, `secure`, `redirecting`, `uncached`
 * @returns addresses, the certificate, the folder of what certbot shows, and ways to read its log and to end it
 */
export async function startEdge(nginx, { upstreams, ports }) {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-edge-'))
  await Promise.all(['logs', 'pages', 'files', 'html', 'challenges'].map((name) => mkdir(join(folder, name))))
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=gallery.example'],
      ...[
        '-addext',
        'subjectAltName=DNS:gallery.example',
        '-keyout',
        `${folder}/key.pem`,
        '-out',
        `${folder}/cert.pem`,
      ],
    ],
    { stdio: 'ignore' }
  )
  const site = placed(await readFile(join(configuration, 'gallery-site.conf'), 'utf8'), folder)
  const gallery = placed(await readFile(join(configuration, 'gallery.conf'), 'utf8'), folder)
  await writeFile(join(folder, 'gallery-site.conf'), site)
  await writeFile(join(folder, 'gallery-uncached.conf'), withoutCache(site))
  await writeFile(join(folder, 'gallery.conf'), onPorts(withServers(gallery, upstreams), ports))
  await copyFile(join(configuration, 'unavailable.html'), join(folder, 'html/unavailable.html'))
  await writeFile(join(folder, 'nginx.conf'), main(folder, ports))
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'logs/error.log')])
  const printed = printedBy(child)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const takeWith = () => child.kill('SIGTERM')
  process.once('exit', takeWith)
  // The page is nginx's own and not to be had: 404.
  if (!(await untilItAnswers(`http://127.0.0.1:${ports.plain}/unavailable.html`, child)))
    throw new Error(`nginx does not answer:\n${printed()}`)
  return {
    url: `http://127.0.0.1:${ports.plain}`,
    uncachedUrl: `http://127.0.0.1:${ports.uncached}`,
    certificate: await readFile(`${folder}/cert.pem`, 'utf8'),
    challenges: join(folder, 'challenges'),
    log: () => readFile(join(folder, 'logs/gallery.log'), 'utf8'),
    errors: () => readFile(join(folder, 'logs/error.log'), 'utf8'),
    stop: async () => {
      process.off('exit', takeWith)
      child.kill('SIGQUIT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Ports for an edge on which nobody listened a moment ago. */
export async function edgePorts() {
  const names = ['plain', 'secure', 'redirecting', 'uncached']
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()])))
}

/** The configuration with its paths inside a folder. */
function placed(text, folder) {
  return text
    .replaceAll('/var/lib/nginx/gallery-', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/logs/`)
    .replaceAll('/etc/nginx/gallery-site.conf', `${folder}/gallery-site.conf`)
    .replaceAll('/usr/share/nginx/html', `${folder}/html`)
    .replaceAll('/var/www/letsencrypt', `${folder}/challenges`)
    .replace(/ssl_certificate .*/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${folder}/key.pem;`)
}

function withServers(text, upstreams) {
  const [first] = /^ *server 127\.0\.0\.1:3001.*\n/m.exec(text) ?? []
  if (first === undefined) throw new Error('deploy/nginx/gallery.conf names no process on port 3001')
  const lines = upstreams.map((port) => first.replace('3001', port)).join('')
  return text.replace(/^( *server 127\.0\.0\.1:\d+.*\n)+/m, lines)
}

function onPorts(text, { secure, redirecting }) {
  return text
    .replace('listen 80;', `listen 127.0.0.1:${redirecting};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`)
    .replace(/^ *listen \[::\].*\n/gm, '')
}

function withoutCache(site) {
  return site.replace(/proxy_cache gallery_\w+;/g, 'proxy_cache off;').replaceAll('$gallery_edge;', 'passes;')
}

function main(folder, { plain, uncached }) {
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
worker_processes 2;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 2048; }
http {
    include /etc/nginx/mime.types;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include ${folder}/gallery.conf;
    server {
        listen 127.0.0.1:${plain} backlog=1024;
        set_real_ip_from 127.0.0.1;
        real_ip_header X-Forwarded-For;
        include ${folder}/gallery-site.conf;
    }
    server {
        listen 127.0.0.1:${uncached} backlog=1024;
        set_real_ip_from 127.0.0.1;
        real_ip_header X-Forwarded-For;
        include ${folder}/gallery-uncached.conf;
    }
}
`
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { unusedPort } from '../../../server/test-support/unused-port.ts';
import { locateProgram } from '../../../tools/programs/locate-program.ts';
import { siteName } from './ask.ts';
import { temporaryFolder } from './server-process.ts';

/** What stands in front of the program, as the distribution packs it. */
export interface Proxy {
  /** With a word on it where it is not installed. */
  readonly title: string;
  readonly path: string | undefined;
  /** Writes the configuration of `deploy/` with another place into a folder. @returns the arguments */
  readonly prepare: (folder: string, place: Place) => string[];
}

interface Place {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Where the program listens: host and port. With two, each takes its turn. */
  readonly upstreams: readonly string[];
  readonly certificate: string;
  readonly key: string;
}

const nginx: Proxy = {
  ...installed('nginx', 'nginx-light openssl'),
  prepare(folder, { httpPort, httpsPort, upstreams, certificate, key }) {
    const servers = deployed('nginx.conf', [
      ['listen 80;', `listen 127.0.0.1:${httpPort};`],
      ['listen [::]:80;', ''],
      ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
      ['listen [::]:443 ssl http2;', ''],
      ['/etc/letsencrypt/live/www.example.com/fullchain.pem', certificate],
      ['/etc/letsencrypt/live/www.example.com/privkey.pem', key],
      ['http://127.0.0.1:3000', 'http://website'],
    ]);
    const [one = '', other = one] = upstreams;
    const upstream = deployed('nginx-upstream.conf', [
      ['192.0.2.11:3000', one],
      ['192.0.2.12:3000', other],
    ]);
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (each) => `${each}_temp_path ${folder}/${each};`,
    );
    // With what Debian's own nginx.conf has set for everybody.
    const text = `daemon off; pid ${folder}/pid; events {}
      http { sendfile on; tcp_nopush on; gzip on; access_log off; ${folders.join(' ')}
      ${upstream}
      ${servers} }`;
    writeFileSync(join(folder, 'nginx.conf'), text);
    return ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  },
};

const caddy: Proxy = {
  ...installed('caddy', 'caddy openssl'),
  prepare(folder, { httpPort, httpsPort, upstreams, certificate, key }) {
    const own = `\tbind 127.0.0.1\n\ttls ${certificate} ${key}\n`;
    const sites = deployed('Caddyfile', [
      ['example.com {\n', `example.com {\n${own}`],
      ['127.0.0.1:3000', upstreams.join(' ')],
    ]);
    const ports = `{\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n\tadmin off\n\tstorage file_system ${folder}\n}\n`;
    writeFileSync(join(folder, 'Caddyfile'), ports + sites);
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
};

export const proxies = [nginx, caddy] as const;

/** @param packages of Debian and Ubuntu, as apt-get takes them */
function installed(program: string, packages: string): Pick<Proxy, 'title' | 'path'> {
  // Administrators have /usr/sbin on their path, others do not.
  const locate = (each: string) => locateProgram([each], { PATH: `${process.env.PATH}:/usr/sbin` }, existsSync);
  const path = locate('openssl') && locate(program);
  return { path, title: path ? program : `${program}: not installed, skipped (apt-get install ${packages})` };
}

/** A file of `deploy/` with other places in it. Fails where it does not name one any more: then nobody knew what runs. */
function deployed(file: string, places: readonly (readonly [string, string])[]): string {
  const text = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
  for (const [place] of places) expect(text).toContain(place);
  return places.reduce((changed, [place, other]) => changed.replaceAll(place, other), text);
}

/** Runs it in front of these programs until the test is over. @returns the ports of http:// and https://, and whom to trust */
export async function startProxy({ path = '', prepare }: Proxy, ports: readonly number[]) {
  const folder = temporaryFolder();
  // Started by root, nginx works as somebody else.
  chmodSync(folder, 0o711);
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = ['-subj', `/CN=${siteName}`, '-addext', `subjectAltName=DNS:${siteName},DNS:example.com`];
  const make = ['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', [...make, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const [httpPort, httpsPort] = [await unusedPort(), await unusedPort()];
  const upstreams = ports.map((port) => `127.0.0.1:${port}`);
  const options = prepare(folder, { httpPort, httpsPort, upstreams, certificate, key });
  const child = spawn(path, options, { env: { HOME: folder }, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  });
  await expect.poll(() => takesConnections(httpsPort), { timeout: 20_000, message: output }).toBe(true);
  return { httpPort, httpsPort, ca: readFileSync(certificate) };
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { unusedPort } from '../../../server/test-support/unused-port.ts';
import { locateProgram } from '../../../tools/programs/locate-program.ts';
import { acceptsConnections, hostName } from './http-client.ts';
import { temporaryFolder } from './server-process.ts';

/** A reverse proxy from a package of the distribution. */
export interface Proxy {
  /** The name of the program. */
  readonly title: string;
  /** Undefined if the program is not installed. */
  readonly path: string | undefined;
  /** Writes the configuration of `deploy/`, adapted to the test, into a folder. @returns the arguments */
  readonly prepare: (folder: string, options: ProxyOptions) => string[];
}

interface ProxyOptions {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Host and port of each program; the proxy alternates between them. */
  readonly upstreams: readonly string[];
  readonly certificate: string;
  readonly key: string;
}

const nginx: Proxy = {
  ...installed('nginx'),
  prepare(folder, { httpPort, httpsPort, upstreams, certificate, key }) {
    const servers = deployedConfig('nginx.conf', [
      ['listen 80;', `listen 127.0.0.1:${httpPort};`],
      ['listen [::]:80;', ''],
      ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
      ['listen [::]:443 ssl http2;', ''],
      ['/etc/letsencrypt/live/www.example.com/fullchain.pem', certificate],
      ['/etc/letsencrypt/live/www.example.com/privkey.pem', key],
      ['http://127.0.0.1:3000', 'http://website'],
    ]);
    const [first = '', second = first] = upstreams;
    const upstream = deployedConfig('nginx-upstream.conf', [
      ['192.0.2.11:3000', first],
      ['192.0.2.12:3000', second],
    ]);
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    // These are the global settings of Debian's nginx.conf.
    const text = `daemon off; pid ${folder}/pid; events {}
      http { sendfile on; tcp_nopush on; gzip on; access_log off; ${folders.join(' ')}
      ${upstream}
      ${servers} }`;
    writeFileSync(join(folder, 'nginx.conf'), text);
    return ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  },
};

const caddy: Proxy = {
  ...installed('caddy'),
  prepare(folder, { httpPort, httpsPort, upstreams, certificate, key }) {
    const localSettings = `\tbind 127.0.0.1\n\ttls ${certificate} ${key}\n`;
    const sites = deployedConfig('Caddyfile', [
      ['example.com {\n', `example.com {\n${localSettings}`],
      ['127.0.0.1:3000', upstreams.join(' ')],
    ]);
    const ports = `{\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n\tadmin off\n\tstorage file_system ${folder}\n}\n`;
    writeFileSync(join(folder, 'Caddyfile'), ports + sites);
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
};

export const proxies = [nginx, caddy] as const;

/** Locates a proxy. It needs openssl too, which makes the certificate. */
function installed(program: string): Pick<Proxy, 'title' | 'path'> {
  // Only administrators have /usr/sbin on their path.
  const locate = (name: string) => locateProgram([name], { PATH: `${process.env.PATH}:/usr/sbin` }, existsSync);
  const path = locate('openssl') && locate(program);
  return { path, title: program };
}

/** Reads a file of `deploy/` and replaces values in it. Fails if the file no longer contains one of them. */
function deployedConfig(file: string, replacements: readonly (readonly [string, string])[]): string {
  const text = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
  for (const [value] of replacements) expect(text).toContain(value);
  return replacements.reduce((changed, [value, replacement]) => changed.replaceAll(value, replacement), text);
}

/** Runs the proxy in front of the programs until the test ends. @returns its ports, and the certificate to trust */
export async function startProxy({ path = '', prepare }: Proxy, ports: readonly number[]) {
  const folder = temporaryFolder();
  // When root starts nginx, its workers run as another user.
  chmodSync(folder, 0o711);
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', `/CN=${hostName}`, '-addext', `subjectAltName=DNS:${hostName},DNS:example.com`];
  const request = ['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', [...request, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const [httpPort, httpsPort] = [await unusedPort(), await unusedPort()];
  const upstreams = ports.map((port) => `127.0.0.1:${port}`);
  const args = prepare(folder, { httpPort, httpsPort, upstreams, certificate, key });
  const child = spawn(path, args, { env: { HOME: folder }, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  });
  await expect.poll(() => acceptsConnections(httpsPort), { timeout: 20_000, message: output }).toBe(true);
  return { httpPort, httpsPort, ca: readFileSync(certificate) };
}

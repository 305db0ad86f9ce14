import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { courses, services } from '#content';
import { unusedPort } from '../../server/test-unused-port.ts';
import { clientDir } from '../site-build/paths.ts';
import { inFolder, outputOf, pathOf, processorMs, startProgram } from './run-programs.ts';

export interface Pages {
  readonly perSecond: number;
  /** Processor time of one. */
  readonly microsecondsEach: number;
}

/** What a first visit is most likely to ask for, and what weighs most. */
const asked = ['/', ...[services, courses].flatMap(([first]) => first?.href ?? [])];

/** Finished pages from the site. */
export const ofSite = (seconds: number) => ofProgram(pathOf('../../server/main.ts'), seconds);

/** The same files from the least there can be of a server on Node.js. */
export const ofBareServer = (seconds: number) => ofProgram(pathOf('programs/bare-pages.ts'), seconds);

const ofProgram = (path: string, seconds: number) =>
  inFolder(async (folder) => {
    const server = await startProgram(path, { PORT: '0', DATA_DIR: folder }, folder);
    const pages = await ask(server.origin, server.pid, seconds);
    await server.stop();
    return pages;
  });

/** The same files from nginx, with one worker, as the site has one process. */
export const ofNginx = (seconds: number) =>
  inFolder(async (folder) => {
    const port = await unusedPort();
    const config = join(folder, 'nginx.conf');
    await writeFile(config, configOf(folder, port));
    const nginx = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' });
    const ended = once(nginx, 'exit');
    while (!(await isAnswering(port))) await sleep(50);
    const pages = await ask(`http://127.0.0.1:${port}`, nginx.pid ?? 0, seconds);
    nginx.kill('SIGTERM');
    await ended;
    return pages;
  });

/** Everything it would do for such a site, and nothing else: files that are compressed already, and a log. */
const configOf = (folder: string, port: number) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/access.log;
  sendfile on;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${clientDir};
    gzip_static on;
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;

async function ask(origin: string, pid: number, seconds: number): Promise<Pages> {
  let requests = 0;
  let lasted = 0;
  const before = processorMs(pid);
  for (const address of asked) {
    const each = seconds / asked.length;
    const options = ['-t1', '-c32', `-d${Math.max(1, Math.round(each))}s`, '-H', 'Accept-Encoding: gzip'];
    const report = await outputOf('wrk', [...options, `${origin}${address}`]);
    if (/Non-2xx|Socket errors/.test(report))
      throw new Error(`${origin}${address} was not always answered:\n${report}`);
    const [, count = '', time = ''] = /(\d+) requests in ([\d.]+)s/.exec(report) ?? [];
    requests += Number(count);
    lasted += Number(time);
  }
  return { perSecond: requests / lasted, microsecondsEach: ((processorMs(pid) - before) * 1000) / requests };
}

const isAnswering = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (response) => response.ok,
    () => false,
  );

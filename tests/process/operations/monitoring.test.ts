import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doesStart, locateProgram } from '../../../tools/programs/locate-program.ts';
import { projectDir } from '../../../tools/site-build/paths.ts';
import { sendLead, startServer, temporaryFolder } from '../support/server-process.ts';

const deployedConfig = (name: string) => readFileSync(`${projectDir}/deploy/${name}`, 'utf8');

/** The metrics that rules and panels use. */
const namesIn = (text: string) => [...new Set(text.match(/\b(?:site|desk|process|nodejs)_[a-z0-9_]+\b/g))];

it('reports every metric that rules and dashboards use, and no personal data', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ DATA_DIR: dataDir, OPS_PORT: '0' });
  const [, ops = ''] = /^ +operations +(http:\S+)\/livez, \/readyz and \/metrics$/m.exec(server.output()) ?? [];
  const request = async (path: string) => (await fetch(`${ops}${path}`)).text();
  expect(await request('/readyz')).toBe('ready\n');
  expect(await sendLead(server.origin, 'a word of Ananya', 'k')).toBe(200);
  expect(await sendLead(server.origin, '', 'k')).toBe(422);
  await fetch(`${server.origin}/about`);
  await expect
    .poll(() => request('/metrics'))
    .toMatch(/^site_request_duration_seconds_count\{kind="page",status="200"\} 1$/m);
  const metricsText = await request('/metrics');
  expect(metricsText).toContain('site_posts_total{form="contact",status="200"} 1\n');
  expect(metricsText).toContain('site_posts_total{form="contact",status="422"} 1\n');
  expect(metricsText).toMatch(/^site_store_bytes\{part="file"\} [1-9]/m);
  expect(metricsText).not.toMatch(/Ananya|@|\/about/);

  const program = new URL('../../../desk/main.ts', import.meta.url).pathname;
  const desk = await startServer({ DATA_DIR: dataDir, DESK_PORT: '0', DESK_OPS_PORT: '0' }, { program });
  const [, deskOps = ''] = /operations (http:\S+)\/livez/.exec(desk.output()) ?? [];
  const wrong = new URLSearchParams({ intent: 'code', code: '123456' });
  await fetch(`${desk.origin}/sign-in`, { method: 'POST', body: wrong, headers: { origin: desk.origin } });
  const deskText = await (await fetch(`${deskOps}/metrics`)).text();
  expect(deskText).toContain('desk_log_events_total{level="warn",event="sign-in-failed"} 1\n');

  // A counter at zero still has a description.
  for (const name of [...namesIn(deployedConfig('alerts.yml')), ...namesIn(deployedConfig('grafana-dashboard.json'))]) {
    expect(metricsText + deskText).toContain(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `);
  }
  for (const { targets, datasource } of JSON.parse(deployedConfig('grafana-dashboard.json')).panels) {
    expect(targets.length).toBeGreaterThan(0);
    expect(datasource.uid).toBe('$' + '{source}');
  }
});

const promtool = locateProgram(['promtool'], process.env, doesStart);

describe.skipIf(promtool === undefined)('the alerts, in promtool', () => {
  const rules = `${projectDir}/deploy/alerts.yml`;
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(promtool ?? '', args, { encoding: 'utf8' });
    expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: expect.stringContaining('SUCCESS') });
  };
  const series = ['alert-rules-in-minutes.yml', 'alert-rules-in-days.yml'].map((name) =>
    readFileSync(new URL(name, import.meta.url), 'utf8'),
  );

  it('are valid rules', () => run('check', 'rules', rules));

  it('fire when they should, and not on a healthy site', () => {
    const files = series.map((text, index) => {
      const file = join(temporaryFolder(), `${index}.yml`);
      writeFileSync(file, text.replace('RULES', rules));
      return file;
    });
    run('test', 'rules', ...files);
  });

  it('all have series that make them fire', () => {
    const names = [...deployedConfig('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(series.join('')).toContain(`alertname="${name}"`);
  });
});

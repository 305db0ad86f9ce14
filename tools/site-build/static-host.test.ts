import { expect, it } from 'vitest';
import { staticHostHeaders } from './static-host.ts';

const settings = { delivery: 'intake', intakeOrigin: 'https://forms.example.com' } as const;
const inlined = { styles: ['p {}'], scripts: [' '] };
const linesOf = (text: string | undefined) => text?.split('\n') ?? [];

it('sets the headers of a static host, and lets forms post only to the intake', () => {
  const lines = linesOf(staticHostHeaders(settings, 'https://www.example.com', inlined));
  expect(lines.filter((line) => line.startsWith('/'))).toEqual(['/*', '/assets/*', '/service-worker.js']);
  const policy = lines.find((line) => line.startsWith('  Content-Security-Policy: ')) ?? '';
  expect(policy).toContain("; connect-src 'self' https://forms.example.com;");
  expect(policy).toContain("; form-action 'self' https://forms.example.com;");
  expect(policy).toMatch(/; script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/);
  expect(lines).toContain('  Strict-Transport-Security: max-age=31536000');
});

it('respects the limits of static hosts: each header once for each address, and no line over 2,000 characters', () => {
  const lines = linesOf(staticHostHeaders(settings, 'https://www.example.com', inlined));
  const namesIn = (rule: string) => [...rule.matchAll(/^ {2}([^:]+):/gm)].map(([, name]) => name);
  // The first rule and at most one other apply to each address.
  const [forAll = [], ...others] = lines.join('\n').split('\n\n').map(namesIn);
  for (const names of others.map((specific) => [...forAll, ...specific])) expect(names).toEqual([...new Set(names)]);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
});

it('writes nothing for a build that our server serves', () => {
  expect(staticHostHeaders({ ...settings, intakeOrigin: null }, 'https://www.example.com', inlined)).toBeUndefined();
});

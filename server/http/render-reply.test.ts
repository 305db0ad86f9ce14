import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { publicError } from './render-reply.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

it('has the kind, reference and stack, and no typed text', () => {
  const shown = publicError(new RangeError('uniquetestwords'), '4f2a9c');
  expect(shown.message).toBe('RangeError (reference 4f2a9c)');
  expect(shown.stack).toMatch(/^RangeError\n {4}at .*server\/http\/render-reply\.test\.ts:\d+:\d+/);
  expect(shown.stack).not.toContain('uniquetestwords');
});

it('contains no path of the machine', () => {
  const error = new Error('x');
  error.stack = `Error: x
    at receive (file://${projectDir}server/intake/intake.ts:1:2)
    at ${projectDir}build/server/index.js:3:4
    at parse (file:///home/web/shared/node_modules/parser/index.js:5:6)
    at /opt/other.js:7:8
    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)`;
  expect(publicError(error, 'r').stack?.split('\n')).toEqual([
    'Error',
    '    at receive (server/intake/intake.ts:1:2)',
    '    at build/server/index.js:3:4',
    '    at parse (index.js:5:6)',
    '    at other.js:7:8',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)',
  ]);
});

it('describes a thrown value that is not an Error', () => {
  expect(publicError('uniquetestwords', 'r').message).toBe('string (reference r)');
});

import { expect, it } from 'vitest';
import { StartupError } from './startup-error.ts';
import { inheritedSocket } from './systemd-socket.ts';

it('is the file descriptor after stdin, stdout and stderr', () => {
  expect(inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toBe(3);
});

it.each([
  ['no socket was passed', {}],
  ['the socket was passed to the parent process', { LISTEN_PID: '6', LISTEN_FDS: '1' }],
])('is undefined if %s', (_, environment) => {
  expect(inheritedSocket(environment, 7)).toBeUndefined();
});

it.each(['0', '2', ''])('throws a StartupError for %j sockets', (count) => {
  expect(() => inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: count }, 7)).toThrow(StartupError);
});

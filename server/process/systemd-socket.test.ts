import { expect, it } from 'vitest';
import { StartupError } from './startup-error.ts';
import { inheritedSocket } from './systemd-socket.ts';

it('is the one after input, output and errors', () => {
  expect(inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toBe(3);
});

it.each([
  ['nobody passed one', {}],
  ['it was for the program that started this one', { LISTEN_PID: '6', LISTEN_FDS: '1' }],
])('is none where %s', (_, environment) => {
  expect(inheritedSocket(environment, 7)).toBeUndefined();
});

it.each(['0', '2', ''])('stops the start where there are %j of them', (count) => {
  expect(() => inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: count }, 7)).toThrow(StartupError);
});

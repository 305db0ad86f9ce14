import { expect, it } from 'vitest';
import { StartupError } from '../../process/startup-error.ts';
import { requireVersion } from './connection.ts';

it.each(['3.53.0', '3.53.4', '3.54.0', '4.0.0'])('accepts SQLite %s', (version) => {
  expect(() => requireVersion(version)).not.toThrow();
});

it.each(['3.52.9', '3.51.2', '3.50.7', '3.6.23', '2.99.99'])('refuses SQLite %s, and says what to do', (version) => {
  expect(() => requireVersion(version)).toThrow(StartupError);
  expect(() => requireVersion(version)).toThrow(/^Node\.js [\d.]+ includes SQLite [\d.]+, and .+ Run: npm ci .+\.$/);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupError } from '../process/startup-error.ts';
import {
  forgetLinkSecret,
  hasLinkSecret,
  linkSecretPath,
  readCommandSecret,
  readLinkSecret,
  readServerSecret,
} from './link-secret.ts';

let root: string;
let dataDir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'secret-'));
  dataDir = join(root, 'data');
});
afterEach(() => rmSync(root, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

it('uses the secret of the settings and creates none', () => {
  const configured = 'x'.repeat(32);
  expect(readLinkSecret(dataDir, configured)).toBe(configured);
  expect(readdirSync(root)).toEqual([]);
});

describe('without a setting, the secret', () => {
  it('is created once, is long, is readable only by its owner, and is the only file of the folder', () => {
    const secret = readLinkSecret(dataDir, null);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(readLinkSecret(dataDir, null)).toBe(secret);
    expect([dataDir, linkSecretPath(dataDir)].map(modeOf)).toEqual([0o700, 0o600]);
    expect(readdirSync(dataDir)).toEqual(['link-secret']);
    expect(readLinkSecret(join(root, 'other'), null)).not.toBe(secret);
  });

  it('is the same for processes that start at the same time', async () => {
    const script = `
      import { readLinkSecret } from ${JSON.stringify(new URL('./link-secret.ts', import.meta.url).href)};
      process.stdout.write('ready');
      process.stdin.once('data', () => process.stdout.end(readLinkSecret(process.argv[1], null)));`;
    const programs = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] }),
    );
    await Promise.all(programs.map(({ stdout }) => once(stdout, 'data')));
    const replies = programs.map(({ stdout }) => once(stdout, 'data'));
    for (const { stdin } of programs) stdin.end('now');
    const secrets = (await Promise.all(replies)).map(([chunk]) => String(chunk));
    expect(new Set(secrets)).toEqual(new Set([readFileSync(linkSecretPath(dataDir), 'utf8').trim()]));
    expect(readdirSync(dataDir)).toEqual(['link-secret']);
  });

  it('gets its file mode back after a restore that made it readable for everyone', () => {
    const secret = readLinkSecret(dataDir, null);
    chmodSync(linkSecretPath(dataDir), 0o644);
    expect(readLinkSecret(dataDir, null)).toBe(secret);
    expect(modeOf(linkSecretPath(dataDir))).toBe(0o600);
  });

  it.each(['', 'short\n'])('is refused, and not replaced, if it is damaged (%j)', (content) => {
    mkdirSync(dataDir);
    writeFileSync(linkSecretPath(dataDir), content);
    expect(() => readLinkSecret(dataDir, null)).toThrow(StartupError);
    expect(() => readLinkSecret(dataDir, null)).toThrow(/is damaged\. Restore it.+ --forget-link-secret\./);
    expect(readFileSync(linkSecretPath(dataDir), 'utf8')).toBe(content);
  });

  it('causes a one-line error if it cannot be created', () => {
    writeFileSync(dataDir, '');
    expect(() => readLinkSecret(dataDir, null)).toThrow(
      /^The secret for links .+ cannot be read or created \(E[A-Z]+\)\..+$/,
    );
  });
});

describe('the secret of a store', () => {
  const [first, second] = ['1'.repeat(32), '2'.repeat(32)] as const;

  function memoryStore() {
    let stored: unknown = null;
    return {
      setting: async () => stored,
      async changeSetting(_name: string, value: unknown, seen?: unknown) {
        const isChanged = seen === undefined || seen === stored;
        if (isChanged) stored = value;
        return isChanged;
      },
    };
  }
  const settings = (linkSecret: string | null) => ({ dataDir, linkSecret });

  it('is that of the first server: others are refused until it is forgotten', async () => {
    const store = memoryStore();
    expect(await readServerSecret(settings(first), store)).toBe(first);
    expect(await readServerSecret(settings(first), store)).toBe(first);
    expect(await store.setting()).toMatch(/^[0-9a-f]{64}$/);
    const refusal =
      /^The secret for links \(LINK_SECRET\) is not the one .+ npm run doctor -- --forget-link-secret\..+$/;
    await expect(readServerSecret(settings(second), store)).rejects.toThrow(refusal);
    await expect(readCommandSecret(settings(second), store)).rejects.toThrow(refusal);
    await expect(readServerSecret(settings(null), store)).rejects.toThrow(
      `(${linkSecretPath(dataDir)}) is not the one`,
    );
    expect([await forgetLinkSecret(store), await forgetLinkSecret(store)]).toEqual([true, false]);
    expect(await readServerSecret(settings(second), store)).toBe(second);
  });

  it('is read by a command, which neither creates nor stores one', async () => {
    const store = memoryStore();
    await expect(readCommandSecret(settings(null), store)).rejects.toThrow(/\(ENOENT\)/);
    expect(await readCommandSecret(settings(first), store)).toBe(first);
    expect([readdirSync(root), await hasLinkSecret(store)]).toEqual([[], false]);
  });
});

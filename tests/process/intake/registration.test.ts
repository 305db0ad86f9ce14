import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openStoreForCommand } from '../../../server/storage/sqlite/open.ts';
import { changed, registrations, secret } from '../../../server/test-support/registrations.ts';
import { startServer, temporaryFolder } from '../support/server-process.ts';

const [internship] = registrations;

const bodyOf = (name: string, key: string) => new URLSearchParams({ ...internship.complete, name, _key: key });

/** Sends a registration by script. Resolves with its reference, or null if no reply came. */
async function register(origin: string, name: string, key = `key-of-${name}`): Promise<string | null> {
  try {
    const response = await fetch(`${origin}/api/send/${internship.id}`, { method: 'POST', body: bodyOf(name, key) });
    const reply = await response.json();
    expect(reply).toEqual({ outcome: 'stored', status: 200, reference: expect.stringMatching(/^\w{4}-\w{4}$/) });
    return reply.reference;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** The reference of every registration in the store, by name. Fails on a duplicate. */
async function referencesByName(dataDir: string): Promise<Map<string, string>> {
  const reader = await openStoreForCommand(dataDir);
  const leads = await reader.desk.leads({ form: internship.id });
  await reader.close();
  const references = new Map(leads.map(({ answers, reference }) => [answers.name ?? '', reference]));
  expect(leads).toHaveLength(references.size);
  return references;
}

it('stores a registration once, under one reference, when it is retried through kills of the server', async () => {
  const DATA_DIR = temporaryFolder();
  const rounds = 3;
  const acknowledged = new Map<string, string>();
  let unanswered: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ DATA_DIR });
    const names = [...unanswered, ...Array.from({ length: 8 }, (_, index) => `round-${round}-${index}`)];
    // The kill comes with a response, not after a delay: at that moment, other posts are at every stage on any machine.
    let responsesUntilKill = 1 + Math.floor(Math.random() * 7);
    const sends = names.map(async (name) => {
      const reference = await register(server.origin, name);
      responsesUntilKill -= 1;
      if (responsesUntilKill === 0) server.process.kill('SIGKILL');
      return [name, reference] as const;
    });
    const results = await Promise.all(sends);
    await server.end('SIGKILL');
    for (const [name, reference] of results) if (reference) acknowledged.set(name, reference);
    unanswered = results.filter(([, reference]) => !reference).map(([name]) => name);
  }
  const last = await startServer({ DATA_DIR });
  for (const name of [...acknowledged.keys(), ...unanswered]) {
    const reference = await register(last.origin, name);
    expect([undefined, reference], name).toContain(acknowledged.get(name));
    acknowledged.set(name, reference ?? '');
  }
  expect(await referencesByName(DATA_DIR)).toEqual(acknowledged);
  expect(acknowledged.size).toBe(rounds * 8);
});

it('returns the same reference to a retry from the same tab and from another, after a lost reply', async () => {
  const DATA_DIR = temporaryFolder();
  const first = await startServer({ DATA_DIR });
  const body = bodyOf('Bina', 'tab-1').toString();
  const head = `POST /api/send/${internship.id} HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}`;
  const socket = connect(Number(new URL(first.origin).port), '127.0.0.1', () => {
    socket.write(`${head}\r\n\r\n${body}`, () => socket.destroy());
  });
  await expect.poll(() => referencesByName(DATA_DIR)).toHaveProperty('size', 1);
  await first.end('SIGKILL');

  const second = await startServer({ DATA_DIR });
  const reference = (await referencesByName(DATA_DIR)).get('Bina');
  expect(await register(second.origin, 'Bina', 'tab-1')).toBe(reference);
  expect(await register(second.origin, 'Bina', 'tab-2')).toBe(reference);
  expect(await register(second.origin, 'Bina', '')).toBe(reference);
  expect(await referencesByName(DATA_DIR)).toEqual(new Map([['Bina', reference]]));
});

it('answers a registration without JavaScript with a page that has its reference, or its answers and the field errors', async () => {
  const DATA_DIR = temporaryFolder();
  const server = await startServer({ DATA_DIR });
  const reader = await openStoreForCommand(DATA_DIR);
  onTestFinished(() => reader.close());
  for (const { id, complete, domainMessage } of registrations) {
    const send = async (change: Record<string, string | null>, path = '/send') => {
      const body = new URLSearchParams(changed(complete, change));
      const response = await fetch(`${server.origin}${path}/${id}`, { method: 'POST', body });
      return { status: response.status, text: await response.text() };
    };
    const fields = { name: '', email: `<b>${secret}`, domain: null };
    const fieldErrors = {
      name: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      domain: domainMessage,
    };
    const refused = await send(fields);
    expect(refused.status, id).toBe(422);
    for (const message of Object.values(fieldErrors)) expect(refused.text).toContain(message);
    expect(refused.text).toContain(`value="&lt;b&gt;${secret}"`);
    expect(refused.text).not.toContain('<b>');
    // The JSON response repeats no answer.
    expect(JSON.parse((await send(fields, '/api/send')).text)).toEqual({
      outcome: 'refused',
      status: 422,
      message: fieldErrors.name,
      fieldErrors,
    });
    expect(await reader.desk.leads({ form: id })).toEqual([]);

    const { status, text } = await send({});
    const [lead] = await reader.desk.leads({ form: id });
    expect(status, id).toBe(200);
    expect(text).toContain(lead?.reference ?? 'no lead');
  }
  expect(server.output()).not.toContain(secret);
});

/** A program of its own: the least there can be of a server that stores a lead, for the site's to be measured against. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { contactForm } from '#forms/contact.ts';
import { readSettings } from '../../../server/config.ts';
import { keep } from '../../../server/intake/keep.ts';
import { openStore } from '../../../server/storage/open.ts';

const store = await openStore(readSettings(process.env), () => {});
const server = createServer(async (request, response) => {
  const { _key, ...answers } = Object.fromEntries(new URLSearchParams(await text(request)));
  const key = _key ?? null;
  const reference = await keep(store.intake, { form: contactForm, key, answers, files: {}, receivedAt: new Date() });
  const body = JSON.stringify({ outcome: 'stored', reference });
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.info(`The site is at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

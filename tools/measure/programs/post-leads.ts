/** A program of its own, so that it takes no time from what it measures: sends leads for a while, and prints how many a second were acknowledged. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { sampleAnswers } from '../sample-leads.ts';

const [address = '', connections = '', seconds = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const endMs = performance.now() + Number(seconds) * 1000;
const statuses = new Map<number, number>();
let sent = 0;

function post(body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': Buffer.byteLength(body),
    };
    const posting = request(address, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    posting.on('error', reject);
    posting.end(body);
  });
}

async function keepPosting(): Promise<void> {
  while (performance.now() < endMs) {
    sent += 1;
    const status = await post(new URLSearchParams({ ...sampleAnswers(sent), _key: randomUUID() }).toString());
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

const beganMs = performance.now();
await Promise.all(Array.from({ length: Number(connections) }, keepPosting));
agent.destroy();
const perSecond = ((statuses.get(200) ?? 0) / (performance.now() - beganMs)) * 1000;
for (const [status, count] of statuses) if (status !== 200) throw new Error(`${count} were answered with ${status}`);
console.info(perSecond);

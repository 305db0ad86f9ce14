import { createHash } from 'node:crypto';
import type { LeadReader } from '../../../server/storage/ports/desk.ts';
import { openLeadReader } from '../../../server/storage/sqlite/open.ts';

/** What a file is called; nobody but who asks for the lead may read it. */
export const fileWord = 'zweihundertneun';

/** A PDF of its own for each name, of an exact size in bytes. */
export function pdf(name: string, size: number): Uint8Array<ArrayBuffer> {
  const make = (filler: string) =>
    `%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n%${name}${filler}\nstartxref\n9\n%%EOF\n`;
  return Buffer.from(make('x'.repeat(size - make('').length)), 'latin1');
}

export function applicationOf(
  name: string,
  content: Uint8Array<ArrayBuffer>,
  { key = `key-of-${name}`.replaceAll(' ', '-'), email = 'd@example.com' } = {},
): FormData {
  const body = new FormData();
  const typed = { position: 'full-stack-developer', name, email, phone: '9800000000', _key: key };
  for (const [field, value] of Object.entries(typed)) body.set(field, value);
  body.set('resume', new File([content], `${fileWord}.pdf`));
  return body;
}

/** Resolves with the status, or null if no reply came. */
export async function apply(origin: string, body: FormData): Promise<number | null> {
  try {
    const response = await fetch(`${origin}/api/send/application`, { method: 'POST', body });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

/** Every application in the store, as a server that has ended left it: name, and whether its file is whole. */
export async function storedApplications(dataDir: string): Promise<Application[]> {
  const reader = await openLeadReader(dataDir);
  const found = await readApplications(reader);
  await reader.close();
  return found;
}

interface Application {
  readonly name: string;
  readonly isWhole: boolean;
}

export async function readApplications(reader: LeadReader): Promise<Application[]> {
  const found = [];
  for (const { id, answers, attachments } of await reader.leads({ form: 'application' })) {
    const [file] = await reader.attachments(id);
    const isWhole =
      file !== undefined && hashOf(file.content) === file.sha256 && attachments[0]?.sha256 === file.sha256;
    found.push({ name: answers.name ?? '', isWhole });
  }
  return found;
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

import { createHash } from 'node:crypto';
import type { Store } from '../../../server/storage/ports/store.ts';
import { openStoreForCommand } from '../../../server/storage/sqlite/open.ts';

/** The name of the uploaded file. It may appear only where the staff read the lead. */
export const fileNameMarker = 'uniquetestwords';

/** A PDF of an exact size in bytes, different for each name. */
export function pdf(name: string, size: number): Uint8Array<ArrayBuffer> {
  const make = (filler: string) =>
    `%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\n%${name}${filler}\nstartxref\n9\n%%EOF\n`;
  return Buffer.from(make('x'.repeat(size - make('').length)), 'latin1');
}

export function applicationForm(
  name: string,
  content: Uint8Array<ArrayBuffer>,
  { key = `key-of-${name}`.replaceAll(' ', '-'), email = 'd@example.com' } = {},
): FormData {
  const body = new FormData();
  const fields = { position: 'full-stack-developer', name, email, phone: '9800000000', _key: key };
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set('resume', new File([content], `${fileNameMarker}.pdf`));
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

/** Every application in the store of a stopped server. */
export async function storedApplications(dataDir: string): Promise<Application[]> {
  const reader = await openStoreForCommand(dataDir);
  const applications = await readApplications(reader);
  await reader.close();
  return applications;
}

interface Application {
  readonly name: string;
  /** Whether its file arrived complete. */
  readonly isComplete: boolean;
}

export async function readApplications({ desk }: Pick<Store, 'desk'>): Promise<Application[]> {
  const applications = [];
  for (const { id, answers, attachments } of await desk.leads({ form: 'application' })) {
    const [file] = await desk.attachments(id);
    const isComplete =
      file !== undefined && hashOf(file.content) === file.sha256 && attachments[0]?.sha256 === file.sha256;
    applications.push({ name: answers.name ?? '', isComplete });
  }
  return applications;
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

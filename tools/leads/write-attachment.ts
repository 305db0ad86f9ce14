import type { LeadReader } from '../../server/storage/ports/desk.ts';
import { sizeInWords } from '../../server/words/how-many.ts';
import { ToldWrong } from '../words/told-wrong.ts';
import { writeNewFile } from '../words/write-new-file.ts';

/** Not to standard output: npm writes lines of its own there, which would be part of the file. */
export async function writeAttachment(reader: LeadReader, leadId: string, to: string): Promise<string> {
  const [file] = await reader.attachments(leadId);
  if (!file)
    throw new ToldWrong(`No file came with a lead ${JSON.stringify(leadId)}. npm run leads shows which have one.`);
  return `${writeNewFile(to, file.content, '--to')}: ${sizeInWords(file.byteSize)}`;
}

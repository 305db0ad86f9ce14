import { open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Part } from './part-of.ts';
import { markOf, type Version } from './site-files.ts';

/** The file is no longer the one whose length and tag the answer has announced. */
class FileReplaced extends Error {}

/**
 * Writes a part of a file after the head of its answer, and ends it.
 * @throws FileReplaced if it is not the file that was read at the start: an answer that ends short on a connection that stays open
 * would take the next one for its rest
 */
export function sendFile(response: ServerResponse, version: Version, part: Part): Promise<void> | void {
  if (version.bytes === undefined) return sendFromDisk(response, version, part).catch(unlessHungUp);
  response.end(version.bytes.subarray(part.start, part.end + 1));
}

async function sendFromDisk(response: ServerResponse, { path, mark }: Version, part: Part): Promise<void> {
  const file = await open(path);
  try {
    if (markOf(await file.stat()) !== mark) throw new FileReplaced();
    const bytes = file.createReadStream({ ...part, autoClose: false });
    await pipeline(bytes, response, { end: false });
    if (bytes.bytesRead !== part.end - part.start + 1) throw new FileReplaced();
    response.end();
  } finally {
    await file.close();
  }
}

/** A visitor who leaves in the middle is no fault; a file that has gone since the start is. */
function unlessHungUp(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Options for a trace that `readTrace` can parse. With `-D` the server keeps the process id of the started command. */
export const straceOptions = (file: string): string[] => [
  ...['-D', '-f', '-y', '-x', '-s', '16000000', '--seccomp-bpf', '-e', 'signal=none', '-o', file],
  ...['-e', 'trace=openat,write,writev,pwrite64,ftruncate,fsync,fdatasync,?unlink,?unlinkat'],
];

/** A finished system call. */
export interface Call {
  readonly name: string;
  /** Path of the file or folder; `socket:[...]` for a connection. */
  readonly path: string;
  readonly result: number;
  /** The arguments, as `strace` writes them. */
  readonly text: string;
}

/** Yields the successful calls of a trace in the order in which they ended. */
export function* readTrace(trace: string): Generator<Call> {
  const unfinished = new Map<string, string>();
  for (const line of trace.split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+)\s+(.*)$/s.exec(line) ?? [];
    const [, head] = /^(.*) <unfinished \.\.\.>$/s.exec(rest) ?? [];
    if (head !== undefined) {
      unfinished.set(thread, head);
      continue;
    }
    const whole = rest.replace(/^<\.\.\. \w+ resumed>/, () => unfinished.get(thread) ?? '');
    const [, name = '', text = '', result] = /^(\w+)\((.*)\)\s+= (\d+)(?:<.*>)?$/s.exec(whole) ?? [];
    if (result === undefined) continue;
    const [, path = ''] = /^(?:AT_FDCWD<[^>]*>, "([^"]*)"|"([^"]*)"|\d+<([^>]*)>)/.exec(text)?.filter(Boolean) ?? [];
    yield { name, path, result: Number(result), text };
  }
}

/** Concatenates the bytes of all string arguments of a call. */
export function bytesOf({ text }: Call): Buffer {
  const strings = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, quoted = '']) =>
    quoted.replace(/\\(?:x([0-9a-f]{2})|([0-7]{1,3})|(.))/g, (_, hex, octal, letter) => {
      if (letter !== undefined) return escapes[letter] ?? letter;
      return String.fromCharCode(Number.parseInt(hex ?? octal, hex === undefined ? 8 : 16));
    }),
  );
  return Buffer.from(strings.join(''), 'latin1');
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', v: '\v', f: '\f' };

interface StoredFile {
  /** The content after a power cut. */
  flushed: Buffer;
  /** Writes since the last flush, in order. */
  readonly pending: { readonly offset: number; readonly bytes: Buffer }[];
  /** Whether its folder was flushed after the file was created; otherwise the name is lost. */
  isNameFlushed: boolean;
}

/**
 * The files of one folder after a power cut on the worst disk that POSIX allows: writes survive only after a flush, while truncating and
 * deleting take effect at once.
 */
export class FlushedDisk {
  readonly #folder: string;
  readonly #isTracked: (name: string) => boolean;
  readonly #files = new Map<string, StoredFile>();

  /** @param isTracked selects files by name */
  constructor(folder: string, isTracked: (name: string) => boolean) {
    this.#folder = folder;
    this.#isTracked = isTracked;
  }

  /** @returns whether the call changes what a power cut would leave */
  apply(call: Call): boolean {
    const { name, path } = call;
    const isFlush = name === 'fsync' || name === 'fdatasync';
    if (isFlush && path === this.#folder) {
      for (const file of this.#files.values()) file.isNameFlushed = true;
      return true;
    }
    if (dirname(path) !== this.#folder || !this.#isTracked(basename(path))) return false;
    if (name.startsWith('unlink')) return this.#files.delete(path);
    const file = this.#files.get(path) ?? { flushed: Buffer.alloc(0), pending: [], isNameFlushed: false };
    this.#files.set(path, file);
    if (isFlush) {
      for (const { offset, bytes } of file.pending.splice(0)) file.flushed = overwrite(file.flushed, offset, bytes);
      return true;
    }
    if (name === 'ftruncate') {
      file.flushed = file.flushed.subarray(0, lastNumber(call));
      return true;
    }
    if (name === 'pwrite64') {
      file.pending.push({ offset: lastNumber(call), bytes: bytesOf(call).subarray(0, call.result) });
    } else if (name !== 'openat') {
      throw new Error(`${path} was written by ${name}, which has no offset.`);
    }
    return false;
  }

  /** Writes the files after a power cut into another folder. */
  saveTo(folder: string): void {
    mkdirSync(folder, { recursive: true });
    for (const [path, { flushed, isNameFlushed }] of this.#files) {
      if (isNameFlushed) writeFileSync(join(folder, basename(path)), flushed);
    }
  }
}

const lastNumber = ({ text }: Call) => Number(/(\d+)$/.exec(text)?.[1]);

function overwrite(old: Buffer, offset: number, bytes: Buffer): Buffer {
  const file = Buffer.alloc(Math.max(old.length, offset + bytes.length));
  old.copy(file);
  bytes.copy(file, offset);
  return file;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What `strace` needs so that `readTrace` understands it. It traces from aside: the server stays the process that was started. */
export const traceInto = (file: string): string[] => [
  ...['-D', '-f', '-y', '-x', '-s', '16000000', '--seccomp-bpf', '-e', 'signal=none', '-o', file],
  ...['-e', 'trace=openat,write,writev,pwrite64,ftruncate,fsync,fdatasync,?unlink,?unlinkat'],
];

/** A call of the traced program, once it has ended. */
export interface Call {
  readonly name: string;
  /** Path of the file or folder it is about; `socket:[...]` for a connection. */
  readonly path: string;
  /** What it returned. */
  readonly result: number;
  /** Its arguments, as `strace` writes them. */
  readonly text: string;
}

/** The calls of a trace that succeeded, in the order in which they ended. */
export function* readTrace(trace: string): Generator<Call> {
  const begun = new Map<string, string>();
  for (const line of trace.split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+)\s+(.*)$/s.exec(line) ?? [];
    const [, head] = /^(.*) <unfinished \.\.\.>$/s.exec(rest) ?? [];
    if (head !== undefined) {
      begun.set(thread, head);
      continue;
    }
    const whole = rest.replace(/^<\.\.\. \w+ resumed>/, () => begun.get(thread) ?? '');
    const [, name = '', text = '', result] = /^(\w+)\((.*)\)\s+= (\d+)(?:<.*>)?$/s.exec(whole) ?? [];
    if (result === undefined) continue;
    const [, path = ''] = /^(?:AT_FDCWD<[^>]*>, "([^"]*)"|"([^"]*)"|\d+<([^>]*)>)/.exec(text)?.filter(Boolean) ?? [];
    yield { name, path, result: Number(result), text };
  }
}

/** The bytes of every string among the arguments of a call, together. */
export function bytesOf({ text }: Call): Buffer {
  const strings = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, quoted = '']) =>
    quoted.replace(/\\(?:x([0-9a-f]{2})|([0-7]{1,3})|(.))/g, (_, hex, octal, icon) => {
      if (icon !== undefined) return icons[icon] ?? icon;
      return String.fromCharCode(Number.parseInt(hex ?? octal, hex === undefined ? 8 : 16));
    }),
  );
  return Buffer.from(strings.join(''), 'latin1');
}

const icons: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', v: '\v', f: '\f' };

interface StoredFile {
  /** What a power cut leaves. */
  flushed: Buffer;
  /** Written since, in order. */
  readonly waiting: { readonly at: number; readonly bytes: Buffer }[];
  /** Whether its folder was flushed since the file was made: else there is no name to find it by. */
  isListed: boolean;
}

/**
 * The files of one folder as a power cut would leave them on the worst of disks: what adds to a file is there once it was flushed, what takes
 * away is done at once. POSIX promises no more.
 */
export class FlushedDisk {
  readonly #folder: string;
  readonly #isKept: (name: string) => boolean;
  readonly #files = new Map<string, StoredFile>();

  /** @param isKept tells by its name whether a file is followed */
  constructor(folder: string, isKept: (name: string) => boolean) {
    this.#folder = folder;
    this.#isKept = isKept;
  }

  /** @returns whether a power cut would leave something else now than before */
  follow(call: Call): boolean {
    const { name, path } = call;
    const isFlush = name === 'fsync' || name === 'fdatasync';
    if (isFlush && path === this.#folder) {
      for (const file of this.#files.values()) file.isListed = true;
      return true;
    }
    if (dirname(path) !== this.#folder || !this.#isKept(basename(path))) return false;
    if (name.startsWith('unlink')) return this.#files.delete(path);
    const file = this.#files.get(path) ?? { flushed: Buffer.alloc(0), waiting: [], isListed: false };
    this.#files.set(path, file);
    if (isFlush) {
      for (const { at, bytes } of file.waiting.splice(0)) file.flushed = written(file.flushed, at, bytes);
      return true;
    }
    if (name === 'ftruncate') {
      file.flushed = file.flushed.subarray(0, lastNumber(call));
      return true;
    }
    if (name === 'pwrite64') {
      file.waiting.push({ at: lastNumber(call), bytes: bytesOf(call).subarray(0, call.result) });
    } else if (name !== 'openat') {
      throw new Error(`${path} was written by ${name}, which does not say where.`);
    }
    return false;
  }

  /** Writes what a power cut would leave into another folder. */
  saveTo(folder: string): void {
    mkdirSync(folder, { recursive: true });
    for (const [path, { flushed, isListed }] of this.#files) {
      if (isListed) writeFileSync(join(folder, basename(path)), flushed);
    }
  }
}

const lastNumber = ({ text }: Call) => Number(/(\d+)$/.exec(text)?.[1]);

function written(old: Buffer, at: number, bytes: Buffer): Buffer {
  const file = Buffer.alloc(Math.max(old.length, at + bytes.length));
  old.copy(file);
  bytes.copy(file, at);
  return file;
}

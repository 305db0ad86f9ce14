import { inflateRawSync } from 'node:zlib';

/** The files of a ZIP archive by name, read through the directory at its end. */
export function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let offset = archive.readUInt32LE(archive.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16);
  while (archive.readUInt32LE(offset) === 0x02014b50) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => archive.readUInt16LE(offset + field));
    const name = archive.toString('utf8', offset + 46, offset + 46 + (nameLength ?? 0));
    const local = archive.readUInt32LE(offset + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + archive.readUInt32LE(offset + 20));
    files.set(name, (archive.readUInt16LE(offset + 10) === 8 ? inflateRawSync(bytes) : bytes).toString('utf8'));
    offset += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
}

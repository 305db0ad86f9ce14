import type * as z from 'zod';
import type { ContentReader, EntrySource } from './read-content.ts';

/** One row for each file: its path, its data, its schema and, if it is the content of a page, the address of the page. */
export type FileTable = Readonly<
  Record<string, readonly [file: string, source: unknown, schema: z.ZodType, href?: string]>
>;

/** One row for each folder: its entries, their schema and, if entries have pages, the address of an entry’s page. */
export type FolderTable = Readonly<
  Record<
    string,
    readonly [sources: readonly EntrySource[], schema: z.ZodType<{ order: number }>, hrefOf?: (slug: string) => string]
  >
>;

export type FileData<Table extends FileTable> = {
  [Name in keyof Table]: z.output<Table[Name][2]> &
    (Table[Name] extends readonly [unknown, unknown, unknown, unknown] ? { href: string; file: string } : unknown);
};

export type FolderData<Table extends FolderTable> = {
  [Name in keyof Table]: (z.output<Table[Name][1]> & { slug: string; file: string } & (Table[Name] extends readonly [
      unknown,
      unknown,
      unknown,
    ]
      ? { href: string }
      : unknown))[];
};

/**
 * Checks every file of a table.
 * @returns a getter for their data; call it after `reader.finish()`. The data of a page includes its `href` and `file`.
 */
export function readFiles<Table extends FileTable>(reader: ContentReader, table: Table): () => FileData<Table> {
  const reads = Object.entries(table).map(([name, [file, source, schema, href]]) => {
    const get = reader.read({ file, source }, schema);
    return { name, get: () => (href === undefined ? get() : { ...Object(get()), href, file }) };
  });
  return () => Object.fromEntries(reads.map(({ name, get }) => [name, get()])) as FileData<Table>;
}

/** Checks every folder of a table. @returns a getter like that of `readFiles`, with the entries of each folder sorted by `order` */
export function readFolders<Table extends FolderTable>(reader: ContentReader, table: Table): () => FolderData<Table> {
  const reads = Object.entries(table).map(([name, [sources, schema, hrefOf]]) => {
    const get = reader.readEntries(sources, schema);
    return { name, get: () => get().map((entry) => (hrefOf ? { ...entry, href: hrefOf(entry.slug) } : entry)) };
  });
  return () => Object.fromEntries(reads.map(({ name, get }) => [name, get()])) as FolderData<Table>;
}

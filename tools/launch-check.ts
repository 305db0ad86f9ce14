/** `npm run launch-check`: lists every sample value that must be replaced, and fails while there is one. */
import { listSamples, type SampleLeft } from '#content';

/** The samples as a table one can work through, in columns as wide as their longest cell. */
export function samplesTable(samples: readonly SampleLeft[]): string {
  const rows = [['FILE', 'FIELD', 'PUT THERE'], ...samples.map(({ file, field, hint }) => [file, field, hint])];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

/** What the check says in the end. */
export function verdict(samples: readonly SampleLeft[]): string {
  if (samples.length === 0) return 'Nothing on the site is a sample any more.';
  const files = new Set(samples.map(({ file }) => file)).size;
  const values = samples.length === 1 ? '1 sample value' : `${samples.length} sample values`;
  return `${values} in ${files === 1 ? '1 file' : `${files} files`} to replace before launch: write the real value in place of sample(…), or take the line sample: '…' off an entry.`;
}

if (import.meta.main) {
  const samples = listSamples();
  if (samples.length > 0) console.info(`${samplesTable(samples)}\n`);
  console.info(verdict(samples));
  process.exitCode = samples.length > 0 ? 1 : 0;
}

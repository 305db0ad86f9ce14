/** `npm run launch-check`: lists the sample values that must be replaced, and fails if there are any. */
import { listSamples, type SampleLeft } from '#content';

/** Formats the samples as a table. */
export function samplesTable(samples: readonly SampleLeft[]): string {
  const rows = [['FILE', 'FIELD', 'REPLACE WITH'], ...samples.map(({ file, field, hint }) => [file, field, hint])];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

/** The last line of the output: how many values to replace. */
export function summarize(samples: readonly SampleLeft[]): string {
  if (samples.length === 0) return 'There are no sample values on the site.';
  const files = new Set(samples.map(({ file }) => file)).size;
  const values = samples.length === 1 ? '1 sample value' : `${samples.length} sample values`;
  return `${values} in ${files === 1 ? '1 file' : `${files} files`} to replace before launch: write the real value instead of sample(…), or delete the key sample of an entry, or the name of its field in samples.`;
}

if (import.meta.main) {
  const samples = listSamples();
  if (samples.length > 0) console.info(`${samplesTable(samples)}\n`);
  console.info(summarize(samples));
  process.exitCode = samples.length > 0 ? 1 : 0;
}

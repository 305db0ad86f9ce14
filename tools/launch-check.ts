/** `npm run launch-check`: lists the sample values that must be replaced, and fails if there are any. */
import { listSamples } from '#content';

const samples = listSamples();
for (const { file, field, hint } of samples) console.info(`${file}  ${field}  ${hint}`);
console.info(
  samples.length === 0
    ? 'There are no sample values on the site.'
    : `\nSample values to replace before launch: ${samples.length}. Write the real value instead of sample(…), or delete the key sample of an entry, or the name of its field in samples.`,
);
process.exitCode = samples.length > 0 ? 1 : 0;

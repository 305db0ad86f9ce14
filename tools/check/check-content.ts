/** `npm run content`: checks entries against their schemas, and checks links. */
import { join } from 'node:path';
import { checkLinks } from '../../content/loading/check-links.ts';
import { listFiles, projectDir } from '../site-build/paths.ts';

try {
  // Importing the content validates it: a wrong entry throws an error with its file and field.
  const { contentIn, languages, listLinks, pages } = await import('#content');
  for (const { code } of languages) contentIn(code);
  const publicFiles = (await listFiles(join(projectDir, 'public'))).map((file) => `/${file}`);
  const errors = checkLinks(listLinks(), pages, publicFiles);
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
  else console.info(`The content is valid: ${pages.length} pages, ${listLinks().length} links.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { expect, test } from 'vitest';
import { findForbiddenImports } from './check-imports.ts';

test.each([
  ['content/services/cloud.ts', "import { defineService } from '../schema/service.ts';"],
  ['content/index.ts', "import { services } from '#generated/entries.ts';"],
  ['forms/contact.ts', "import { services } from '#content';"],
  [
    'site/pages/home/home.tsx',
    "import { home } from '#content';\nimport { Button } from '#ui/components/button/button.tsx';",
  ],
  ['site/root.tsx', "import scripts from '#generated/scripts.json';"],
  ['server/intake/receive.ts', "import type { Reply } from '#forms/reply.ts';"],
  ['server/main.ts', "import { readFile } from 'node:fs/promises';\nimport sirv from 'sirv';"],
  ['ui/components/card.tsx', "import '../styles/card.css';"],
  ['tools/build.ts', "import { readBuildSettings } from '../server/config.ts';"],
  ['tests/e2e/forms/contact.spec.ts', "import { contactForm } from '../../../forms/contact.ts';"],
  ['server/intake/store-entry.ts', "import type { NewLead } from '../storage/ports/entries.ts';"],
  ['server/intake/store-entry.test.ts', "import { openStore } from '../storage/sqlite/open.ts';"],
  ['server/serve.ts', "import { startMail } from './mail/start-mail.ts';"],
  ['server/mail/start-mail.ts', "import type { ConcurrencyLimit } from '../concurrency-limit.ts';"],
  ['server/mail/worker.ts', "import type { OutboxStore } from '../storage/ports/outbox.ts';"],
  [
    'site/pages/home/home.tsx',
    "import { PageSection } from '../../sections/page-section.tsx';\nimport { Hero } from './hero.tsx';",
  ],
  ['site/pages/search/search.entry.ts', "import { createSearch } from './search-pages.ts';"],
])('%s may contain %s', (file, text) => {
  expect(findForbiddenImports(file, text)).toEqual([]);
});

test.each([
  [
    'content/a.ts',
    "import { x } from '../forms/define.ts';",
    "'../forms/define.ts': content may import only from #generated",
  ],
  ['ui/a.tsx', "import { company } from '#content';", "'#content': ui may import only from #generated"],
  [
    'forms/a.ts',
    "import { Button } from '#ui/components/button/button.tsx';",
    "'#ui/components/button/button.tsx': forms may import only from #content",
  ],
  [
    'site/a.tsx',
    "import { open } from '../server/storage/open.ts';",
    "'../server/storage/open.ts': site may import only from #content, #forms, #ui, #generated",
  ],
  [
    'server/a.ts',
    "import { intakeContext } from '../site/contexts.ts';",
    "'../site/contexts.ts': server may import only from #content, #forms",
  ],
  [
    'server/a.ts',
    "import { forms } from '../forms/index.ts';",
    "'../forms/index.ts': a relative import may not leave server: use #forms",
  ],
  [
    'site/pages/a.tsx',
    "import { cloud } from '../../content/services/cloud.ts';",
    "'../../content/services/cloud.ts': a relative import may not leave site: use #content",
  ],
  [
    'site/a.tsx',
    "import { cloud } from '/content/services/cloud.ts';",
    "'/content/services/cloud.ts': a relative import may not leave site: use #content",
  ],
  [
    'server/a.ts',
    "import { build } from '../tools/build.ts';",
    "'../tools/build.ts': server may import only from #content, #forms",
  ],
  [
    'server/intake/store-entry.ts',
    "import { openStore } from '../storage/sqlite/open.ts';",
    "'../storage/sqlite/open.ts': intake may only add entries to the store, and must not depend on HTTP",
  ],
  [
    'server/storage/open.ts',
    "import { makeReference } from '../intake/reference.ts';",
    "'../intake/reference.ts': the store must not depend on the modules that write to it",
  ],
  [
    'server/http/server.ts',
    "import type { IntakeStore } from '../storage/ports/store.ts';",
    "'../storage/ports/store.ts': HTTP must use the store only through intake and links",
  ],
  [
    'server/intake/store-entry.ts',
    "import { compose } from '../mail/compose.ts';",
    "'../mail/compose.ts': put emails into the outbox: only the start of the server may import mail",
  ],
  [
    'server/app.ts',
    "import { startMail } from './mail/start-mail.ts';",
    "'./mail/start-mail.ts': put emails into the outbox: only the start of the server may import mail",
  ],
  [
    'server/mail/worker.ts',
    "import { openStore } from '../storage/sqlite/open.ts';",
    "'../storage/sqlite/open.ts': mail must use the store only through its ports, and must not depend on HTTP",
  ],
  [
    'server/mail/compose.ts',
    "import { securityHeaders } from '../http/headers.ts';",
    "'../http/headers.ts': mail must use the store only through its ports, and must not depend on HTTP",
  ],
  [
    'site/pages/legal/legal.tsx',
    "import { KeyFigures } from '../company/key-figures.tsx';",
    "'../company/key-figures.tsx': pages do not import each other: move what both need to a shared folder",
  ],
  [
    'site/forms/receipt/receipt.tsx',
    "import { ContactCard } from '../../pages/home/contact.tsx';",
    "'../../pages/home/contact.tsx': a shared part must not import a page",
  ],
])('%s may not contain %s', (file, text, fault) => {
  expect(findForbiddenImports(file, text)).toEqual([`${file}:1: ${fault}`]);
});

test.each([
  ['a type', "import type { Store } from '../server/storage/ports/store.ts';"],
  ['an inline type', "let store: import('../server/storage/ports/store.ts').Store;"],
  ['a dynamic import', "const store = await import('../server/storage/open.ts');"],
  ['a re-export', "export { open } from '../server/storage/open.ts';"],
  ['a re-export of all', "export * from '../server/storage/open.ts';"],
  ['a side-effect import', "import '../server/main.ts';"],
  ['a URL import', "import schema from '../server/storage/schema.sql?url';"],
])('finds %s', (_, text) => {
  expect(findForbiddenImports('site/a.tsx', text)).toHaveLength(1);
});

test('gives the line of the import', () => {
  const text = "// one\nimport {\n  a,\n} from '#ui/a.ts';\n\nexport * from '../site/b.ts';\n";
  expect(findForbiddenImports('forms/x.ts', text).map((fault) => fault.split(':')[1])).toEqual(['4', '6']);
});

test('throws for a file that cannot be parsed', () => {
  expect(() => findForbiddenImports('site/a.tsx', "import { from 'x'")).toThrow('site/a.tsx');
});

import { createInterface } from 'node:readline/promises';
import { escapeControlCharacters, runCommand } from './command-line/command.ts';
import type { Ask } from './leads/changes.ts';
import { runLeads } from './leads/run-leads.ts';

function askOnTerminal(): Ask {
  if (!process.stdin.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await terminal.question(escapeControlCharacters(question));
    } finally {
      terminal.close();
    }
  };
}

/** `npm run leads -- --help`: lists and changes what visitors sent. For the operator, even while the site runs. */
await runCommand(() => runLeads(process.env, askOnTerminal(), process.argv.slice(2)));

import { createInterface } from 'node:readline/promises';
import { readSettings } from '../server/config/settings.ts';
import { escapeControlCharacters, runCommand } from './command-line/command.ts';
import type { Ask } from './leads/changes.ts';
import { readRequest } from './leads/options.ts';
import { runRequest } from './leads/run-request.ts';

const help = `Lists and changes what visitors sent. Times and days are in India. The site can
run at the same time.

List
  npm run leads                         the newest 50, the newest last;
                                        --all: everything
  npm run leads -- --find rina          a name, email address, phone number or
                                        reference, or a part of one
  npm run leads -- 3CCC-DDDD            one lead in full, by its reference
  npm run leads -- --form contact       one form; newsletter: its subscribers
  npm run leads -- --from 2026-11-01 --until 2026-11-30
                                        these days, including the last one; also
                                        30.11.2026, today, yesterday
  npm run leads -- --quarantined        leads in quarantine, and why
  npm run -s leads -- --json            for a program; -s hides npm's lines

Export to a new file
  npm run leads -- --export leads.xlsx  a sheet for each form
  npm run leads -- --export contact.csv --form contact
                                        one form; newsletter: only confirmed
  npm run leads -- --file <id of a lead> --to cv.pdf
                                        the file that came with it
  --form, --from, --until and --quarantined also select what is exported.

Change
  npm run leads -- --erase 3CCC-DDDD    for good, with files and emails; --yes
                                        asks no question. An email address
                                        erases everything of a person
  npm run leads -- --restore 3CCC-DDDD  out of quarantine; its emails go out

Emails
  npm run leads -- --emails             waiting or failed; --all: also sent
  npm run leads -- --send-again <id of an email>
  npm run leads -- --dismiss <id>       one that failed, so it is listed no more
  npm run leads -- --notify-staff       about leads received while the site sent
                                        no email; --form, --from, --until select
  npm run leads -- --ask-to-confirm     newsletter subscribers who came while
                                        the site sent no email

Retention
  npm run leads -- --expired            what is erased next, and when`;

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

/** `npm run leads -- --help`: lists and changes what visitors sent. For the staff, even while the site runs. */
await runCommand(async () => {
  const request = readRequest();
  return request.command === 'help' ? help : runRequest(request, readSettings(process.env), askOnTerminal());
});

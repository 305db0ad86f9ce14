import { createInterface } from 'node:readline/promises';
import { readSettings } from '../server/config/settings.ts';
import { escapeControlCharacters, runCommand } from './command-line/command.ts';
import type { Ask } from './leads/changes.ts';
import { readRequest } from './leads/options.ts';
import { answer } from './leads/run-request.ts';

const help = `What visitors sent, and what became of it. Times and days are India's. All of it
can be asked while the site runs.

Look
  npm run leads                         everything, newest first
  npm run leads -- 3CCC-DDDD            one lead in full, by its reference
  npm run leads -- --form contact       of one form; newsletter: its subscribers
  npm run leads -- --from 2026-11-01 --until 2026-11-30
                                        of these days, the last one included
  npm run leads -- --quarantined        what nobody was told of, and why
  npm run -s leads -- --json            for a program; -s: no lines of npm's

Take out, into a file that is not there yet
  npm run leads -- --export leads.xlsx  a sheet a form; best for telephones
  npm run leads -- --export contact.csv --form contact
                                        one form; newsletter: who confirmed
  npm run leads -- --file <id of a lead> --to cv.pdf
                                        the file that came with it
  --form, --from, --until and --quarantined choose what is exported, too.

Change
  npm run leads -- --erase 3CCC-DDDD    for good, with files and emails; --yes
                                        where nobody can be asked. An e-mail
                                        address: the newsletter's subscriber
  npm run leads -- --restore 3CCC-DDDD  out of quarantine; its emails go out

Emails
  npm run leads -- --emails            waiting or failed; --all: sent, too
  npm run leads -- --send-again <id of an email>
  npm run leads -- --notify-staff       of leads that came while no mail was
                                        sent; --form, --from, --until choose
  npm run leads -- --ask-to-confirm     the newsletter's addresses that came
                                        while no mail was sent

What is too old
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

/** `npm run leads -- --help`: what visitors sent, and what became of it; for the staff, also while the site runs. */
await runCommand(async () => {
  const request = readRequest();
  return request.command === 'help' ? help : answer(request, readSettings(process.env), askOnTerminal());
});

import { runCommand } from './command-line/command.ts';
import { runLeads } from './leads/run-leads.ts';

/** `npm run leads -- --help`: lists and changes what visitors sent. For the operator, even while the site runs. */
await runCommand(() => runLeads(process.env, process.argv.slice(2)));

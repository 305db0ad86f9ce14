import { type Finding, ok } from './finding.ts';

/** What it runs on. An older Node.js is refused before this is read (`tools/check-node.mjs`). */
export const lookAtProgram = (): Finding[] => [
  ok(`Node.js ${process.versions.node}, SQLite ${process.versions.sqlite}`),
  ok(`Time zone of this machine: ${Intl.DateTimeFormat().resolvedOptions().timeZone}. Times below are India's.`),
];

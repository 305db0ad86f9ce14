import { fileURLToPath, pathToFileURL } from 'node:url';
import { describeFault } from '../log.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What anyone may see of a fault: its kind, the reference under which the log has it, and the calls that led there. Not its message,
 * which may quote what was typed, nor where on the machine the site is.
 */
export function shownFault(error: unknown, reference: string): Error {
  const { kind, where } = describeFault(error);
  const shown = new Error(`${kind} (reference ${reference})`);
  shown.stack = [kind, ...where.map((frame) => `    ${withoutMachine(frame)}`)].join('\n');
  return shown;
}

const withoutMachine = (frame: string) =>
  frame
    .replaceAll(pathToFileURL(projectDir).href, '')
    .replaceAll(projectDir, '')
    // Elsewhere on the machine: the name of the file is enough.
    .replace(/(?<=\(|at )(?:file:\/\/)?\/[^()]*\//, '');

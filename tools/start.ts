import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endOf } from './end-of.ts';
import { projectDir } from './site-build/paths.ts';

/** `npm start`: builds what is out of date, in a process of its own so that its memory is given back, then serves. */
const build = spawn(process.execPath, [join(projectDir, 'tools/build.ts'), '--if-stale'], { stdio: 'inherit' });
if ((await endOf(build)) === 0) await import('../server/main.ts');
else process.exitCode = 1;

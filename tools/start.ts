import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectDir } from './site-build/paths.ts';

/** `npm start`: builds what is out of date, in a process of its own so that its memory is given back, then serves. */
const build = spawn(process.execPath, [join(projectDir, 'tools/build.ts'), '--if-stale'], { stdio: 'inherit' });
const [status] = await once(build, 'exit');
if (status === 0) await import('../server/main.ts');
else process.exitCode = 1;

/**
 * `npm run measure -- [address ...]`: measures pages with Lighthouse on a simulated phone, and prints scores, paints, blocking and
 * main-thread time, and layout shift. With the address of another site, such as `/ http://127.0.0.1:8080/`, it measures both.
 */
import { availableParallelism, loadavg } from 'node:os';
import { measureSpeed, reportSpeed } from './measure/speed.ts';

console.info(`Load average: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
if (!(await reportSpeed(await measureSpeed(process.argv.slice(2), 3)))) process.exitCode = 1;

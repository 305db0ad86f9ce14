import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { ProjectCopy } from '../../tools/test-support/project-copy.ts';

const source = '/courses/introduction.webm';

const recording = `
    recording: {
      source: '${source}',
      captions: '/courses/introduction.vtt',
      poster: '/courses/introduction.svg',
      posterAlt: 'The teacher at the board',
    },`;

/** The course with the recording. The file of the recording is empty until a test writes a real one. */
export const recordedCourse = {
  address: '/curriculum/rust-programming',
  name: 'Rust Programming',
  file: `build/client${source}`,
};

/** Gives a course of the copy a recorded introduction, with captions. */
export async function addRecording(copy: ProjectCopy): Promise<void> {
  await mkdir(copy.path('public/courses'), { recursive: true });
  await writeFile(copy.path(`public${source}`), '');
  await writeFile(
    copy.path('public/courses/introduction.vtt'),
    'WEBVTT\n\n00:00.000 --> 00:05.000\nWelcome to the course.\n',
  );
  await writeFile(
    copy.path('public/courses/introduction.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>',
  );
  const course = copy.path('content/courses/rust-programming.ts');
  await writeFile(course, (await readFile(course, 'utf8')).replace('  video: {', `  video: {${recording}`));
}

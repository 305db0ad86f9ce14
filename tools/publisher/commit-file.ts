import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Commits one file in a Git repository, and no other change of the working copy. Does nothing if Git does not track the file.
 * @throws Error if Git cannot commit
 */
export async function commitFile(
  dir: string,
  path: string,
  author: { readonly name: string; readonly email: string },
  subject: string,
): Promise<void> {
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: dir });
  const isTracked = await git('ls-files', '--error-unmatch', path).then(
    () => true,
    () => false,
  );
  if (!isTracked) return;
  const identity = ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`];
  await git(...identity, 'commit', '--quiet', '--only', '--message', subject, '--', path);
}

import type { Answer } from './render-reply.ts';

type Made = Promise<Answer | undefined>;

/**
 * Keeps pages that say the same to everyone, so that each is rendered once: to render a page takes a hundred times as long as to send it.
 * One that broke while it was made is made again the next time.
 */
export function renderOnce(): (key: string, render: () => Made) => Made {
  const answers = new Map<string, Made>();
  return (key, render) => {
    const known = answers.get(key);
    if (known) return known;
    const answer = render();
    answers.set(key, answer);
    const forget = () => answers.delete(key);
    answer.then((made) => made?.isFault && forget(), forget);
    return answer;
  };
}

import type { Refused } from '#forms/reply.ts';
import type { Watch } from '../intake/intake.ts';
import type { Answer } from './render-reply.ts';

type Render = (path: string, refused: Refused, watch: Watch) => Promise<Answer | undefined>;

/**
 * The pages for posts that are refused for nothing in their body. Each says the same to everyone, so it is rendered once: to render a
 * page takes a hundred times as long as to send it.
 */
export class RefusalAnswers {
  readonly #render: Render;
  readonly #answers = new Map<string, Promise<Answer | undefined>>();

  constructor(render: Render) {
    this.#render = render;
  }

  /** @param path of the post; there are as many as forms, since those that name none (404) count as one */
  of(path: string, refused: Refused, watch: Watch): Promise<Answer | undefined> {
    const address = refused.status === 404 ? path.replace(/[^/]+$/, 'unknown') : path;
    const key = `${refused.status} ${address}`;
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = this.#render(address, refused, watch);
    this.#answers.set(key, answer);
    const forget = () => this.#answers.delete(key);
    answer.then((made) => made?.isFault && forget(), forget);
    return answer;
  }
}

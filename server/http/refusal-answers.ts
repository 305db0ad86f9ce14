import type { Refused } from '#forms/reply.ts';
import type { Watch } from '../intake/intake.ts';
import type { Answer, RenderReply } from './render-reply.ts';

/**
 * The answers to posts that are refused by their head alone. Each says the same to everyone, so it is rendered once: to render a
 * page takes a hundred times as long as to send it.
 */
export class RefusalAnswers {
  readonly #render: RenderReply;
  readonly #answers = new Map<string, Promise<Answer>>();

  constructor(render: RenderReply) {
    this.#render = render;
  }

  /** @param path of the post; there are as many as forms, since those that name none (404) count as one */
  of(path: string, refused: Refused, watch: Watch): Promise<Answer> {
    const address = refused.status === 404 ? path.replace(/[^/]+$/, 'unknown') : path;
    const key = `${refused.status} ${address}`;
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = this.#render(address, refused, watch);
    this.#answers.set(key, answer);
    const forget = () => this.#answers.delete(key);
    answer.then(({ isFault }) => isFault && forget(), forget);
    return answer;
  }
}

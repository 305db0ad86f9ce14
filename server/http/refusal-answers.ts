import type { Refused } from '#forms/reply.ts';
import type { Watch } from '../intake/intake.ts';
import { renderOnce } from './render-once.ts';
import type { Answer } from './render-reply.ts';

type Render = (path: string, refused: Refused, watch: Watch) => Promise<Answer | undefined>;

/** The pages for posts that are refused for nothing in their body. */
export class RefusalAnswers {
  readonly #render: Render;
  readonly #once = renderOnce();

  constructor(render: Render) {
    this.#render = render;
  }

  /** @param path of the post; there are as many as forms, since those that name none (404) count as one */
  of(path: string, refused: Refused, watch: Watch): Promise<Answer | undefined> {
    const address = refused.status === 404 ? path.replace(/[^/]+$/, 'unknown') : path;
    return this.#once(`${refused.status} ${address} ${refused.message}`, () => this.#render(address, refused, watch));
  }
}

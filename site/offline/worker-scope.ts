/** As much of a service worker's surroundings as ours uses: the types of the project are those of a page, which has none of it. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface LastingEvent extends Event {
  /** The browser lets the worker run until then. */
  waitUntil(done: Promise<unknown>): void;
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request;
  /** What the browser has asked for while the worker was started; undefined where it has not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

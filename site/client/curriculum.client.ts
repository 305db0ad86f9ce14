/** A curriculum page: the play button of its introduction, and the filter over its sessions. */
import type { startTour } from './course-tour.ts';

const frame = document.querySelector<HTMLElement>('[data-intro-video]');
if (frame) offerIntroduction(frame);
const filter = document.querySelector<HTMLElement>('[data-filter]');
if (filter) offerFilter(filter);
markCurrentPart();

/** The tour itself comes when somebody wants to see it. */
function offerIntroduction(frame: HTMLElement): void {
  const find = <T extends HTMLElement = HTMLButtonElement>(name: string) => frame.querySelector<T>(name);
  const [play, restart, fullScreen] = ['[data-play]', '[data-restart]', '[data-full-screen]'].map((name) => find(name));
  const video = find<HTMLVideoElement>('video');
  if (!play || !restart || !fullScreen) throw new Error('curriculum: a button of the introduction is missing');
  let tour: ReturnType<typeof startTour> | undefined;

  const start = async () => {
    play.hidden = true;
    // Specification, section 3: the play action logs the course name.
    // biome-ignore lint/suspicious/noConsole: specified
    console.log(frame.dataset.introVideo);
    if (video) {
      video.controls = true;
      video.focus();
      return video.play();
    }
    const { startTour } = await import('./course-tour.ts').catch((error) => {
      // Without a connection: the button is there to be pressed again.
      play.hidden = false;
      throw error;
    });
    tour = startTour(frame);
  };
  play.addEventListener('click', start);
  restart.addEventListener('click', () => {
    if (!play.hidden) return start();
    if (video) video.currentTime = 0;
    tour?.restart();
  });
  fullScreen.addEventListener('click', () => {
    if (document.fullscreenElement) document.exitFullscreen();
    else frame.requestFullscreen();
  });
  if (video) video.controls = false;
  play.hidden = false;
  restart.hidden = false;
  fullScreen.hidden = !document.fullscreenEnabled;
}

function offerFilter(filter: HTMLElement): void {
  const input = filter.querySelector('input');
  const status = filter.querySelector('[role=status]');
  const none = document.querySelector<HTMLElement>('[data-none]');
  if (!input || !status || !none) throw new Error('curriculum: the filter is not whole');
  const parts = [...document.querySelectorAll<HTMLElement>('.part')].map((part) => {
    const link = document.querySelector(`.parts a[href="#${part.id}"]`);
    return {
      part,
      link,
      href: link?.getAttribute('href') ?? '',
      threads: [
        ...document.querySelectorAll(`.parts a[href="#${part.id}"] [data-threads]`),
        ...part.querySelectorAll('[data-threads]'),
      ],
      sessions: [...part.querySelectorAll<HTMLElement>('.session')].map((session) => ({
        session,
        text: session.textContent.toLowerCase(),
      })),
    };
  });
  const count = parts.reduce((sum, { sessions }) => sum + sessions.length, 0);

  const show = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { part, link, href, threads, sessions } of parts) {
      const found = sessions.map(({ text }) => words.every((word) => text.includes(word)));
      sessions.forEach(({ session }, index) => {
        session.hidden = !found[index];
      });
      // In the bar, the threads of the sessions that were found keep their colour.
      const d = found.map((isFound, index) => (isFound ? `M${index * 4} 0h3v24h-3z` : '')).join('');
      for (const path of threads) path.setAttribute('d', d);
      part.hidden = !d;
      if (d) link?.setAttribute('href', href);
      else link?.removeAttribute('href');
      shown += found.filter(Boolean).length;
    }
    none.hidden = shown > 0;
    status.textContent = words.length
      ? (filter.dataset.filter ?? '').replace('{shown}', String(shown)).replace('{count}', String(count))
      : '';
    highlight(words);
    // Whoever types far down in the list is brought to its first finding.
    const list = document.querySelector('[data-sessions]');
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: 'instant' });
  };
  input.addEventListener('input', show);
  document.querySelector('[data-clear]')?.addEventListener('click', () => {
    input.value = '';
    show();
    input.focus();
  });
  filter.hidden = false;
  // A browser that goes back gives the field its words again.
  if (input.value) show();
}

/** Marks the words without touching the text, where the browser can. */
function highlight(words: readonly string[]): void {
  if (!('highlights' in CSS)) return;
  const ranges: Range[] = [];
  if (words.length > 0) {
    const texts = document.createTreeWalker(
      document.querySelector('[data-sessions]') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.closest('.session:not([hidden])')) continue;
      const letters = (text.textContent ?? '').toLowerCase();
      for (const word of words) {
        for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(text, at);
          range.setEnd(text, at + word.length);
          ranges.push(range);
        }
      }
    }
  }
  CSS.highlights.set('found', new Highlight(...ranges));
}

/** Says in the bar which part is being read. */
function markCurrentPart(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const link = document.querySelector(`.parts a[href="#${target.id}"]`);
        if (isIntersecting) link?.setAttribute('aria-current', 'true');
        else link?.removeAttribute('aria-current');
      }
    },
    { rootMargin: '-40% 0px -59%' },
  );
  for (const part of document.querySelectorAll('.part')) near.observe(part);
}

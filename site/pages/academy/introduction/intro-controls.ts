import type { startTour } from './play-tour.ts';

/** Enables the buttons of a course's introduction. The tour's script loads when the visitor presses play. */
export function enableIntroControls(frame: HTMLElement): void {
  const find = <T extends HTMLElement = HTMLButtonElement>(name: string) => frame.querySelector<T>(name);
  const [play, restart, fullScreen] = ['[data-play]', '[data-restart]', '[data-full-screen]'].map((name) => find(name));
  const video = find<HTMLVideoElement>('video');
  if (!play || !restart || !fullScreen) throw new Error('intro-controls: a button is missing');
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
    try {
      const { startTour } = await import('./play-tour.ts');
      tour = startTour(frame);
    } catch (error) {
      // The device may be offline. The visitor can press the button again.
      play.hidden = false;
      throw error;
    }
  };
  play.addEventListener('click', start);
  restart.addEventListener('click', () => {
    if (!play.hidden) return start();
    tour?.restart();
    if (!video) return;
    video.currentTime = 0;
    // After its end, a video stays paused.
    return video.play();
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

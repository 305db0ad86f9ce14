import { controlsOf } from './form-controls.ts';

/**
 * A link may pick an answer of a list: `?project=Cloud%20Solutions` leads to the contact form with its project type chosen. A reload does
 * not take back what was chosen since.
 */
export function followLink(form: HTMLFormElement): void {
  const picked = new URLSearchParams(location.search);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  for (const control of controlsOf(form)) {
    const answer = control instanceof HTMLSelectElement ? picked.get(control.name) : null;
    if (answer === null || (navigation?.type !== 'navigate' && control.value)) continue;
    if ([...control.querySelectorAll('option')].some(({ value }) => value === answer)) control.value = answer;
  }
}

import { pageViewPath } from '#forms/page-view.ts';

/**
 * Counts a view of a page on the server, by day and without anything about the visitor.
 * @param page path, or path and step of a registration such as `/internship-registration#2`
 */
export function countPageView(page: string): void {
  // A development server and a static host do not count.
  if (!import.meta.env.PROD || import.meta.env.DELIVERY === 'none') return;
  navigator.sendBeacon?.(`${import.meta.env.INTAKE_ORIGIN}${pageViewPath}`, page);
}

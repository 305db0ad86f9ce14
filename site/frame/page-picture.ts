/**
 * Where the build puts the picture of a page that shows one at its head (tools/site-build/page-pictures.ts): 600 by 400, in the colours
 * of a theme.
 * @param path address of the page, from the root
 */
export function pagePicturePath(path: string, theme: 'light' | 'dark'): string {
  return `/pictures/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${theme}.svg`;
}

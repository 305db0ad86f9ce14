import { type ComponentProps, createContext, use } from 'react';
import { inlinedText } from '../inlined.ts';
import styles from '../styles.css?url';
import printStyles from './print.css?url';

/** What the page exports as `links`. */
export const PageLinks = createContext<readonly ComponentProps<'link'>[]>([]);

const onEveryPage = [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: printStyles, media: 'print' },
];

/**
 * The style sheets of a page, to stand right below what it shows first, whose rules are in first-screen.css. Browsers paint what is before
 * them at once, and what follows once they have come. A page that begins with `HeadWords` has them.
 */
export function Sheets() {
  return (
    <>
      {[...onEveryPage, ...use(PageLinks)].map((link) => (
        // Whatever is painted first needs none of them, but all of the line.
        <link key={link.href} {...link} fetchPriority="low" />
      ))}
      {/* Here it has Firefox wait, too, which otherwise goes on without the sheets and shows what follows bare. */}
      <script>{inlinedText.waitForSheets}</script>
    </>
  );
}

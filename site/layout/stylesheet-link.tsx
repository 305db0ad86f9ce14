import { inlinedText } from '../inlined.ts';
import styles from '../styles.css?url';

/**
 * The style sheet of every page, to stand right below what a page shows first, whose rules are in first-screen.css. Browsers paint what is before
 * it at once, and what follows once it has come. A page that begins with `HeadWords` has it.
 */
export function StylesheetLink() {
  return (
    <>
      {/* Whatever is painted first does not need it, but all of the line. */}
      <link rel="stylesheet" href={styles} fetchPriority="low" />
      {/* Here it has Firefox wait, too, which otherwise goes on without the sheet and shows what follows bare. */}
      <script>{inlinedText.waitForStylesheets}</script>
    </>
  );
}

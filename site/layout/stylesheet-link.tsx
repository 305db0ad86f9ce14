import { inlineText } from '../inlined.ts';
import styles from '../styles.css?url';

/**
 * Links the site's stylesheet. Place it right after the first screen, whose rules are inlined (first-screen.css). Browsers paint the
 * page above the link at once, and the rest when the stylesheet has loaded. `PageHeadText` contains it.
 */
export function StylesheetLink() {
  return (
    <>
      {/* The first paint does not need this stylesheet, but needs the bandwidth. */}
      <link rel="stylesheet" href={styles} fetchPriority="low" />
      <script>{inlineText.markStarting}</script>
    </>
  );
}

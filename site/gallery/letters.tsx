import type { RenderedLetter } from '#forms/letter.ts';

/** Letters as a mailbox shows them, on a phone and on a desk. @param letters by the names of the samples */
export function Letters({ letters }: { letters: Readonly<Record<string, RenderedLetter>> }) {
  return (
    <div className="wrap gallery-band">
      <h1>Letters</h1>
      {Object.entries(letters).map(([name, letter]) => (
        <section key={name} className="gallery-group stack">
          <h2>{letter.subject}</h2>
          <div>
            {[false, true].flatMap((isDark) =>
              [360, 700].map((width) => (
                <iframe
                  key={`${isDark} ${width}`}
                  title={`${name}, ${isDark ? 'dark' : 'light'}, ${width} px`}
                  width={width}
                  loading="lazy"
                  // Opens nothing and runs nothing, as in a mailbox.
                  sandbox=""
                  srcDoc={inTheme(letter.html, isDark)}
                />
              )),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Each theme whatever that of the browser is. */
const inTheme = (html: string, isDark: boolean) =>
  html.replace('(prefers-color-scheme:dark)', isDark ? 'all' : 'not all');

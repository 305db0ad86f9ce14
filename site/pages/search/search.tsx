import { search } from '#content';
import { LinkList } from '../../layout/links/link-list.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { StylesheetLink } from '../../layout/stylesheet-link.tsx';
import type { PageHandle } from '../../root.tsx';
import { listPageGroups } from './page-groups.ts';

export const handle: PageHandle = { scripts: ['search'] };

// A search engine has no use for a page of search results.
export const meta = () => [...pageMeta(search.metadata), { name: 'robots', content: 'noindex' }];

/**
 * The search over all pages. The form is a plain GET, so the query is in the address. The script (search.entry.ts) shows results as
 * the visitor types; without it, the page lists every page.
 */
export default function SearchPage() {
  const { loading, results, resultOne, partialResults, noResults, loadFailed, allSessions } = search;
  const words = { loading, results, resultOne, partialResults, noResults, loadFailed, allSessions };
  return (
    <>
      <div className="search-head">
        <div className="wrap stack">
          <h1>{search.heading}</h1>
          <p className="lead">{search.intro}</p>
          <StylesheetLink />
          <search>
            <form className="search-form stack" action={search.href} data-search={JSON.stringify(words)}>
              <label className="field-label" htmlFor="search-query">
                {search.label}
              </label>
              <div className="search-line row">
                <input
                  className="field-input"
                  id="search-query"
                  name="q"
                  type="search"
                  placeholder={search.placeholder}
                  autoComplete="off"
                  spellCheck="false"
                  enterKeyHint="search"
                />
                <button className="button button-accent" type="submit">
                  {search.submit}
                </button>
              </div>
            </form>
          </search>
          <div>
            <p className="needs-script" data-search-no-script="">
              {search.withoutScript}
            </p>
            <output className="search-count semibold" htmlFor="search-query" data-search-count="" />
          </div>
        </div>
      </div>
      <div className="wrap search-page">
        <ol className="search-results" data-search-results="" />
        <Templates />
        <section className="search-index" aria-labelledby="every-page" data-search-index="">
          <h2 id="every-page">{search.indexHeading}</h2>
          <div className="search-groups">
            {listPageGroups().map(({ heading, links, language }) => (
              <LinkList key={heading} level={3} heading={heading} links={links} language={language} />
            ))}
          </div>
        </section>
      </div>
    </>
  );
}

/** Templates that the script fills in: a page that it finds, and a part of the page. */
function Templates() {
  return (
    <>
      <template data-search-template="">
        <li className="search-result stack">
          <div className="stack soft">
            <p className="fine-print" data-kind="" />
            <h2>
              <a href="/">
                <span data-name="" />
              </a>
            </h2>
            <p data-heading="" />
          </div>
          <ol className="search-parts stack" />
        </li>
      </template>
      <template data-search-template="">
        <li>
          <a href="/">
            <span data-name="" />
          </a>
          <p className="soft" />
        </li>
      </template>
    </>
  );
}

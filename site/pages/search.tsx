import { allServices, courses, type SiteLink, search, showcases, technologies } from '#content';
import { pageMeta } from '../page-meta.ts';
import type { PageHandle } from '../root.tsx';
import styles from './search.css?url';

export const handle: PageHandle = { scripts: ['search'] };

export const links = () => [{ rel: 'stylesheet', href: styles }];

// A page of results is of no use in another search's results.
export const meta = () => [...pageMeta(search.metadata), { name: 'robots', content: 'noindex' }];

/**
 * Search over all pages. The form is a plain GET, so the query is in the address; the script (site/client/search.client.ts)
 * answers as one types, and without it the list of every page is what there is.
 */
export default function SearchPage() {
  const { found, foundOne, none, failed } = search;
  return (
    <div className="wrap search-page">
      <h1>{search.heading}</h1>
      <p className="lead">{search.intro}</p>
      <search>
        <form className="search-form" action="/search" data-search={JSON.stringify({ found, foundOne, none, failed })}>
          <label className="field-label" htmlFor="search-query">
            {search.label}
          </label>
          <div className="search-line">
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
      <output className="search-count" htmlFor="search-query" data-search-count="" />
      <ol className="search-results" data-search-results="" />
      <template data-search-result="">
        <li className="search-result">
          <a href="/">
            <span className="search-page-name" />
            <span className="search-part" />
          </a>
          <p />
        </li>
      </template>
      <section className="search-index" aria-labelledby="every-page" data-search-index="">
        <h2 id="every-page">{search.indexHeading}</h2>
        <div className="search-groups">
          <Group
            heading={search.groups.services}
            links={allServices.map(({ title, href }) => ({ label: title, href }))}
          />
          <Group
            heading={search.groups.technologies}
            links={technologies.map(({ title, href }) => ({ label: title, href }))}
          />
          <Group heading={search.groups.products} links={showcases.map(({ name, href }) => ({ label: name, href }))} />
          <Group
            heading={search.groups.courses}
            links={courses.map(({ curriculumName, href }) => ({ label: curriculumName, href }))}
          />
          <Group {...search.groups.company} />
          <Group {...search.groups.training} />
        </div>
      </section>
    </div>
  );
}

function Group({ heading, links }: { heading: string; links: readonly SiteLink[] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

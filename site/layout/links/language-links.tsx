import { languages } from '#content';
import { usePath, versionsOf } from '../current-page.ts';

/**
 * Links to this page in other languages, each named in its own language. On a page in one language, they lead to the first page in
 * each other language.
 * @param isOnlyThisPage whether to render nothing on a page in one language
 */
export function LanguageLinks({ className, isOnlyThisPage = false }: { className: string; isOnlyThisPage?: boolean }) {
  const path = usePath();
  const versions = versionsOf(path).filter(({ href }) => href !== path);
  const others = isOnlyThisPage
    ? []
    : languages.map(({ code, others: name, pages: [page] }) => ({ language: code, name, href: `/${code}${page}` }));
  return (versions.length > 0 ? versions : others).map(({ language, name, href }) => (
    <a key={href} className={className} href={href} lang={language} hrefLang={language} data-language={language}>
      {name}
    </a>
  ));
}

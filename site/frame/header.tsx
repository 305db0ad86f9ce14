import { ChevronDown, Menu, Search, X } from 'lucide-react';
import { navigation, services, siteText } from '#content';
import { Icon } from '#ui/parts/icon.tsx';
import { SignIcon } from '#ui/parts/sign-icon.tsx';
import { Brand } from './brand.tsx';
import { currentOf, usePath } from './current.ts';
import { useFrameLanguage } from './page-language.ts';

const { header } = navigation;
const { shell } = siteText;

/**
 * The bar over each page. The list of services is a popover behind a button (the disclosure pattern): the browser closes it on
 * Escape or an outside press and gives the focus back; the shell script adds the mouse that rests on it.
 */
export function Header() {
  const path = usePath();
  return (
    <header className="bar" lang={useFrameLanguage()}>
      <div className="bar-inner wrap">
        <Brand />
        <nav className="bar-nav" aria-label={shell.mainNavigation}>
          <ul className="bar-links">
            <li>
              <a
                className="bar-link bar-about tap"
                href={header.about.href}
                aria-current={currentOf(header.about.href, path)}
              >
                {header.about.label}
              </a>
            </li>
            <li>
              <button
                className="bar-link bar-solutions tap"
                type="button"
                popoverTarget="solutions"
                aria-current={currentOf(header.solutions.href, path)}
              >
                {header.solutions.label}
                <Icon of={ChevronDown} size={16} />
              </button>
              <div className="solutions" id="solutions" popover="auto" data-hover="">
                <Solutions />
              </div>
            </li>
            {header.links.map((link) => (
              <li key={link.href}>
                <a className="bar-link tap" href={link.href} aria-current={currentOf(link.href, path)}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a className="bar-link bar-icon tap" href={header.search.href} aria-label={header.search.label}>
          <Icon of={Search} />
        </a>
        <button
          className="bar-link bar-icon bar-menu tap"
          type="button"
          popoverTarget="menu"
          aria-label={shell.openMenu}
        >
          <Icon of={Menu} size={24} />
        </button>
      </div>
    </header>
  );
}

/** The same links on a phone, and the way to write to us: a panel over the whole page. */
export function MobileMenu() {
  const path = usePath();
  return (
    <nav className="menu" id="menu" popover="auto" aria-label={shell.menu} lang={useFrameLanguage()}>
      <div className="menu-top wrap">
        <Brand />
        <button
          className="bar-link bar-icon tap"
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          // Where the focus goes when the menu opens; a popover knows, and nothing happens when the page loads.
          // biome-ignore lint/a11y/noAutofocus: it is read when the popover opens
          autoFocus
          aria-label={shell.closeMenu}
        >
          <Icon of={X} size={24} />
        </button>
      </div>
      <div className="menu-nav wrap">
        <a className="menu-link" href={header.about.href} aria-current={currentOf(header.about.href, path)}>
          {header.about.label}
        </a>
        <p className="menu-heading">{header.solutions.label}</p>
        <Solutions />
        {[...header.links, header.contact].map((link) => (
          <a key={link.href} className="menu-link" href={link.href} aria-current={currentOf(link.href, path)}>
            {link.label}
          </a>
        ))}
      </div>
    </nav>
  );
}

function Solutions() {
  const path = usePath();
  return (
    <ul className="solutions-list">
      {services.map((service) => (
        <li key={service.slug}>
          <a className={`solution hue-${service.hue}`} href={service.href} aria-current={currentOf(service.href, path)}>
            <SignIcon name={service.sign} />
            <span className="solution-title">{service.title}</span>
            <span className="solution-text soft">{service.summary}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

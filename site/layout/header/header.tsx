import { ChevronDown, Menu, Search, X } from 'lucide-react';
import { pages, profile, type SiteLink } from '#content';
import { ButtonLink } from '#ui/components/button/button.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { SpriteIcon } from '#ui/components/icon/sprite-icon.tsx';
import { ariaCurrent, useContent, usePath } from '../current-page.ts';
import { LanguageLinks } from '../links/language-links.tsx';
import { absoluteUrl } from '../page-meta.ts';
import { Brand, BrandMark } from './brand.tsx';

/**
 * The header of every page. The list of services is a popover with a button (the disclosure pattern): the browser closes it on
 * Escape or an outside press and restores the focus; the layout script opens it on hover.
 */
export function Header() {
  const path = usePath();
  const {
    navigation: { header },
    siteText: { layout },
  } = useContent();
  return (
    <header className="site-header">
      <div className="header-inner wrap">
        <Brand />
        <nav className="header-nav" aria-label={layout.mainNavigation}>
          <ul className="header-links">
            <li>
              <PageLink className="header-link header-about tap" to={header.about} />
            </li>
            <li>
              <button
                className="header-link header-solutions tap"
                type="button"
                popoverTarget="solutions"
                aria-current={ariaCurrent(header.solutions.href, path)}
              >
                {header.solutions.label}
                <Icon icon={ChevronDown} size={16} />
              </button>
              <div className="solutions" id="solutions" popover="auto" data-hover="">
                <Solutions />
              </div>
            </li>
            {header.links.map((link) => (
              <li key={link.href}>
                <PageLink className="header-link tap" to={link} />
              </li>
            ))}
          </ul>
        </nav>
        <LanguageLinks className="header-link header-language tap" isOnlyThisPage />
        <a className="header-link header-icon tap" href={header.search.href} aria-label={header.search.label}>
          <Icon icon={Search} />
        </a>
        <HeaderAction />
        <button
          className="header-link header-icon header-menu tap"
          type="button"
          popoverTarget="menu"
          aria-label={layout.openMenu}
        >
          <Icon icon={Menu} size={24} />
        </button>
      </div>
    </header>
  );
}

/** The button of the header: clients start a project, students register. The home page and the registrations do not need it. */
function HeaderAction() {
  const path = usePath();
  const content = useContent();
  const { home, internshipPage, internshipRegistration, navigation, placementRegistration, placementTraining } =
    content;
  const { actions, contact } = navigation.header;
  if ([home, internshipRegistration, placementRegistration].some(({ href }) => href === path)) return null;
  const registration = ariaCurrent(internshipPage.href, path)
    ? internshipRegistration
    : // Students and parents read the translations.
      (content.translation || ariaCurrent(placementTraining.href, path)) && placementRegistration;
  return (
    <ButtonLink variant="accent" className="header-action" href={registration ? registration.href : contact.href}>
      {registration ? actions.register : actions.project}
    </ButtonLink>
  );
}

function PageLink({ className, to: { href, label } }: { className: string; to: SiteLink }) {
  return (
    <a className={className} href={href} aria-current={ariaCurrent(href, usePath())}>
      {label}
    </a>
  );
}

export function MobileMenu() {
  const {
    navigation: { header },
    siteText: { layout },
  } = useContent();
  return (
    <nav className="menu" id="menu" popover="auto" aria-label={layout.menu}>
      <div className="menu-top wrap">
        <Brand />
        <button
          className="header-link header-icon tap"
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          // Takes the focus when the popover opens, not when the page loads.
          // biome-ignore lint/a11y/noAutofocus: it is read when the popover opens
          autoFocus
          aria-label={layout.closeMenu}
        >
          <Icon icon={X} size={24} />
        </button>
      </div>
      <div className="menu-nav wrap">
        <PageLink className="menu-link" to={header.about} />
        <p className="menu-heading">{header.solutions.label}</p>
        <Solutions />
        {[...header.links, header.contact].map((link) => (
          <PageLink key={link.href} className="menu-link" to={link} />
        ))}
        <p className="menu-heading">
          <LanguageLinks className="tap" />
        </p>
      </div>
    </nav>
  );
}

function Solutions() {
  const path = usePath();
  const { services } = useContent();
  return (
    <ul className="solutions-list">
      {services.map((service) => (
        <li key={service.slug}>
          <a
            className={`solution hue-${service.hue}`}
            href={service.href}
            aria-current={ariaCurrent(service.href, path)}
          >
            <SpriteIcon name={service.icon} />
            <span className="solution-title">{service.title}</span>
            <span className="solution-text soft">{service.summary}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Printed above the page: the company, and the address of the page. A page without an address prints that of the site. */
export function PrintHead() {
  const path = usePath();
  const hasAddress = pages.some(({ href }) => href === path);
  return (
    <p className="print-head">
      <BrandMark size={22} />
      <strong>{profile.name}</strong>
      <span>{absoluteUrl(hasAddress ? path : '/').replace(/\/$/, '')}</span>
    </p>
  );
}

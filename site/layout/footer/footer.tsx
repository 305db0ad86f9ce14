import { ArrowUpRight } from 'lucide-react';
import { kokborok, siteLanguage } from '#content';
import { newsletterForm } from '#forms/newsletter.ts';
import { Fact } from '#ui/components/fact.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { InlineForm } from '../../forms/components/inline-form.tsx';
import { useContent } from '../current-page.ts';
import { Brand } from '../header/brand.tsx';
import { LanguageLinks } from '../links/language-links.tsx';
import { LinkList } from '../links/link-list.tsx';

export function Footer() {
  const {
    navigation: { footer },
    siteText,
    profile,
    language,
  } = useContent();
  return (
    <footer className="footer inverse">
      <Cloth seed="selvedge" hue="madder" rows={9} unit={4} weave="plain" />
      <div className="footer-inner wrap stack">
        <div className="footer-intro stack">
          <Brand />
          <p className="footer-tagline soft">{profile.tagline}</p>
          {/* The newsletter is written only in the language of the site. */}
          {language === siteLanguage ? <Newsletter /> : null}
        </div>
        <nav className="footer-nav" aria-label={siteText.layout.footerNavigation}>
          <LinkList level={2} {...footer.technologies} />
          <LinkList level={2} {...footer.company} />
          <LinkList level={2} heading={footer.other.heading} links={footer.other.links}>
            <li>
              <a className="tap" href={footer.other.professionalNetwork.href} target="_blank" rel="noopener">
                {footer.other.professionalNetwork.label}
                <Icon icon={ArrowUpRight} size={14} />
                <span className="visually-hidden"> {siteText.layout.opensInNewTab}</span>
              </a>
            </li>
          </LinkList>
        </nav>
        <Legal />
      </div>
    </footer>
  );
}

function Newsletter() {
  const { newsletter } = useContent().navigation.footer;
  return (
    <InlineForm
      form={newsletterForm}
      words={{ ...newsletter, stored: newsletter.subscribed }}
      className="newsletter soft"
    >
      <h2 className="list-heading" id="newsletter-heading">
        {newsletter.heading}
      </h2>
      <p id="newsletter-intro">
        {newsletter.intro} <a href={newsletter.privacyLink.href}>{newsletter.privacyLink.label}</a>
      </p>
    </InlineForm>
  );
}

/** The details that rule 26 of the Companies (Incorporation) Rules requires on a company's home page. */
function Legal() {
  const { legal } = useContent().navigation.footer;
  return (
    <div className="footer-legal soft stack">
      <h2 className="visually-hidden">{legal.heading}</h2>
      <dl className="row">
        <Fact label={legal.registeredOffice.label}>
          {legal.name}, {legal.registeredOffice.text}
        </Fact>
        <Fact label={legal.cin.label}>{legal.cin.text}</Fact>
        <Fact label={legal.phone.label}>
          <a href={legal.phone.href}>{legal.phone.text}</a>
        </Fact>
        <Fact label={legal.email.label}>
          <a href={legal.email.href}>{legal.email.text}</a>
        </Fact>
        <Fact label={legal.grievance.label}>
          {legal.grievance.officer}, {legal.grievance.designation},{' '}
          <a href={legal.grievance.phone.href}>{legal.grievance.phone.text}</a>,{' '}
          <a href={legal.grievance.email.href}>{legal.grievance.email.text}</a>
        </Fact>
      </dl>
      <p className="row">
        <span>{legal.copyright}</span>
        <LanguageLinks className="tap" />
        <a className="tap" href={kokborok.href} lang="trp">
          {kokborok.hero.heading}
        </a>
      </p>
    </div>
  );
}

import { home } from '#content';
import { Section } from '#ui/components/section/section.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { ContactCard } from '../../forms/components/contact-card.tsx';
import { ContactForm } from '../../forms/components/lead-forms.tsx';
import { HeroScreen, Screen } from '../../illustrations/illustration.tsx';
import { BuyerLinks } from '../../layout/links/buyer-links.tsx';
import { LinkButtons } from '../../layout/links/link-buttons.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { StylesheetLink } from '../../layout/stylesheet-link.tsx';
import { homeData } from '../../structured-data.ts';
import { About } from './about.tsx';
import { Partners } from './partners.tsx';
import { ServiceGrid } from './service-grid.tsx';
import { TechnologyMarquee } from './technology-marquee.tsx';
import { Testimonials } from './testimonials.tsx';

export const meta = () => [...pageMeta(home.metadata, '/'), { 'script:ld+json': homeData() }];

export default function Home() {
  return (
    <>
      <Hero />
      <ServiceGrid />
      <About />
      <Partners />
      <Testimonials />
      <TechnologyMarquee />
      <Contact />
      <BuyerLinks />
    </>
  );
}

function Hero() {
  const { hero } = home;
  return (
    <section id={hero.anchor} aria-labelledby="hero-heading">
      <div className="hero-inner wrap">
        <div className="hero-text stack">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 id="hero-heading">{hero.headline}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="actions row">
            <LinkButtons links={[hero.primaryAction, hero.secondaryAction]} />
          </div>
          <HeroLinks className="hero-students" {...hero.studentLinks} />
          <HeroLinks className="hero-buyers" {...hero.buyerLinks} />
        </div>
        <StylesheetLink />
        <div className="hero-picture">
          <div className="hero-cloth">
            <Cloth seed="unakoti" hue="madder" rows={164} unit={5} />
          </div>
          <div className="hero-crm">
            <HeroScreen name="crm-window" alt={hero.pictures.crm} />
          </div>
          <div className="hero-chat">
            <Screen name="textmi-conversation" alt={hero.pictures.chat} isEager />
          </div>
        </div>
      </div>
    </section>
  );
}

/** A line of links under the buttons, for one kind of visitor. */
function HeroLinks({ className, lead, links }: typeof home.hero.buyerLinks & { className: string }) {
  return (
    <p className={`${className} row soft`}>
      {lead}
      {links.map((link) => (
        <a key={link.href} className="tap" href={link.href}>
          {link.label}
        </a>
      ))}
    </p>
  );
}

function Contact() {
  const words = home.contact;
  return (
    <Section id={words.anchor} heading={words.heading} lead={words.intro} className="contact">
      <div className="contact-inner">
        <div className="contact-panel">
          <h3 className="visually-hidden">{words.form.heading}</h3>
          <ContactForm />
        </div>
        <ContactCard level={3} />
      </div>
    </Section>
  );
}

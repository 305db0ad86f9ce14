import { home } from '#content';
import { pageMeta } from '../../frame/page-meta.ts';
import formStyles from '../../sending/sending.css?url';
import { homeData } from '../../structured-data/site.ts';
import { About } from './about.tsx';
import { Contact } from './contact.tsx';
import { Hero } from './hero.tsx';
import styles from './home.css?url';
import { Partners } from './partners.tsx';
import { ServiceGrid } from './service-grid.tsx';
import { TechnologyMarquee } from './technology-marquee.tsx';
import { Testimonials } from './testimonials.tsx';

export const links = () => [styles, formStyles].map((href) => ({ rel: 'stylesheet', href }));

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
    </>
  );
}

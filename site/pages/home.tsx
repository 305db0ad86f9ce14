import { home } from '#content';
import formStyles from '../forms/forms.css?url';
import { pageMeta } from '../page-meta.ts';
import { About } from '../sections/about.tsx';
import { Contact } from '../sections/contact.tsx';
import { Hero } from '../sections/hero.tsx';
import styles from '../sections/home.css?url';
import { Partners } from '../sections/partners.tsx';
import { ServiceGrid } from '../sections/service-grid.tsx';
import { TechnologyMarquee } from '../sections/technology-marquee.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { homeData } from '../structured-data.ts';

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

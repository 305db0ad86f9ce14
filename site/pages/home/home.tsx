import { home } from '#content';
import { pageMeta } from '../../frame/page-meta.ts';
import { homeData } from '../../structured-data/site.ts';
import { About } from './about.tsx';
import { Contact } from './contact.tsx';
import { Hero } from './hero.tsx';
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
    </>
  );
}

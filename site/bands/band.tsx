import type { ReactNode } from 'react';
import { type Band as BandContent, type BandOf, siteText } from '#content';
import { ArrowLink } from '#ui/parts/arrow-link.tsx';
import { Badges } from '#ui/parts/badge.tsx';
import { Entries, List } from '#ui/parts/list.tsx';
import { Section } from '#ui/parts/section.tsx';
import { SignIcon } from '#ui/parts/sign-icon.tsx';
import { runsOf, type Thread } from '#ui/weave/cloth-pattern.ts';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { Figure, Screen } from '../illustrations/illustration.tsx';
import { Screens } from './screens.tsx';
import { Sizes } from './sizes.tsx';
import { Statistic } from './statistic.tsx';

const sectionClass: Partial<Record<BandContent['kind'], string>> = {
  list: 'sunk',
  figure: 'sunk',
  sizes: 'sunk',
  screens: 'sunk',
  metrics: 'inverse',
};

/** Any band of an inner page. @param hue dye of the page */
export function Band({ band, hue }: { band: BandContent; hue: Hue }) {
  if (band.kind === 'quote') return <Quote band={band} hue={hue} />;
  return (
    <Section id={band.id} heading={band.heading} lead={band.intro} className={sectionClass[band.kind]}>
      {contentOf(band, hue)}
    </Section>
  );
}

function contentOf(band: Exclude<BandContent, BandOf<'quote'>>, hue: Hue): ReactNode {
  switch (band.kind) {
    case 'offerings':
      return <Offerings of={band.items} />;
    case 'features':
      return (
        <Entries of={band.items} className={`features ${hueClass(hue)}`} entryClass="entry feature" signSize={64} />
      );
    case 'list':
      return <List of={band.items} className="scan-list" />;
    case 'groups':
      return <Groups of={band.groups} />;
    case 'figure':
      return <FigureSteps band={band} hue={hue} />;
    case 'process':
      return <Process steps={band.steps} hue={hue} />;
    case 'sizes':
      return <Sizes band={band} hue={hue} />;
    case 'metrics':
      return <Metrics of={band.metrics} hue={hue} />;
    case 'projects':
      return <Projects of={band.projects} />;
    case 'screens':
      return <Screens band={band} hue={hue} />;
  }
}

/** What we do: a title, a few lines, and what it comes with; a picture above them where it explains more. */
function Offerings({ of }: { of: BandOf<'offerings'>['items'] }) {
  return (
    <ul className="offerings">
      {of.map((item) => (
        <li key={item.title} className="entry offering">
          {item.picture ? (
            <div className="offering-picture">
              <Screen name={item.picture.screen} alt={item.picture.alt} />
            </div>
          ) : null}
          {item.sign ? <SignIcon name={item.sign} size={64} /> : null}
          <h3>{item.title}</h3>
          <p>{item.text}</p>
          {item.points ? <List of={item.points} className="points" /> : null}
          {item.idealFor ? (
            <p className="offering-ideal">
              <strong>{siteText.bands.idealFor}</strong> {item.idealFor}
            </p>
          ) : null}
          {item.link ? <ArrowLink href={item.link.href}>{item.link.label}</ArrowLink> : null}
        </li>
      ))}
    </ul>
  );
}

/** Names in groups, a row each. */
function Groups({ of }: { of: BandOf<'groups'>['groups'] }) {
  return (
    <div className="groups">
      {of.map((group) => (
        <div key={group.title} className="lined group">
          <h3>{group.title}</h3>
          <div>
            {group.text ? <p>{group.text}</p> : null}
            <List of={group.items} className="word-list row" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A figure that explains, and the words of each of its steps. */
function FigureSteps({ band, hue }: { band: BandOf<'figure'>; hue: Hue }) {
  const arrangement = band.arrangement === 'above' ? '' : `figure-${band.arrangement} `;
  return (
    <div className={`figure ${arrangement}${hueClass(hue)}`}>
      <div className="figure-drawing">
        <Figure name={band.figure} alt={band.alt} />
      </div>
      <ol className={`figure-steps figure-steps-of-${band.steps.length}`}>
        {band.steps.map((step) => (
          <li key={step.title} className="entry figure-step">
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Steps on one thread: it is plain at the first and densely woven at the last. */
function Process({ steps, hue }: { steps: BandOf<'process'>['steps']; hue: Hue }) {
  return (
    <ol className={`knots process process-of-${steps.length} ${hueClass(hue)}`}>
      {steps.map((step, index) => (
        <li key={step.title} className="entry step">
          <StepThreads share={(index + 1) / steps.length} />
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

const columns = 32;

/** A strip of cloth, woven as far as the work has come by the end of the step. */
function StepThreads({ share }: { share: number }) {
  const row = (thread: Thread) =>
    Array.from({ length: columns }, (_, x) => ((x * 7) % columns < share * columns ? thread : undefined));
  return (
    <svg className="step-threads" viewBox={`0 0 ${columns} 3`} aria-hidden="true">
      <path className="threads-off" d={`M0 1h${columns}v1H0z`} />
      {runsOf([row(0), row(4), row(0)]).map(({ thread, path }) => (
        <path key={thread} className={`thread-${thread}`} d={path} />
      ))}
    </svg>
  );
}

/** Figures on ink, each with as many threads as it counts. */
function Metrics({ of, hue }: { of: BandOf<'metrics'>['metrics']; hue: Hue }) {
  return (
    <dl className="metrics metrics-row">
      {of.map((metric) => (
        <Statistic key={metric.label} of={metric} hue={hue} />
      ))}
    </dl>
  );
}

/** Featured projects, on cards. */
function Projects({ of }: { of: BandOf<'projects'>['projects'] }) {
  return (
    <div className="cards">
      {of.map((project) => (
        <article key={project.title} className="card">
          <div className="card-body">
            <h3>{project.title}</h3>
            <p className="card-text soft">{project.description}</p>
            <Badges of={project.technologies} />
          </div>
        </article>
      ))}
    </div>
  );
}

/** A success story, set large. */
function Quote({ band, hue }: { band: BandOf<'quote'>; hue: Hue }) {
  return (
    <section id={band.id} className={`quote-band sunk ${hueClass(hue)}`} aria-labelledby={`${band.id}-heading`}>
      <figure className="wrap">
        <h2 className="visually-hidden" id={`${band.id}-heading`}>
          {band.heading}
        </h2>
        <SignIcon name="quote" size={64} />
        <blockquote className="big-quote">
          <p>{band.text}</p>
        </blockquote>
        <figcaption className="soft">{band.by}</figcaption>
      </figure>
    </section>
  );
}

import { ArrowRight, Cloud, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { services, team, testimonials } from '#content';
import { ArrowLink } from '#ui/parts/arrow-link.tsx';
import { Badge } from '#ui/parts/badge.tsx';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { Card } from '#ui/parts/card.tsx';
import { Failure } from '#ui/parts/failure.tsx';
import { ChoiceField, ParagraphField, TextField } from '#ui/parts/field.tsx';
import { Icon } from '#ui/parts/icon.tsx';
import { Metric } from '#ui/parts/metric.tsx';
import { Section } from '#ui/parts/section.tsx';
import { SignIcon } from '#ui/parts/sign-icon.tsx';
import { type SignName, signIcons } from '#ui/parts/sign-icons.ts';
import { Toast } from '#ui/parts/toast.tsx';
import { Cloth } from '#ui/weave/cloth.tsx';
import { hueClass, hues } from '#ui/weave/hue.ts';

import { ErrorScreen } from '../frame/error-screen.tsx';
import { Sheets } from '../frame/sheets.tsx';
import { Portrait } from '../illustrations/illustration.tsx';
import { renderLetter } from '../letters/render-letter.tsx';
import { sampleLetters } from '../letters/sample-letters.ts';
import styles from './gallery.css?url';
import { Letters } from './letters.tsx';

// Where a build has it, it is for nobody's search.
export const meta = () => [{ title: 'Gallery of parts' }, { name: 'robots', content: 'noindex' }];

const ways = {
  write: { href: 'mailto:hello@example.com', label: 'Write an e-mail' },
  whatsapp: { href: 'https://wa.me/910000000000', label: 'Send by WhatsApp', shortened: '[shortened]' },
  copy: { label: 'Copy answers', copied: 'Copied' },
  call: { href: 'tel:+910000000000', label: 'Call +91 00000 00000' },
  resend: {
    label: 'Send it now',
    waiting: 'It is kept on this device.',
    later: { ask: 'Send it later', asked: 'It goes by itself.', takeBack: 'Do not send it' },
  },
};

const long =
  'A name that is much longer than anyone planned for, with Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

export async function loader() {
  const rendered = Object.entries(sampleLetters).map(
    async ([name, input]) => [name, await renderLetter(input)] as const,
  );
  return Object.fromEntries(await Promise.all(rendered));
}

/** Every part in every state, for developers: `npm run gallery`. In a build only where GALLERY asks for it; its words are its own. */
export default function Gallery() {
  const letters = useLoaderData<typeof loader>();
  return (
    <div>
      <Sheets />
      <link rel="stylesheet" href={styles} />
      {[false, true].map((isInverse) => (
        <div key={String(isInverse)} className={isInverse ? 'inverse' : undefined}>
          <div className="wrap gallery-band">
            <h1>{isInverse ? 'On ink' : 'On paper'}</h1>
            <Parts idPrefix={isInverse ? 'ink' : 'paper'} />
          </div>
        </div>
      ))}
      <Letters letters={letters} />
      <ErrorScreen error={new TypeError("Cannot read properties of undefined (reading 'title')")} />
    </div>
  );
}

function Parts({ idPrefix }: { idPrefix: string }) {
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <>
      <Group name="Colours">
        {[
          'ground',
          'raised',
          'sunk',
          'cloth',
          'line',
          'edge',
          'soft',
          'ink',
          'quiet',
          'good',
          'accent',
          'accent-strong',
        ].map((token) => (
          <span key={token} className="chip">
            <svg width="100%" height={48} fill={`var(--${token})`} aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
            {token}
          </span>
        ))}
      </Group>
      <Group name="Type">
        <div className="gallery-type">
          <p className="eyebrow">Eyebrow</p>
          <h1>Heading 1, ₹14,999</h1>
          <h2>Heading 2, ₹14,999</h2>
          <h3>Heading 3, ₹14,999</h3>
          <p className="lead">Lead. Set a step larger and softer, 40 rem at the most.</p>
          <p>
            Text with a <a href="#main">link to the top</a>, <strong>strong words</strong> and figures: 0123456789
            ₹1,999.
          </p>
        </div>
      </Group>
      <Group name="Button">
        <Button look="accent">Accent</Button>
        <Button look="accent" disabled>
          Accent, disabled
        </Button>
        <Button look="accent" aria-disabled="true">
          Sending...
        </Button>
        <Button>Outline</Button>
        <Button disabled>Outline, disabled</Button>
        <Button look="small">Small</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="round" aria-label="Next">
          <Icon of={ArrowRight} />
        </Button>
        <ButtonLink look="accent" href="#main">
          Link that looks like a button
        </ButtonLink>
      </Group>
      <Group name="Arrow link, badge, icon">
        <ArrowLink href="#main" about="about clouds">
          Read more
        </ArrowLink>
        <Badge>25 sessions</Badge>
        <Badge>
          <Icon of={Cloud} size={16} /> With icon
        </Badge>
        <Icon of={Mail} />
        <Icon of={Mail} size={32} />
      </Group>
      <Group name="Card">
        {services.slice(0, 2).map((service) => (
          <Card key={service.slug}>
            <h3>{service.title}</h3>
            <p>{service.description}</p>
            <ArrowLink href="#main">Know more</ArrowLink>
          </Card>
        ))}
        <Card>
          <h3>{long}</h3>
          <p>Without a head.</p>
        </Card>
      </Group>
      <Group name="Field">
        <TextField id={id('empty')} name="empty" label="Empty" placeholder="name@example.com" />
        <TextField id={id('filled')} name="filled" label="Filled" note="optional" defaultValue={long} />
        <TextField id={id('wrong')} name="wrong" label="Wrong" defaultValue="riya@" error="Invalid email address" />
        <ChoiceField
          id={id('choice')}
          name="choice"
          label="Choice"
          placeholder="Not sure yet"
          options={['One', 'Two', long]}
        />
        <ParagraphField id={id('paragraph')} name="paragraph" label="Paragraph" rows={5} />
        <ParagraphField
          id={id('paragraph-wrong')}
          name="p"
          label="Paragraph, wrong"
          rows={2}
          defaultValue="x"
          error={long}
        />
      </Group>
      <Group name="Metric">
        <dl className="metrics gallery-metrics">
          <Metric figure="50+" label="a count" threads={{ count: 50 }} />
          <Metric figure="98%" label="a share" threads={{ count: 98, of: 100 }} hue="leaf" />
          <Metric figure="40%" label="a change" threads={{ past: 50, count: 30 }} hue="teal" />
          <Metric figure="24/7" label="a promise" />
        </dl>
      </Group>
      <Group name="Toast">
        <Toast
          label="Messages"
          title="Message Sent!"
          text="We'll get back to you within 24 hours."
          closeLabel="Close"
        />
        <Toast label="Messages" title="Sent" text={`${long}. ${long}.`} closeLabel="Close" />
      </Group>
      <Group name="Failure">
        <Failure title="No answer from our server" text={`${long}. ${long}.`} ways={ways} />
        <Failure title="Not sent: one answer needs a change" slips={[{ label: long, href: '#main' }]} ways={ways} />
      </Group>
      <Group name="Icons">
        {(Object.keys(signIcons) as SignName[]).map((name, index) => (
          <figure key={name} className={`gallery-icon ${hueClass(hues[index % hues.length] ?? 'madder')}`}>
            <SignIcon name={name} size={64} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Group>
      <Group name="Portraits">
        {[...team.members, ...testimonials].map(({ name, portrait }) => (
          <figure key={name} className="gallery-portrait">
            <Portrait name={name} alt={portrait.alt} />
          </figure>
        ))}
      </Group>
      <Group name="Cloth">
        {hues.map((hue) => (
          <div key={hue} className={`gallery-cloth ${hueClass(hue)}`}>
            {hue}
            <Cloth seed={id(`rich-${hue}`)} hue={hue} rows={40} />
            <Cloth seed={id(`plain-${hue}`)} hue={hue} rows={16} weave="plain" />
          </div>
        ))}
      </Group>
      <Section id={id('section')} heading="A section" lead="With a lead under its heading.">
        <p>And what it holds.</p>
      </Section>
    </>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="gallery-group stack">
      <h2 className="list-heading">{name}</h2>
      <div>{children}</div>
    </section>
  );
}

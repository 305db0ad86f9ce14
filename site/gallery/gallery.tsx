import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { siteText } from '#content';
import { Failure } from '#ui/components/failure/failure.tsx';
import { ChoiceField, ParagraphField, TextField } from '#ui/components/field/field.tsx';
import { SpriteIcon } from '#ui/components/icon/sprite-icon.tsx';
import { type SpriteIconName, spriteIcons } from '#ui/components/icon/sprite-icons.ts';
import { Toast } from '#ui/components/toast/toast.tsx';
import { renderEmail } from '../emails/render-email.tsx';
import { sampleEmails } from '../emails/sample-emails.ts';
import { ErrorScreen } from '../layout/error-screen/error-screen.tsx';
import { StylesheetLink } from '../layout/stylesheet-link.tsx';
import styles from './gallery.css?url';

// Where a build has it, it is for nobody's search.
export const meta = () => [{ title: 'Gallery of parts' }, { name: 'robots', content: 'noindex' }];

export async function loader() {
  const rendered = Object.entries(sampleEmails).map(async ([name, input]) => {
    const { subject, html } = await renderEmail(input);
    return { name, subject, html };
  });
  return Promise.all(rendered);
}

const long = 'A name longer than anyone planned for: Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

/** What no page shows as it loads: fields and messages in every state, all icons, the emails. `npm run gallery`. */
export default function Gallery() {
  const emails = useLoaderData<typeof loader>();
  return (
    <div className="wrap gallery">
      <StylesheetLink />
      <link rel="stylesheet" href={styles} />
      <Group name="Field">
        <TextField id="empty" name="empty" label="Empty" placeholder="name@example.com" />
        <TextField id="filled" name="filled" label="Filled" note="optional" defaultValue={long} />
        <TextField id="wrong" name="wrong" label="Wrong" defaultValue="riya@" error="Invalid email address" />
        <ChoiceField id="choice" name="choice" label="Choice" placeholder="Not sure yet" options={['One', long]} />
        <ParagraphField id="paragraph" name="p" label="Paragraph, wrong" rows={2} defaultValue="x" error={long} />
      </Group>
      <Group name="Toast">
        <Toast label="Messages" title="Sent" text={`${long}. ${long}.`} closeLabel="Close" />
      </Group>
      <Group name="Failure">
        <Failure title="No answer from our server" text={long} ways={siteText.sending.ways} />
        <Failure title="Not sent" fieldErrors={[{ label: long, href: '#wrong' }]} ways={siteText.sending.ways} />
      </Group>
      <Group name="Icons">
        {(Object.keys(spriteIcons) as SpriteIconName[]).map((name) => (
          <figure key={name} className="hue-teal">
            <SpriteIcon name={name} size={64} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Group>
      {emails.map(({ name, subject, html }) => (
        <Group key={name} name={subject}>
          {['not all', 'all'].flatMap((dark) =>
            [360, 700].map((width) => (
              <iframe
                key={`${dark} ${width}`}
                title={name}
                width={width}
                loading="lazy"
                // Opens nothing and runs nothing, as in a mailbox.
                sandbox=""
                srcDoc={html.replace('(prefers-color-scheme:dark)', dark)}
              />
            )),
          )}
        </Group>
      ))}
      <ErrorScreen error={new TypeError("Cannot read properties of undefined (reading 'title')")} />
    </div>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2>{name}</h2>
      <div className="gallery-group">{children}</div>
    </section>
  );
}

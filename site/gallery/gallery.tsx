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

// A build with GALLERY=1 must not appear in search engines.
export const meta = () => [{ title: 'Gallery of parts' }, { name: 'robots', content: 'noindex' }];

export async function loader() {
  const rendered = Object.entries(sampleEmails).map(async ([name, input]) => {
    const { subject, html } = await renderEmail(input);
    return { name, subject, html };
  });
  return Promise.all(rendered);
}

const longText = 'A name longer than anyone planned for: Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

/** Components in states that no page shows on load, all icons, and the emails (`npm run gallery`). */
export default function Gallery() {
  const emails = useLoaderData<typeof loader>();
  return (
    <div className="wrap gallery">
      <StylesheetLink />
      <link rel="stylesheet" href={styles} />
      <Group name="Field">
        <TextField id="empty" name="empty" label="Empty" placeholder="name@example.com" />
        <TextField id="filled" name="filled" label="Filled" note="optional" defaultValue={longText} />
        <TextField id="wrong" name="wrong" label="Wrong" defaultValue="riya@" error="Invalid email address" />
        <ChoiceField id="choice" name="choice" label="Choice" placeholder="Not sure yet" options={['One', longText]} />
        <ParagraphField id="paragraph" name="p" label="Paragraph, wrong" rows={2} defaultValue="x" error={longText} />
      </Group>
      <Group name="Toast">
        <Toast label="Messages" title="Sent" text={`${longText}. ${longText}.`} closeLabel="Close" />
      </Group>
      <Group name="Failure">
        <Failure title="No answer from our server" text={longText} contacts={siteText.sending.fallbackContacts} />
        <Failure
          title="Not sent"
          fieldErrors={[{ label: longText, href: '#wrong' }]}
          contacts={siteText.sending.fallbackContacts}
        />
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
          {['not all', 'all'].flatMap((darkQuery) =>
            [360, 700].map((width) => (
              <iframe
                key={`${darkQuery} ${width}`}
                title={name}
                width={width}
                loading="lazy"
                // No scripts and no links, as in a mail client.
                sandbox=""
                srcDoc={html.replace('(prefers-color-scheme:dark)', darkQuery)}
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

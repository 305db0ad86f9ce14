import { navigation } from '#content';
import { newsletterForm } from '#forms/newsletter.ts';
import { LineForm } from '../sending/line-form.tsx';

const { newsletter } = navigation.footer;

/** The field in the footer. */
export function Newsletter() {
  return (
    <LineForm form={newsletterForm} words={{ ...newsletter, stored: newsletter.subscribed }} className="newsletter">
      <h2 className="list-heading" id="newsletter-heading">
        {newsletter.heading}
      </h2>
      <p id="newsletter-intro">
        {newsletter.intro} <a href={newsletter.privacyLink.href}>{newsletter.privacyLink.label}</a>
      </p>
    </LineForm>
  );
}

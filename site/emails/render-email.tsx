import { renderToStaticMarkup } from 'react-dom/server';
import { type Content, contentIn, siteLanguage } from '#content';
import type { EmailInput, RenderEmail } from '#forms/email.ts';
import type { EmailWords } from './email.ts';
import { EmailDocument } from './email-document.tsx';
import { acknowledgement, confirmation, quarantineNotice, withdrawalLinks, withdrawalNotice } from './emails.ts';
import { plainText } from './plain-text.ts';
import { guardianReminder, staffNotice } from './staff-notice.ts';

/** Renders subject, HTML and plain text. @throws any rendering error; its message may quote the visitor's answers */
export const renderEmail: RenderEmail = async (input) => {
  const content = contentIn('language' in input ? input.language : siteLanguage);
  const email = { ...compose(input, content), content };
  return {
    subject: email.subject,
    html: `<!doctype html>${renderToStaticMarkup(<EmailDocument email={email} origin={input.origin} />)}`,
    text: `${plainText(email, input.origin)}\n`,
  };
};

function compose(input: EmailInput, content: Content): EmailWords {
  switch (input.kind) {
    case 'staff-notice':
      return staffNotice(input);
    case 'guardian-reminder':
      return guardianReminder(input);
    case 'withdrawal-notice':
      return withdrawalNotice(input);
    case 'quarantine-notice':
      return quarantineNotice(input);
    case 'acknowledgement':
      return acknowledgement(input, content);
    case 'confirmation':
      return confirmation(input);
    case 'withdrawal-links':
      return withdrawalLinks(input, content);
  }
}

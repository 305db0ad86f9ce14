import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fill } from '#content';
import type { LinkReply, OpenedLink } from '#forms/link.ts';
import { Button, ButtonLink } from '#ui/components/button/button.tsx';
import { linkContext } from '../../contexts.ts';
import { Receipt } from '../../forms/receipt/receipt.tsx';
import { useContent } from '../../layout/current-page.ts';
import { StylesheetLink } from '../../layout/stylesheet-link.tsx';

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** The server handles the link before rendering. The loader only passes its result on. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const reply = context.get(linkContext);
  return data(reply, { status: reply.status });
};

/** The page of a link in an email. Opening the page changes nothing. Only its button does, which sends a POST. */
export default function EmailLink() {
  const reply = useLoaderData<typeof loader>();
  const { formMessages, siteText } = useContent();
  const { answers, emailLinks: words } = siteText;
  const { title, text } = reply.status === 200 ? words[reply.purpose][reply.outcome] : words[reply.outcome];
  const pageTitle = fill(answers.pageTitle, { title });
  return (
    <div className="wrap plain-page">
      {/* React hoists it into the head. `meta` does not know the reply. */}
      <title>{isError(reply) ? fill(formMessages.errorTitle, { title: pageTitle }) : pageTitle}</title>
      <h1 className="plain-title">{title}</h1>
      <StylesheetLink />
      <p className="lead">{text}</p>
      {reply.status === 200 ? <LinkedEntry link={reply} /> : null}
      <Actions reply={reply} />
    </div>
  );
}

/** An address that is already unsubscribed is not an error: its owner has what they asked for. */
const isError = ({ status, outcome }: LinkReply) => status !== 200 && outcome !== 'unsubscribed';

/** The reference of a lead, and nothing else of it, because the email may have reached the wrong person. */
function LinkedEntry({ link: { outcome, reference } }: { link: OpenedLink }) {
  const { emailLinks: words } = useContent().siteText;
  if (reference === undefined) return null;
  const { heading, beforeErasure, afterErasure } = words.reference;
  const text = outcome === 'ready' ? beforeErasure : afterErasure;
  const receipt = <Receipt level={2} heading={heading} reference={reference} text={text} />;
  // The layout script deletes the receipt from the device (site/layout/layout.entry.ts).
  return outcome === 'ready' ? receipt : <div data-withdrawn={reference}>{receipt}</div>;
}

function Actions({ reply }: { reply: LinkReply }) {
  const { emailLinks: words, error } = useContent().siteText;
  if (reply.outcome === 'ready') {
    return (
      // Posts to the page's own address.
      <form className="actions row" method="post">
        <Button type="submit" variant="accent">
          {words[reply.purpose].button}
        </Button>
        <ButtonLink href={words.home.href}>{words[reply.purpose].cancel}</ButtonLink>
      </form>
    );
  }
  return (
    <div className="actions row">
      {isError(reply) ? <ButtonLink href={error.emailUs.href}>{error.emailUs.label}</ButtonLink> : null}
      <ButtonLink href={words.home.href}>{words.home.label}</ButtonLink>
    </div>
  );
}

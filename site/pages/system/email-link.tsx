import { data } from 'react-router';
import { fill, siteText } from '#content';
import type { LinkReply, OpenedLink } from '#forms/link.ts';
import { errorTitle } from '#forms/messages.ts';
import { Button, ButtonLink } from '#ui/parts/button.tsx';
import { linkContext } from '../../contexts.ts';
import { StylesheetLink } from '../../layout/stylesheet-link.tsx';
import { Receipt } from '../../sending/receipt.tsx';
import type { Route } from './+types/email-link.ts';

const words = siteText.emailLinks;
const { answers, error } = siteText;

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** What became of the link is known by now: the page only says it. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const reply = context.get(linkContext);
  return data(reply, { status: reply.status });
};

/** A link of an email, opened or followed. Where it can still be done, a button does it; to open the page never does. */
export default function Link({ loaderData: reply }: Route.ComponentProps) {
  const { title, text } = reply.status === 200 ? words[reply.purpose][reply.outcome] : words[reply.outcome];
  const pageTitle = fill(answers.pageTitle, { title });
  return (
    <div className="wrap plain-page">
      {/* React puts it into the head: what `meta` is given comes before the reply. */}
      <title>{isFault(reply) ? fill(errorTitle, { title: pageTitle }) : pageTitle}</title>
      <h1 className="plain-title">{title}</h1>
      <StylesheetLink />
      <p className="lead">{text}</p>
      {reply.status === 200 ? <Which link={reply} /> : null}
      <Ways reply={reply} />
    </div>
  );
}

/** Who has left got what they asked for. */
const isFault = ({ status, outcome }: LinkReply) => status !== 200 && outcome !== 'left';

/** The number of a lead: nothing else says which one it is about, since an email may be read by somebody else. */
function Which({ link: { outcome, reference } }: { link: OpenedLink }) {
  if (reference === undefined) return null;
  const { heading, asks, erased } = words.number;
  if (outcome === 'asks') return <Receipt level={2} heading={heading} reference={reference} text={asks} />;
  return (
    // A script takes the receipt off the device (site/layout/layout.entry.ts).
    <div data-withdrawn={reference}>
      <Receipt level={2} heading={heading} reference={reference} text={erased} />
    </div>
  );
}

function Ways({ reply }: { reply: LinkReply }) {
  if (reply.outcome === 'asks') {
    return (
      // To the address it stands at.
      <form className="actions row" method="post">
        <Button type="submit" look="accent">
          {words[reply.purpose].button}
        </Button>
        <ButtonLink href={words.home.href}>{words[reply.purpose].not}</ButtonLink>
      </form>
    );
  }
  return (
    <div className="actions row">
      {isFault(reply) ? <ButtonLink href={error.writeInstead.href}>{error.writeInstead.label}</ButtonLink> : null}
      <ButtonLink href={words.home.href}>{words.home.label}</ButtonLink>
    </div>
  );
}

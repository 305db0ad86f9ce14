import { useLocation } from 'react-router';
import { type LegalPage, legalPages, profile } from '#content';
import { ArrowLink } from '#ui/parts/arrow-link.tsx';
import { Fact } from '#ui/parts/fact.tsx';
import { BlockTable } from '../../bands/block-table.tsx';
import { entryAt } from '../../frame/entry-at.ts';
import { HeadWords } from '../../frame/head-words.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { WithdrawalForm } from '../../sending/line-form.tsx';

export const meta = ({ location }: { location: { pathname: string } }) => {
  const page = entryAt(legalPages, location.pathname);
  return pageMeta(page.metadata, page.href, page);
};

/** A page of law: a summary, a table of contents that stays in view, numbered sections. It prints on plain paper. */
export default function Legal() {
  const page = entryAt(legalPages, useLocation().pathname);
  const { hero, summary } = page;
  return (
    <div className="legal-page">
      <div className="wrap legal-head">
        <HeadWords text={{ ...hero, eyebrow: page.date }} />
        {page.languages.length > 0 ? <Languages page={page} /> : null}
      </div>
      <div className="wrap legal-inner">
        <nav className="toc" aria-labelledby="toc-heading">
          <h2 className="list-heading" id="toc-heading">
            {page.contents}
          </h2>
          <ol>
            {page.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-words">
          {page.note ? <p className="legal-note">{page.note}</p> : null}
          <section className="legal-summary stack" aria-labelledby="summary-heading">
            <h2 id="summary-heading">{summary.heading}</h2>
            <ul className="points">
              {summary.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
          {page.sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              className="legal-section stack"
              aria-labelledby={`${section.id}-heading`}
            >
              <h2 id={`${section.id}-heading`} data-number={index + 1}>
                {section.heading}
              </h2>
              {section.blocks.map((block, place) => (
                <Block key={`${section.id}-${String(place)}`} block={block} page={page} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The same page in other languages, each by its own name. */
function Languages({ page }: { page: LegalPage }) {
  return (
    <ul className="legal-languages row">
      {page.languages.map(({ language, name, href }) => (
        <li key={href}>
          <a
            className="tap"
            href={href}
            lang={language}
            hrefLang={language}
            aria-current={href === page.href ? 'page' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

type LegalBlock = LegalPage['sections'][number]['blocks'][number];

function Block({ block, page }: { block: LegalBlock; page: LegalPage }) {
  const { contactLabels: labels } = page;
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className="points">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <BlockTable
          className="block-table legal-table"
          caption={<caption className="visually-hidden">{block.caption}</caption>}
          head={block.head}
          rows={block.rows}
        />
      );
    case 'withdrawal-form':
      return <WithdrawalForm />;
    case 'link':
      return (
        <p>
          <ArrowLink href={block.link.href}>{block.link.label}</ArrowLink>
        </p>
      );
    case 'contact':
      return (
        <dl className="legal-contact">
          <Row label={labels.company}>{profile.legalName}</Row>
          <Row label={labels.email} href={profile.email.href}>
            {profile.email.text}
          </Row>
          <Row label={labels.phone} href={profile.phone.href}>
            {profile.phone.text}
          </Row>
          <Row label={labels.address}>{profile.registeredOffice.text}</Row>
        </dl>
      );
    case 'grievance':
      return (
        <dl className="legal-contact">
          <Row label={labels.grievanceOfficer}>{profile.grievance.officer}</Row>
          <Row label={labels.grievanceDesignation}>{profile.grievance.designation}</Row>
          <Row label={labels.grievanceEmail} href={profile.grievance.email.href}>
            {profile.grievance.email.text}
          </Row>
          <Row label={labels.grievancePhone} href={profile.grievance.phone.href}>
            {profile.grievance.phone.text}
          </Row>
        </dl>
      );
    case 'textmi-officers':
      return (
        <dl className="legal-contact">
          <Officer label={block.labels.compliance} officer={profile.textMiOfficers.compliance} />
          <Officer label={block.labels.nodalContact} officer={profile.textMiOfficers.nodalContact} />
          <Officer label={block.labels.grievance} officer={profile.textMiOfficers.grievance} />
        </dl>
      );
  }
}

function Row({ label, href, children }: { label: string; href?: string; children: string }) {
  return <Fact label={label}>{href ? <a href={href}>{children}</a> : children}</Fact>;
}

type TextMiOfficer = (typeof profile)['textMiOfficers']['grievance'];

function Officer({ label, officer: { name, email, phone } }: { label: string; officer: TextMiOfficer }) {
  return (
    <Fact label={label}>
      {name}
      <br />
      <a href={email.href}>{email.text}</a>
      <br />
      <a href={phone.href}>{phone.text}</a>
    </Fact>
  );
}

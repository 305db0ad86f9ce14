import { ChevronDown } from 'lucide-react';
import { type LegalPage, legalPagesIn } from '#content';
import { ArrowLink } from '#ui/components/button/arrow-link.tsx';
import { Fact } from '#ui/components/fact.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { List } from '#ui/components/list.tsx';
import { WithdrawalForm } from '../../forms/components/inline-form.tsx';
import { useContent } from '../../layout/current-page.ts';
import { findEntry, useEntry } from '../../layout/page-entry.ts';
import { PageHeadText } from '../../layout/page-head/page-head.tsx';
import { metaOf } from '../../layout/page-meta.ts';
import type { PageHandle } from '../../root.tsx';
import { BlockTable } from '../../sections/block-table.tsx';

export const handle: PageHandle = { scripts: ['legal'] };

export const meta = metaOf(({ language }, path) => findEntry(legalPagesIn(language), path));

export default function Legal() {
  const page = useEntry(legalPagesIn(useContent().language));
  const { hero, summary } = page;
  return (
    <div className="legal-page">
      <div className="wrap page-hero-inner legal-head">
        <div>
          <PageHeadText text={{ ...hero, eyebrow: page.date }} />
          {page.languages.length > 0 ? (
            <ul className="legal-languages row">
              {page.languages.map(({ language, name, href }) => (
                <li key={href}>
                  <a
                    className="tap"
                    href={href}
                    lang={language}
                    hrefLang={language}
                    data-language={language}
                    aria-current={href === page.href ? 'page' : undefined}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <section className="legal-summary inverse stack" aria-labelledby="summary-heading">
          <h2 id="summary-heading">{summary.heading}</h2>
          <List items={summary.points} className="points" />
        </section>
      </div>
      <div className="wrap legal-inner">
        <nav className="toc" aria-labelledby="toc-heading">
          <h2 className="list-heading" id="toc-heading">
            {page.contents}
          </h2>
          <ol>
            {page.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} data-number={section.number}>
                  {section.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-body stack">
          {page.note ? <p className="legal-note semibold">{page.note}</p> : null}
          {page.sections.map((section) => (
            <details key={section.id} id={section.id} className="legal-section" open>
              <summary>
                <h2 id={`${section.id}-heading`} data-number={section.number}>
                  {section.heading}
                </h2>
                <Icon icon={ChevronDown} />
              </summary>
              <div className="stack">
                {section.blocks.map((block, position) => (
                  <Block key={`${section.id}-${String(position)}`} block={block} page={page} />
                ))}
              </div>
            </details>
          ))}
        </div>
      </div>
    </div>
  );
}

type LegalBlock = LegalPage['sections'][number]['blocks'][number];

function Block({ block, page }: { block: LegalBlock; page: LegalPage }) {
  const { contactLabels: labels } = page;
  const { profile } = useContent();
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return <List items={block.items} className="points" />;
    case 'table':
      return (
        <BlockTable
          className="legal-table"
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
        <Contact
          rows={[
            [labels.company, { text: profile.legalName }],
            [labels.email, profile.email],
            [labels.phone, profile.phone],
            [labels.address, profile.registeredOffice],
          ]}
        />
      );
    case 'grievance':
      return (
        <Contact
          rows={[
            [labels.grievanceOfficer, { text: profile.grievance.officer }],
            [labels.grievanceDesignation, { text: profile.grievance.designation }],
            [labels.grievanceEmail, profile.grievance.email],
            [labels.grievancePhone, profile.grievance.phone],
          ]}
        />
      );
    case 'textmi-officers':
      return (
        <dl className="legal-contact stack">
          {(['compliance', 'nodalContact', 'grievance'] as const).map((role) => {
            const { name, email, phone } = profile.textMiOfficers[role];
            return (
              <Fact key={role} label={block.labels[role]}>
                {name}
                <br />
                <a href={email.href}>{email.text}</a>
                <br />
                <a href={phone.href}>{phone.text}</a>
              </Fact>
            );
          })}
        </dl>
      );
  }
}

function Contact({ rows }: { rows: readonly (readonly [label: string, value: { text: string; href?: string }])[] }) {
  return (
    <dl className="legal-contact stack">
      {rows.map(([label, { text, href }]) => (
        <Fact key={label} label={label}>
          {href ? <a href={href}>{text}</a> : text}
        </Fact>
      ))}
    </dl>
  );
}

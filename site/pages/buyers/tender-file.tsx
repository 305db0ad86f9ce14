import { fill, navigation, tenderFile } from '#content';
import { CallToAction } from '../../layout/call-to-action/call-to-action.tsx';
import { PageHeadText } from '../../layout/page-head/page-head.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { BlockTable } from '../../sections/block-table.tsx';

const { hero, sheets, callToAction } = tenderFile;

export const meta = () => pageMeta(tenderFile.metadata, tenderFile.href);

/** The facts that a purchase office asks for, in numbered lines. Each sheet prints as one page. */
export default function TenderFile() {
  return (
    <div className="hue-indigo">
      <div className="wrap tender-head">
        <PageHeadText text={hero} ancestors={[navigation.header.about]} />
        <p className="fine-print">
          {tenderFile.asOf} <span className="tender-print-hint">{tenderFile.printHint}</span>
        </p>
      </div>
      <div className="tender-sheets stack">
        {sheets.map(({ parts }, index) => (
          <div key={parts[0]?.anchor} className="wrap panel tender-sheet stack">
            <p className="fine-print tender-sheet-number">
              {fill(tenderFile.sheet, { number: index + 1, count: sheets.length })}
            </p>
            {parts.map((part) => (
              <section
                key={part.anchor}
                id={part.anchor}
                className="tender-part"
                aria-labelledby={`${part.anchor}-heading`}
              >
                <h2 id={`${part.anchor}-heading`}>{part.heading}</h2>
                {part.kind === 'rows' ? (
                  <dl className="tender-rows">
                    {part.rows.map(({ label, text }) => (
                      <div key={label} className="tender-line stack">
                        <dt className="semibold">{label}</dt>
                        <dd>{text}</dd>
                      </div>
                    ))}
                  </dl>
                ) : (
                  <>
                    <BlockTable
                      className="tender-table"
                      rowClassName="tender-line"
                      labelledBy={`${part.anchor}-heading`}
                      head={part.head}
                      rows={part.rows.map(({ cells }) => cells)}
                    />
                    {part.note ? <p className="fine-print tender-note">{part.note}</p> : null}
                  </>
                )}
              </section>
            ))}
          </div>
        ))}
      </div>
      <CallToAction {...callToAction} />
    </div>
  );
}

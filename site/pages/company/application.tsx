import { careers, fill, navigation, positions } from '#content';
import { Badges } from '#ui/components/badge.tsx';
import { Fact } from '#ui/components/fact.tsx';
import { FormPage, FormPanel } from '../../forms/components/form-page.tsx';
import { ApplicationForm } from '../../forms/components/lead-forms.tsx';
import { findEntry, useEntry } from '../../layout/page-entry.ts';
import { metaOf } from '../../layout/page-meta.ts';
import { jobPosting } from '../../structured-data.ts';

const words = careers.application;

export const meta = metaOf((_, path) => {
  const position = findEntry(positions, path);
  const { title, href } = position;
  const { metadata } = words;
  return {
    metadata: { title: fill(metadata.title, { title }), description: fill(metadata.description, { title }) },
    href,
    // Search engines expect JobPosting data on the page of the position, not on the list.
    data: jobPosting(position),
  };
});

export default function Application() {
  const position = useEntry(positions);
  const { facts } = careers.positions;
  return (
    <FormPage
      hue="teal"
      text={{
        eyebrow: words.eyebrow,
        heading: position.title,
        lead: position.description,
        breadcrumbs: position.title,
      }}
      ancestors={[navigation.header.about, { label: careers.hero.breadcrumbs, href: careers.href }]}
    >
      <aside className="contact-card inverse application-card stack" aria-labelledby="position-heading">
        <h2 className="list-heading" id="position-heading">
          {words.facts}
        </h2>
        <dl className="application-facts">
          <Fact label={facts.department}>{position.department}</Fact>
          <Fact label={facts.location}>{position.location}</Fact>
          <Fact label={facts.type}>{position.type}</Fact>
          <Fact label={facts.experience}>{position.experience}</Fact>
          <Fact label={facts.salary}>{position.salary}</Fact>
        </dl>
        <Badges label={facts.skills} items={position.skills} />
        <p>{words.lead}</p>
      </aside>
      <FormPanel heading={words.form.heading}>
        <ApplicationForm position={position} />
      </FormPanel>
    </FormPage>
  );
}

import { ArrowLink } from '#ui/components/button/arrow-link.tsx';
import { Facts } from '#ui/components/fact.tsx';
import { Paragraphs } from '#ui/components/list.tsx';
import { ContactCard } from '../../forms/components/contact-card.tsx';
import { FormPage, FormPanel } from '../../forms/components/form-page.tsx';
import { useContent } from '../../layout/current-page.ts';
import { metaOf } from '../../layout/page-meta.ts';

export const meta = metaOf(({ contactPage }) => contactPage);

export default function Contact() {
  const { beforeYouDecide, contactPage, enrolment, kokborok, placementTraining } = useContent();
  const { centres, hero, kokborok: kokborokLink, project } = contactPage;
  const question = beforeYouDecide.questions.find(({ id }) => id === 'call');
  return (
    <FormPage
      hue="madder"
      text={hero}
      ancestors={[{ label: placementTraining.hero.breadcrumbs, href: placementTraining.href }]}
    >
      <FormPanel heading={question?.heading ?? hero.heading}>
        <div className="stack">
          <Paragraphs items={question?.text ?? []} />
          {question?.link && <ArrowLink href={question.link.href}>{question.link.label}</ArrowLink>}
          <p>
            {kokborokLink.label}:{' '}
            <a href={kokborokLink.href} lang="trp">
              {kokborok.greeting}
            </a>
          </p>
          <section id="centres" className="stack" aria-labelledby="centres-heading">
            <h3 id="centres-heading" className="list-heading">
              {centres}
            </h3>
            <Facts items={enrolment.centres.map(({ name, address }) => ({ label: name, text: address }))} />
          </section>
          <p>
            {project.text} <a href={project.link.href}>{project.link.label}</a>
          </p>
        </div>
      </FormPanel>
      <ContactCard level={2} />
    </FormPage>
  );
}

import { beforeYouDecide, kokborok, placementTraining } from '#content';
import { Paragraphs } from '#ui/components/list.tsx';
import { ContactCard } from '../../forms/components/contact-card.tsx';
import { FormPage } from '../../forms/components/form-page.tsx';
import { Place } from '../../illustrations/illustration.tsx';
import { pageMeta } from '../../layout/page-meta.ts';

export const meta = () => pageMeta(kokborok.metadata, kokborok.href);

export default function Kokborok() {
  const { bengali, greeting, hero } = kokborok;
  return (
    <FormPage
      hue="madder"
      text={hero}
      ancestors={[{ label: placementTraining.hero.breadcrumbs, href: placementTraining.href }]}
    >
      <section className="contact-panel stack" aria-labelledby="greeting">
        <h2 id="greeting" className="form-page-heading" lang="trp">
          {greeting}
        </h2>
        <Paragraphs items={beforeYouDecide.questions.find(({ id }) => id === 'call')?.text ?? []} />
        <p lang="bn">{bengali}</p>
        <Place picture={placementTraining.promises.picture} />
      </section>
      <ContactCard level={2} />
    </FormPage>
  );
}

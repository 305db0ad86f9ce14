import { Download } from 'lucide-react';
import { type Course, fill } from '#content';
import { brochures } from '#generated/brochures.ts';
import { ButtonLink } from '#ui/components/button/button.tsx';
import { Icon } from '#ui/components/icon/icon.tsx';
import { useContent } from '../../../layout/current-page.ts';

/** Links to the registration with the course preselected. */
export function RegisterLink({ course }: { course: Course }) {
  const { courseWords, placementRegistration } = useContent();
  return (
    <ButtonLink
      variant="accent"
      href={placementRegistration.href}
      data-program={course.slug}
      about={fill(courseWords.registerContext, { course: course.name })}
    >
      {courseWords.register}
    </ButtonLink>
  );
}

export function DecideLink() {
  const { beforeYouDecide } = useContent();
  return (
    <a className="tap" href={beforeYouDecide.href}>
      {beforeYouDecide.linkLabel}
    </a>
  );
}

/** Links to the question form with the subject preselected. */
export function AskLink({ href, about }: { href: string; about: string }) {
  const { courseWords } = useContent();
  return (
    <ButtonLink href={href} about={fill(courseWords.askContext, { course: about })}>
      {courseWords.ask}
    </ButtonLink>
  );
}

export function CallLink() {
  const { courseWords, home } = useContent();
  return (
    <a className="tap" href={home.contact.card.phone.href}>
      {courseWords.call}
    </a>
  );
}

/** Links to the PDF of a course. Renders nothing if the build made none. */
export function BrochureLink({ course }: { course: Course }) {
  const { courseWords } = useContent();
  const size = brochureSize(course.brochureHref);
  if (!size) return null;
  return (
    <a className="brochure tap" href={course.brochureHref}>
      <Icon icon={Download} size={18} />
      <span>
        {fill(courseWords.brochure, { size })}
        <span className="visually-hidden"> {fill(courseWords.brochureContext, { course: course.name })}</span>
      </span>
    </a>
  );
}

const brochuresByHref: Readonly<Record<string, { readonly bytes: number }>> = brochures;

/** File size of a course's brochure, rounded up: '118 KB'. @returns undefined if there is no brochure */
export function brochureSize(href: string): string | undefined {
  const brochure = brochuresByHref[href];
  return brochure && `${Math.ceil(brochure.bytes / 1024)} KB`;
}

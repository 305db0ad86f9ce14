import { careers, fill, navigation, siteText, type TeamMember, team } from '#content';
import { Badges } from '#ui/parts/badge.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { Closing } from '../../frame/closing.tsx';
import { LinkButtons } from '../../frame/link-buttons.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { Portrait } from '../../illustrations/illustration.tsx';

export const meta = () => pageMeta(team.metadata, team.href);

/** Everyone by portrait, role and ways to write. */
export default function Team() {
  const { hero, banner } = team;
  return (
    <>
      <PageHead text={hero} above={[navigation.header.about]} />
      <section className="team" aria-labelledby="members-heading">
        <div className="wrap">
          <h2 className="visually-hidden" id="members-heading">
            {team.heading}
          </h2>
          <ul className="members">
            {team.members.map((member) => (
              <li key={member.name}>
                <Member member={member} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Closing
        hue="madder"
        heading={banner.heading}
        text={banner.text}
        next={{ heading: careers.process.heading, steps: careers.process.steps.map(({ title }) => title) }}
      >
        <LinkButtons links={banner.actions} />
      </Closing>
    </>
  );
}

function Member({ member }: { member: TeamMember }) {
  const about = fill(team.social.about, { name: member.name });
  const { linkedin, email, github } = member.social;
  return (
    <article className={`member ${hueClass(member.portrait.hue)}`}>
      <div className="member-mark">
        <Portrait name={member.name} alt={member.portrait.alt} />
        <span aria-hidden="true">{member.monogram}</span>
      </div>
      <div className="member-head">
        <h3>{member.name}</h3>
        <p className="member-role">{member.role}</p>
      </div>
      <p className="member-bio soft">{member.bio}</p>
      <Badges label={team.skills} of={member.skills} />
      <p className="member-links row">
        <SocialLink href={linkedin} about={`${about} ${siteText.shell.opensElsewhere}`} isElsewhere>
          {team.social.linkedin}
        </SocialLink>
        <SocialLink href={email} about={about}>
          {team.social.email}
        </SocialLink>
        <SocialLink href={github} about={`${about} ${siteText.shell.opensElsewhere}`} isElsewhere>
          {team.social.github}
        </SocialLink>
      </p>
    </article>
  );
}

function SocialLink({
  href,
  about,
  isElsewhere = false,
  children,
}: {
  href: string;
  about: string;
  isElsewhere?: boolean;
  children: string;
}) {
  return (
    <a href={href} {...(isElsewhere ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
      <span className="visually-hidden"> {about}</span>
    </a>
  );
}

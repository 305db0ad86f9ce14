import { careers, fill, navigation, siteText, type TeamMember, team } from '#content';
import { Badges } from '#ui/components/badge.tsx';
import { hueClass } from '#ui/weave/hue.ts';
import { Portrait } from '../../illustrations/illustration.tsx';
import { CallToAction } from '../../layout/call-to-action/call-to-action.tsx';
import { PageHead } from '../../layout/page-head/page-head.tsx';
import { pageMeta } from '../../layout/page-meta.ts';

export const meta = () => pageMeta(team.metadata, team.href);

export default function Team() {
  const { hero, banner } = team;
  return (
    <div className={hueClass('madder')}>
      <PageHead text={hero} ancestors={[navigation.header.about]} />
      <section className="team" aria-labelledby="members-heading">
        <div className="wrap">
          <h2 className="visually-hidden" id="members-heading">
            {team.heading}
          </h2>
          <ul className="members stack">
            {team.members.map((member) => (
              <li key={member.name}>
                <Member member={member} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <CallToAction
        {...banner}
        next={{ heading: careers.process.heading, steps: careers.process.steps.map(({ title }) => title) }}
      />
    </div>
  );
}

function Member({ member }: { member: TeamMember }) {
  const about = fill(team.social.context, { name: member.name });
  return (
    <article className={`member stack ${hueClass(member.portrait?.hue ?? 'indigo')}`}>
      <div className="member-portrait">
        <Portrait person={member} />
        <span aria-hidden="true">{member.monogram}</span>
      </div>
      <div className="member-head">
        <h3>{member.name}</h3>
        <p className="member-role semibold">{member.role}</p>
      </div>
      <p className="member-bio soft">{member.bio}</p>
      <Badges label={team.skills} items={member.skills} />
      <p className="member-links row">
        {(['linkedin', 'email', 'github'] as const).map((channel) => (
          <a
            key={channel}
            className="tap semibold"
            href={member.social[channel]}
            {...(channel !== 'email' && { target: '_blank', rel: 'noopener' })}
          >
            {team.social[channel]}
            <span className="visually-hidden">{` ${about}${channel === 'email' ? '' : ` ${siteText.layout.opensInNewTab}`}`}</span>
          </a>
        ))}
      </p>
    </article>
  );
}

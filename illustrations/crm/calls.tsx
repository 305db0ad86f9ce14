import { lakh } from '../kit/figures.ts';
import { Avatar, Box, Group, LineIcon, Text } from '../kit/kit.tsx';
import { Phone } from '../kit/phone.tsx';
import { stages } from './pipeline.tsx';
import { crm } from './product.ts';

/** The calls of one day: open deals before won ones, then by value. */
export function CrmCalls() {
  return (
    <Phone hue={crm.hue} time="9:15">
      <Text x={25} y={76} styles="figure" text={`${calls.length} calls today`} />
      <Text x={25} y={96} styles="soft" text="First what waiting costs most" />
      <Avatar x={259} y={76} r={16} initials="BR" hue="teal" />
      {calls.map(({ name, lakh: value, why }, i) => (
        <Group key={name} x={18} y={112 + i * 68}>
          <Box w={264} h={61} r={10} styles={i === 0 ? 'selected' : 'card'} />
          <Text x={14} y={25} styles="strong big" text={name} />
          <Text x={14} y={46} styles="soft" text={why} />
          <Text x={208} y={25} styles="strong end tabular" text={lakh(value)} />
          <circle cx={238} cy={30.5} r={17} className={i === 0 ? 's-accent' : 's-sunk'} />
          <LineIcon name="phone" x={230} y={22.5} scale={0.8} styles={i === 0 ? 'icon-on-accent' : 'icon-hue'} />
        </Group>
      ))}
    </Phone>
  );
}

/** The reason for each call. */
const reasons: Readonly<Record<string, string>> = {
  'Longtharai Resorts': 'Has the proposal since Wed',
  'Udaipur Schools': 'No answer for three days',
  'Haora Motors': 'You promised it for today',
  'Belonia Ice Works': 'Asks for a survey',
  'Kailashahar Clinic': 'New, from the website',
  'Khowai Cold Store': 'Won: when does the crane come',
  'Sabroom Ferries': 'Won: is the meter in',
};

const calls = stages
  .flatMap(({ name: stage, deals }) => deals.map((deal) => ({ ...deal, isWon: stage === 'Won' })))
  .filter(({ owner }) => owner === 'BR')
  .sort((one, other) => Number(one.isWon) - Number(other.isWon) || other.lakh - one.lakh)
  .map((deal) => ({ ...deal, why: reasons[deal.name] }));

import { ThreadBar } from '../kit/charts.tsx';
import { rupees } from '../kit/figures.ts';
import { Avatar, Box, Button, Group, Heading, LineIcon, Text } from '../kit/kit.tsx';
import { Phone } from '../kit/phone.tsx';
import { school } from './product.ts';
import { fee, schoolDays, selected } from './students.tsx';

/** The app for the family of the student who is selected in `students.tsx`. */
export function SchoolFamily() {
  return (
    <Phone hue={school.hue} time="18:30">
      <Text x={25} y={76} styles="figure" text="Khumti" />
      <Text x={25} y={96} styles="soft" text="Class 9 B, roll 14" />
      <Avatar x={259} y={76} r={17} initials="KD" hue="plum" />
      <Box x={18} y={112} w={264} h={92} r={10} styles="card" />
      <Heading x={32} y={138} w={236} title="In school today" aside="10:12 to 15:25" />
      <ThreadBar x={32} y={160} w={schoolDays * 14.75} share={days / schoolDays} h={14} pitch={14.75} />
      <Text x={32} y={190} styles="soft" text={`${days} of ${schoolDays} days in November`} />
      <Box x={18} y={212} w={264} h={102} r={10} styles="selected" />
      <LineIcon name="bell" x={32} y={226} scale={0.9} styles="icon-hue" />
      <Text x={60} y={240} styles="strong" text="Parents’ meeting" />
      <Text x={60} y={259} styles="soft" text="Sat 28 Nov, 15:30, room 12" />
      <Button x={32} y={271} w={116} label="We will come" />
      <Button x={156} y={271} w={112} isSecondary label="We cannot" />
      {homework.map(({ what, when, isDone }, i) => (
        <Group key={what} x={18} y={322 + i * 66}>
          <Box w={264} h={58} r={10} styles="card" />
          <LineIcon name={isDone ? 'check' : 'file'} x={14} y={19} styles="icon-hue" />
          <Text x={44} y={25} styles="strong" text={what} />
          <Text x={44} y={44} styles={isDone ? 'good' : 'soft'} text={when} />
        </Group>
      ))}
      <Box x={18} y={454} w={264} h={62} r={10} styles="card" />
      <Text x={32} y={480} styles="strong" text={`${rupees(fee)}, term 2`} />
      <Text x={32} y={499} styles="soft" text="Due Mon 30 Nov" />
      <Button x={184} y={469} w={84} isSecondary label="Pay" />
      <Text x={150} y={548} styles="soft middle" text="English, Bengali or Kokborok" />
      <Text x={150} y={568} styles="soft middle" text="By app, by SMS, or both" />
    </Phone>
  );
}

const { days } = selected;

const homework = [
  { what: 'Maths, Ex. 7.2', when: 'Handed in', isDone: true },
  { what: 'Computer, two pages to read', when: 'For Fri 20 Nov', isDone: false },
];

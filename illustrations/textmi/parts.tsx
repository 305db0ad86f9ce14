import { Avatar, Box, Group, LineIcon, type Position, Text } from '../kit/kit.tsx';
import { PhoneFooter } from '../kit/phone.tsx';

/** The initials and the hue of each contact. */
const contacts = {
  'Anup Saha': ['AS', 'plum'],
  Cousins: ['C', 'plum'],
  'Dipa Reang': ['DR', 'leaf'],
  Maa: ['M', 'madder'],
  'Riya Debbarma': ['RD', 'indigo'],
  'Sanjit, steel': ['S', 'teal'],
  'Site team': ['ST', 'marigold'],
  'Udaipur school': ['US', 'leaf'],
} as const;

export type Contact = keyof typeof contacts;

export function ContactAvatar({ contact, ...place }: Position & { r: number; contact: Contact }) {
  const [initials, hue] = contacts[contact];
  return <Avatar {...place} initials={initials} hue={hue} />;
}

/** Two check marks, 14 by 7 units. @param x @param y top left corner */
export function ReadMark({ x, y }: { x: number; y: number }) {
  return <path d="M0 4l3 3 6-7M7 6l1 1 6-7" transform={`translate(${x} ${y})`} className="s-icon s-icon-hue" />;
}

/** @param x @param y centre of the first dot */
export function TypingDots({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y}h0M${x + 7} ${y}h0M${x + 14} ${y}h0`} className="s-stroke s-icon-hue" />;
}

/** A ring of `count` segments, one for each story or hour. The first `faded` segments are grey, clockwise from the top. */
export function StoryRing({ x = 0, y = 0, r, count, faded }: Position & { r: number; count: number; faded: number }) {
  const gap = Math.min(14, 120 / count);
  const thread = 360 / count;
  const ring = (from: number, to: number, className: string) => (
    <circle
      r={r}
      pathLength={360}
      transform={`translate(${x} ${y}) rotate(${from * thread + gap / 2 - 90})`}
      fill="none"
      strokeWidth={3}
      strokeDasharray={`${thread - gap} ${gap} `.repeat(to - from) + (to - from < count ? '0 360' : '')}
      className={className}
    />
  );
  return (
    <>
      {faded > 0 ? ring(0, faded, 's-thread-off') : null}
      {faded < count ? ring(faded, count, 's-thread') : null}
    </>
  );
}

const tabs = [
  { name: 'Chats', icon: 'bubble' },
  { name: 'Stories', icon: 'stories' },
  { name: 'Calls', icon: 'phone' },
  { name: 'You', icon: 'person' },
] as const;

/** The tab bar at the bottom of the screen, from y 544. */
export function TabBar({ activeTab }: { activeTab: (typeof tabs)[number]['name'] }) {
  return (
    <PhoneFooter y={544}>
      {tabs.map(({ name, icon }, i) => (
        <Group key={name} x={45 + i * 70} y={544}>
          {name === activeTab ? <Box x={-22} y={6} w={44} h={26} r={13} styles="tint" /> : null}
          <LineIcon name={icon} x={-10} y={9} styles={name === activeTab ? 'icon-hue' : ''} />
          <Text y={46} styles={name === activeTab ? 'strong hue middle' : 'soft middle'} text={name} />
        </Group>
      ))}
    </PhoneFooter>
  );
}

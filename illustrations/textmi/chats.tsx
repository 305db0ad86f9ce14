import type { Hue } from '#ui/weave/hue.ts';
import { Avatar, Box, Group, Hairline, LineIcon, Text } from '../kit/kit.tsx';
import type { LineIconName } from '../kit/line-icons.ts';
import { Phone } from '../kit/phone.tsx';
import { type Contact, ContactAvatar, ReadMark, StoryRing, TabBar, TypingDots } from './parts.tsx';

/** The list of chats, with the favorites above it. */
export function TextMiChats() {
  return (
    <Phone hue="teal" time="8:21">
      <Text x={25} y={75} styles="figure" text="Chats" />
      <LineIcon name="camera" x={217} y={57} />
      <circle cx={261} cy={67} r={16} className="s-hue" />
      <LineIcon name="pencil" x={252} y={58} scale={0.9} styles="icon-raised" />
      <Box x={21} y={88} w={258} h={32} r={16} styles="sunk" />
      <LineIcon name="search" x={32} y={96} scale={0.8} />
      <Text x={55} y={108.5} styles="soft" text="Search people, messages" />
      <Text x={25} y={139} styles="soft" text="Favorites" />
      <Text x={275} y={139} styles="strong hue end" text="Edit" />
      {favorites.map((favorite, i) => (
        <Group key={favorite.name} x={47 + i * 51.5} y={171}>
          <StoryRing r={21.5} count={favorite.stories} faded={favorite.seen} />
          <Avatar r={18} initials={favorite.name.charAt(0)} hue={favorite.hue} />
          <Text y={38} styles="middle" text={favorite.name} />
        </Group>
      ))}
      <Hairline d="M9 219.5h282" />
      {chats.map((chat, i) => (
        <ChatRow key={chat.name} chat={chat} y={219 + i * 54} />
      ))}
      <TabBar activeTab="Chats" />
    </Phone>
  );
}

const favorites: readonly { name: string; hue: Hue; stories: number; seen: number }[] = [
  { name: 'Maa', hue: 'madder', stories: 1, seen: 1 },
  { name: 'Dipa', hue: 'leaf', stories: 4, seen: 1 },
  { name: 'Anup', hue: 'plum', stories: 3, seen: 0 },
  { name: 'Riya', hue: 'indigo', stories: 2, seen: 2 },
  { name: 'Nabin', hue: 'marigold', stories: 5, seen: 2 },
];

interface Chat {
  readonly name: Contact;
  readonly last: string;
  readonly time: string;
  readonly mark?: 'read' | 'typing' | LineIconName;
  readonly unread?: number;
  readonly icon?: 'tack' | 'muted';
}

const chats: readonly Chat[] = [
  { name: 'Site team', last: 'Bikash is typing', time: '8:21', mark: 'typing', icon: 'tack' },
  { name: 'Maa', last: 'Come by seven. Kheer!', time: '8:17', unread: 2, icon: 'tack' },
  { name: 'Udaipur school', last: 'Nabin: gate is up', time: '8:02', unread: 14, icon: 'muted' },
  { name: 'Riya Debbarma', last: 'Tiles come on Monday', time: '7:48', mark: 'read' },
  { name: 'Cousins', last: 'Dipa: 12 photos', time: 'Wed', mark: 'camera', unread: 3 },
  { name: 'Sanjit, steel', last: 'Voice note, 0:41', time: 'Tue', mark: 'mic' },
];

/** The mark before or after the last message. */
function MessageMark({ mark }: { mark: Chat['mark'] }) {
  if (mark === undefined) return null;
  if (mark === 'read') return <ReadMark x={76} y={34} />;
  if (mark === 'typing') return <TypingDots x={174} y={38} />;
  return <LineIcon name={mark} x={75} y={30.5} scale={0.75} />;
}

function ChatRow({ chat, y }: { chat: Chat; y: number }) {
  const { name, last, time, mark, unread, icon } = chat;
  const isHighlighted = unread !== undefined && icon !== 'muted';
  const textOffset = mark === undefined || mark === 'typing' ? 0 : 20;
  const badgeWidth = unread === undefined ? 0 : 14 + `${unread}`.length * 7;
  return (
    <Group y={y}>
      <ContactAvatar x={46} y={27} r={20} contact={name} />
      <Text x={76} y={23} styles="strong big" text={name} />
      <Text x={276} y={23} styles={`tabular end ${isHighlighted ? 'strong hue' : 'soft'}`} text={time} />
      <MessageMark mark={mark} />
      <Text x={76 + textOffset} y={42} styles={mark === 'typing' ? 'hue' : isHighlighted ? '' : 'soft'} text={last} />
      {unread ? (
        <g className="hue-teal">
          <Box x={276 - badgeWidth} y={29} w={badgeWidth} h={18} r={9} styles={isHighlighted ? 'hue' : 'sunk'} />
          <Text
            x={276 - badgeWidth / 2}
            y={42.5}
            styles={`tabular strong middle ${isHighlighted ? 'raised' : 'soft'}`}
            text={unread}
          />
        </g>
      ) : null}
      {icon ? <LineIcon name={icon} x={261 - (badgeWidth && badgeWidth + 5)} y={30.5} scale={0.75} /> : null}
    </Group>
  );
}

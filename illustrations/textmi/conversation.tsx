import type { ReactNode } from 'react';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import type { ScreenProps } from '../kit/frame.tsx';
import { Avatar, Box, Group, Hairline, LineIcon, Text } from '../kit/kit.tsx';
import { Phone, PhoneFooter } from '../kit/phone.tsx';
import { InStates } from '../kit/states.tsx';
import { type Contact, ContactAvatar, ReadMark, TypingDots } from './parts.tsx';

/** A chat. Each state shows another one. */
export function TextMiConversation({ isPreview = false }: ScreenProps) {
  return (
    <Phone hue="teal" time="8:21" isPreview={isPreview}>
      <path d="M9 98V47a38 38 0 0 1 38-38h206a38 38 0 0 1 38 38v51z" className="s-raised" />
      <Hairline d="M9 98.5h282" />
      <LineIcon name="back" x={16} y={62} />
      <LineIcon name="video" x={223} y={62} styles="icon-hue" />
      <LineIcon name="phone" x={258} y={62} scale={0.9} styles="icon-hue" />
      <InStates states={[1]}>
        <SiteTeam isPreview={isPreview} />
      </InStates>
      <InStates states={[2]}>
        <Maa />
      </InStates>
      <InStates states={[3]}>
        <School />
      </InStates>
      {isPreview ? null : <Composer />}
    </Phone>
  );
}

function ChatHeader({ contact, status }: { contact: Contact; status: string }) {
  return (
    <>
      <ContactAvatar x={58} y={72} r={17} contact={contact} />
      <Text x={84} y={69} styles="title" text={contact} />
      <Text x={84} y={86} styles="soft" text={status} />
    </>
  );
}

/** A label between messages, such as the day. */
function Divider({ y, w, text }: { y: number; w: number; text: string }) {
  return (
    <>
      <Box x={150 - w / 2} y={y} w={w} h={22} r={11} styles="sunk" />
      <Text x={150} y={y + 15.5} styles="soft middle" text={text} />
    </>
  );
}

function SiteTeam({ isPreview }: { isPreview: boolean }) {
  return (
    <>
      <ChatHeader contact="Site team" status="9 members, 4 online" />
      <Divider y={105} w={58} text="Today" />
      <IncomingMessage y={134} w={182} h={65} from="Anup" hue="plum" hasName>
        <Text x={12} y={38} styles="big" text="Third floor slab is cast." />
        <Text x={12} y={56} styles="big" text="Curing starts at 8." />
        <Text x={172} y={56} styles="soft end" text="7:52" />
      </IncomingMessage>
      <OutgoingMessage y={206} w={226} h={34} time="7:55">
        <Text x={12} y={22} styles="big" text="Good. Send one photo?" />
      </OutgoingMessage>
      <IncomingMessage y={247} w={200} h={127} from="Anup" hue="plum">
        <g transform="translate(4 4)" className="s-round">
          <SitePhoto />
        </g>
        <Text x={12} y={117} styles="big" text="From the east gate" />
        <Text x={190} y={117} styles="soft end" text="8:03" />
      </IncomingMessage>
      <OutgoingMessage y={381} w={226} h={76} time="8:06">
        <Box x={6} y={6} w={214} h={42} r={9} styles="raised" />
        <rect x={13} y={13} width={3} height={28} className="thread-0" />
        <Text x={24} y={23} styles="strong hue" text="Anup" />
        <Text x={24} y={40} styles="soft" text="Curing starts at 8." />
        <Text x={12} y={64} styles="big" text="Keep it wet for 10 days" />
      </OutgoingMessage>
      {isPreview ? null : (
        <>
          <IncomingMessage y={464} w={200} h={58} from="Riya" hue="indigo" hasName>
            <VoiceNote />
          </IncomingMessage>
          <Text x={46} y={541} styles="soft" text="Bikash is typing" />
          <TypingDots x={143} y={538} />
        </>
      )}
    </>
  );
}

function Maa() {
  return (
    <>
      <ChatHeader contact="Maa" status="Online at 8:17" />
      <Divider y={105} w={84} text="Yesterday" />
      <IncomingMessage y={136} w={200} h={34} from="Maa" hue="madder">
        <Text x={12} y={22} styles="big" text="Dipa is coming, too" />
        <Text x={190} y={22} styles="soft end" text="20:14" />
      </IncomingMessage>
      <OutgoingMessage y={178} w={216} h={34} time="20:16">
        <Text x={12} y={22} styles="big" text="I’ll bring the sweets" />
      </OutgoingMessage>
      <Divider y={224} w={58} text="Today" />
      <IncomingMessage y={256} w={206} h={58} from="Maa" hue="madder">
        <circle cx={29} cy={29} r={17} className="s-sunk" />
        <LineIcon name="missed" x={20} y={20} scale={0.9} styles="icon-accent" />
        <Text x={56} y={26} styles="strong" text="2 missed video calls" />
        <Text x={56} y={43} styles="soft" text="8:10" />
        <Text x={196} y={43} styles="strong hue end" text="Call back" />
      </IncomingMessage>
      <path d="M25 336.5h78M197 336.5h78" className="s-thread" strokeWidth={3} strokeDasharray="2 1" />
      <Text x={150} y={341} styles="strong hue middle" text="2 new" />
      <IncomingMessage y={360} w={214} h={52} from="Maa" hue="madder">
        <Text x={12} y={22} styles="big" text="Are you on the site?" />
        <Text x={12} y={40} styles="big" text="Eat something at noon!" />
        <Text x={204} y={40} styles="soft end" text="8:12" />
      </IncomingMessage>
      <IncomingMessage y={420} w={206} h={34} from="Maa" hue="madder">
        <Text x={12} y={22} styles="big" text="Come by seven. Kheer!" />
        <Text x={196} y={22} styles="soft end" text="8:17" />
      </IncomingMessage>
    </>
  );
}

function School() {
  return (
    <>
      <ChatHeader contact="Udaipur school" status="Muted until 18:00" />
      <Box x={9} y={99} w={282} h={48} styles="tint" />
      <LineIcon name="tack" x={22} y={113} styles="icon-hue" />
      <Text x={50} y={119} styles="strong" text="Pinned by Riya" />
      <Text x={50} y={137} text="Who has the key of the lab?" />
      <IncomingMessage y={160} w={210} h={54} from="Riya" hue="indigo" hasName>
        <Text x={12} y={41} styles="big" text="Paint for block B is in" />
        <Text x={200} y={41} styles="soft end" text="7:31" />
      </IncomingMessage>
      <path d="M25 233.5h74M201 233.5h74" className="s-thread" strokeWidth={3} strokeDasharray="2 1" />
      <Text x={150} y={238} styles="strong hue middle" text="14 new" />
      <IncomingMessage y={256} w={186} h={54} from="Bikash" hue="teal" hasName>
        <Text x={12} y={41} styles="big" text="One coat or two?" />
        <Text x={176} y={41} styles="soft end" text="7:40" />
      </IncomingMessage>
      <Divider y={322} w={150} text="12 more since 7:44" />
      <IncomingMessage y={356} w={200} h={146} from="Nabin" hue="marigold" hasName>
        <g transform="translate(4 26)" className="s-round">
          <GatePhoto />
        </g>
        <Text x={12} y={137} styles="big" text="The gate is up" />
        <Text x={190} y={137} styles="soft end" text="8:02" />
      </IncomingMessage>
    </>
  );
}

interface IncomingMessageProps {
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly from: string;
  readonly hue: Hue;
  /** Shows the name of the sender above the message. */
  readonly hasName?: boolean;
  readonly children: ReactNode;
}

function IncomingMessage({ y, w, h, from, hue, hasName = false, children }: IncomingMessageProps) {
  return (
    <Group x={46} y={y}>
      <Avatar x={-17} y={h - 14} r={13} initials={from.charAt(0)} hue={hue} />
      <path
        d={`M14 0h${w - 28}a14 14 0 0 1 14 14v${h - 28}a14 14 0 0 1-14 14H4a4 4 0 0 1-4-4V14A14 14 0 0 1 14 0z`}
        className="s-card"
      />
      {hasName ? (
        <g className={hueClass(hue)}>
          <Text x={12} y={19} styles="strong hue" text={from} />
        </g>
      ) : null}
      {children}
    </Group>
  );
}

/** A message of the user, with a read mark. */
function OutgoingMessage({
  y,
  w,
  h,
  time,
  children,
}: {
  y: number;
  w: number;
  h: number;
  time: string;
  children: ReactNode;
}) {
  return (
    <Group x={281 - w} y={y}>
      <path
        d={`M14 0h${w - 28}a14 14 0 0 1 14 14v${h - 18}a4 4 0 0 1-4 4H14A14 14 0 0 1 0 ${h - 14}V14A14 14 0 0 1 14 0z`}
        className="s-tint"
      />
      {children}
      <Text x={w - 32} y={h - 12} styles="soft end" text={time} />
      <ReadMark x={w - 26} y={h - 20} />
    </Group>
  );
}

/** A photo of a building site, 192 by 93 units, in squares of 3 units. */
function SitePhoto() {
  return (
    <g transform="scale(3)" className="hue-leaf">
      <g className="hue-madder">
        <path d="M0 0h64v31H0z" className="thread-3" />
        <path d="M0 11h64v2H0zM0 14h64v3H0z" className="thread-1" />
      </g>
      <path d="M0 1h64v1H0z" className="hue-marigold thread-3" />
      <path d="M0 31V15h4v-2h4v-2h5v-1h6v1h4v2h5v2h6v-1h5v-2h5v-1h7v1h5v2h4v2h4v15z" className="thread-3" />
      <path d="M0 31V19h5v1h4v2h6v1h5v-1h6v-2h5v-1h7v1h6v2h8v-2h6v-1h6v12z" className="thread-0" />
      <path d="M0 31v-6h3v-1h5v1h3v1h9v1h44v4z" className="thread-2" />
      <g className="hue-madder">
        <path d="M29 7h27v21H29z" className="thread-2" />
        <path
          d="M32 8h1v5h-1zM34 8h1v5h-1zM36 8h1v5h-1zM40 8h1v5h-1zM42 8h1v5h-1zM44 8h1v5h-1zM48 8h1v5h-1zM50 8h1v5h-1zM52 8h1v5h-1z"
          className="thread-1"
        />
        <path d="M34 3h1v1h-1zM47 3h1v1h-1z" className="thread-0" />
        <path d="M34 4h1v3h-1zM47 4h1v3h-1zM29 3h1v4h-1zM31 4h1v3h-1zM53 4h1v3h-1zM55 3h1v4h-1z" className="thread-2" />
      </g>
      <path
        d="M27 7h31v1H27zM27 14h31v1H27zM27 21h31v1H27zM29 8h2v20h-2zM38 8h1v20h-1zM46 8h1v20h-1zM54 8h2v20h-2z"
        className="hue-marigold thread-3"
      />
    </g>
  );
}

/** A photo of a school behind a gate, 192 by 93 units, in squares of 3 units. */
function GatePhoto() {
  return (
    <g transform="scale(3)" className="hue-teal">
      <path d="M0 0h64v31H0z" className="thread-3" />
      <path d="M0 20V8h3V6h5v2h4v3h3v9zM49 20v-8h4V9h6v2h5v9z" className="hue-leaf thread-0" />
      <path d="M13 6h38v16H13z" className="hue-marigold thread-3" />
      <path d="M11 4h42v2H11zM13 13h38v1H13z" className="hue-madder thread-0" />
      <path
        d="M16 8h3v4h-3zM22 8h3v4h-3zM39 8h3v4h-3zM45 8h3v4h-3zM16 16h3v4h-3zM45 16h3v4h-3z"
        className="hue-indigo thread-4"
      />
      <path d="M0 20h18v8H0zM46 20h18v8H46z" className="hue-madder thread-1" />
      <path d="M0 28h64v3H0z" className="hue-marigold thread-1" />
      <path
        d="M20 16h12v1H20zM33 16h12v1H33zM20 26h12v1H20zM33 26h12v1H33zM20 14h1v14h-1zM23 17h1v9h-1zM26 17h1v9h-1zM29 17h1v9h-1zM32 14h1v14h-1zM35 17h1v9h-1zM38 17h1v9h-1zM41 17h1v9h-1zM44 14h1v14h-1z"
        className="thread-4"
      />
      <path d="M17 13h3v15h-3zM45 13h3v15h-3z" className="hue-madder thread-4" />
    </g>
  );
}

/** Height of each bar of the voice note. */
const waveform = [4, 8, 14, 20, 10, 16, 24, 12, 6, 10, 18, 22, 14, 8, 4, 10, 16, 20, 12, 18, 10, 6, 4];
const playedBars = 9;

function VoiceNote() {
  const bar = (height: number, i: number) => `M${44 + i * 5} ${39 - height / 2}v${height}`;
  const bars = waveform.map(bar);
  return (
    <>
      <circle cx={24} cy={39} r={13} className="s-hue" />
      <path d="M20.5 33v12l9-6z" className="s-raised" />
      <path d={bars.slice(0, playedBars).join('')} className="s-thread" strokeWidth={3} />
      <path d={bars.slice(playedBars).join('')} className="s-thread-off" strokeWidth={3} />
      <Text x={190} y={43.5} styles="soft end" text="0:24" />
    </>
  );
}

function Composer() {
  return (
    <PhoneFooter y={556}>
      <LineIcon name="plus" x={22} y={568} />
      <Box x={52} y={562} w={186} h={32} r={16} styles="sunk" />
      <Text x={66} y={582.5} styles="soft" text="Message" />
      <LineIcon name="camera" x={210} y={568} />
      <circle cx={262} cy={578} r={16} className="s-hue" />
      <LineIcon name="mic" x={252} y={568} styles="icon-raised" />
    </PhoneFooter>
  );
}

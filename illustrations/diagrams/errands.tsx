import type { ReactNode } from 'react';
import { DashedLine, DiagramColumn, PixelIcon, Squares, square } from '../kit/diagram.tsx';
import { Box, Group, LineIcon, Text } from '../kit/kit.tsx';

/* The same clinic app as a native app, a cross-platform app and a website, on an iPhone (left) and an Android phone (right). */

/** x of the two phones and of the middle, in squares. */
const [left, right, middle] = [2, 24, 13];
const phoneTop = 23;

/** Two native apps, one for each app store. Each has the design of its platform and reads other devices. */
export function ErrandNative() {
  const programs = [
    { x: left, hue: 'madder', language: 'Swift', store: 'App Store' },
    { x: right, hue: 'indigo', language: 'Kotlin', store: 'Google Play' },
  ] as const;
  return (
    <DiagramColumn hue="madder">
      {programs.map(({ x, hue, language, store }) => (
        <Group key={language} hue={hue}>
          <VerticalLine x={x} from={5} to={11} />
          <VerticalLine x={x} from={15} to={phoneTop} />
          <StageBox x={x} y={1} label={language} isOurs />
          <StageBox x={x} y={11} label={store} />
        </Group>
      ))}
      <Phone x={left} isIPhone>
        <Text x={16} y={62} styles="title" text="Token 27" />
        <Box x={12} y={76} w={120} h={80} r={12} styles="tint" />
        <Text x={20} y={101} text="Dr Nath" />
        <Text x={124} y={101} styles="soft end" text="10:40" />
        <path d="M20 116h104" className="s-hairline" />
        <Text x={20} y={141} styles="strong" text="128/82" />
        <WaitingRoom y={180} />
        <Group hue="indigo">
          <Box x={12} y={232} w={120} h={36} r={18} styles="solid" />
        </Group>
        <Text x={72} y={255} styles="middle strong on-solid" text="Check in" />
      </Phone>
      <Phone x={right}>
        <Group hue="leaf">
          <Box x={5} y={22} w={134} h={48} styles="solid" />
        </Group>
        <Text x={16} y={52} styles="title on-solid" text="Token 27" />
        <Text x={16} y={101} text="Dr Nath" />
        <Text x={128} y={101} styles="soft end" text="10:40" />
        <Text x={128} y={141} styles="strong end" text="128/82" />
        <Group hue="leaf">
          <WaitingRoom y={172} />
          <Box x={36} y={224} w={96} h={48} r={14} styles="tint-medium" />
        </Group>
        <Text x={84} y={253} styles="middle strong" text="Check in" />
      </Phone>
      <Group hue="leaf">
        <DashedLine from={[13, 40]} to={[18, 40]} />
        <DashedLine from={[29, 40]} to={[25, 40]} />
      </Group>
      <PixelIcon name="heart" x={160} y={308} />
      <AppSize mb={14} />
    </DiagramColumn>
  );
}

/** One app in two app stores. Both phones show the same screen. */
export function ErrandCrossPlatform() {
  return (
    <DiagramColumn hue="marigold">
      <VerticalLine x={middle} from={5} to={8} />
      <Branches y={8} />
      {[left, right].map((x) => (
        <g key={x}>
          <VerticalLine x={x} from={8} to={11} />
          <VerticalLine x={x} from={15} to={phoneTop} />
        </g>
      ))}
      <StageBox x={middle} y={1} label="Flutter" isOurs />
      <StageBox x={left} y={11} label="App Store" />
      <StageBox x={right} y={11} label="Google Play" />
      {[left, right].map((x) => (
        <Phone key={x} x={x} isIPhone={x === left}>
          <Squares
            x={8}
            y={28}
            size={8}
            rows={['#.#.#.#.#.#.#.#.', '.#.#.#.#.#.#.#.#', '################']}
            styles="solid"
          />
          <Text x={72} y={92} styles="middle title" text="Token 27" />
          <Text x={72} y={118} styles="middle" text="Dr Nath" />
          <Text x={72} y={140} styles="middle soft" text="10:40" />
          <WaitingRoom y={176} />
          <Box x={16} y={232} w={112} h={36} styles="solid" />
          <Text x={72} y={255} styles="middle strong on-solid" text="Check in" />
        </Phone>
      ))}
      <AppSize mb={26} />
    </DiagramColumn>
  );
}

/** A website without an app store, in a browser and on a home screen. */
export function ErrandWeb() {
  return (
    <DiagramColumn hue="teal">
      <VerticalLine x={middle} from={5} to={11} />
      <VerticalLine x={middle} from={15} to={18} />
      <Branches y={18} />
      {[left, right].map((x) => (
        <VerticalLine key={x} x={x} from={18} to={phoneTop} />
      ))}
      <StageBox x={middle} y={1} label="Website" isOurs />
      <StageBox x={middle} y={11} label="Your server" />
      <Text x={100} y={172} styles="soft" text="link" />
      <Text x={276} y={172} styles="soft" text="QR code" />
      <Phone x={left} isIPhone>
        <Box x={10} y={30} w={124} h={28} r={14} styles="tint" />
        <Text x={72} y={49} styles="middle soft" text="clinic.example" />
        <WebToken />
        <WaitingRoom y={188} />
        <Box x={12} y={236} w={120} h={32} styles="selected" />
        <Text x={72} y={257} styles="middle" text="Add to home" />
      </Phone>
      <Phone x={right}>
        <Box x={12} y={26} w={120} h={36} styles="card edge" />
        <LineIcon name="bell" x={15} y={34} />
        <Text x={38} y={49} styles="strong" text="You are next" />
        <WebToken />
        <WaitingRoom y={188} peopleAhead={0} />
        <Group hue="madder">
          <Text x={72} y={257} styles="middle hue" text="No signal" />
        </Group>
      </Phone>
      <AppSize mb={1} />
    </DiagramColumn>
  );
}

function WebToken() {
  return (
    <>
      <Text x={16} y={98} styles="title" text="Token 27" />
      <Text x={16} y={124} text="Dr Nath" />
      <Text x={128} y={124} styles="soft end" text="10:40" />
      <Text x={16} y={156} styles="strong accent" text="Check in" />
      <path d="M16 160h58" className="s-thread" />
    </>
  );
}

/** The patients before the user, and the user on the right. */
function WaitingRoom({ y, peopleAhead = 3 }: { y: number; peopleAhead?: number }) {
  const seat = ['.##.', '.##.', '####', '####', '####'];
  return (
    <>
      {[64, 40, 16].slice(0, peopleAhead).map((x) => (
        <Squares key={x} x={x} y={y} size={4} rows={seat} styles="faint" />
      ))}
      <Squares x={96} y={y} size={4} rows={seat} styles="hue" />
    </>
  );
}

/** A step on the way to the phone, 18 squares wide. @param isOurs whether we write it */
function StageBox({ x, y, label, isOurs = false }: { x: number; y: number; label: string; isOurs?: boolean }) {
  return (
    <>
      <Box x={x * square} y={y * square} w={18 * square} h={5 * square} styles={isOurs ? 'solid' : 'card edge'} />
      <Text
        x={(x + 9) * square}
        y={(y + 3.2) * square}
        styles={isOurs ? 'middle strong on-solid' : 'middle strong'}
        text={label}
      />
    </>
  );
}

/** A line below the middle of the box or phone at `x`. */
function VerticalLine({ x, from, to }: { x: number; from: number; to: number }) {
  return <DashedLine from={[x + 8.5, from]} to={[x + 8.5, to]} />;
}

/** Lines from the middle to both phones. */
function Branches({ y }: { y: number }) {
  return [left, right].map((x) => <DashedLine key={x} from={[middle + 8.5, y]} to={[x + 8.5, y]} />);
}

/** A phone of 18 by 36 squares. Its children draw from its top left corner. */
function Phone({ x, isIPhone = false, children }: { x: number; isIPhone?: boolean; children: ReactNode }) {
  return (
    <Group x={x * square} y={phoneTop * square}>
      <Box w={144} h={288} r={isIPhone ? 24 : 12} styles="bezel edge" />
      <Box x={5} y={5} w={134} h={278} r={isIPhone ? 19 : 7} styles="raised" />
      {children}
      <Box x={isIPhone ? 54 : 68} y={10} w={isIPhone ? 36 : 8} h={8} r={4} styles="bezel" />
    </Group>
  );
}

/** The size of the app, with a square for each megabyte. */
function AppSize({ mb }: { mb: number }) {
  const row = '##.'.repeat(Math.ceil(mb / 2));
  return (
    <>
      <Text x={2 * square} y={63.4 * square} styles="soft" text="On the phone" />
      <Text x={42 * square} y={63.4 * square} styles="strong end" text={`${mb} MB`} />
      <Squares
        x={2 * square}
        y={64.5 * square}
        size={4}
        rows={mb > 1 ? [row, row, '', row, row] : [row, row]}
        styles="solid"
      />
    </>
  );
}

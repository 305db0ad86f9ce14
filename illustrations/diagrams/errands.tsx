import type { ReactNode } from 'react';
import { DashedLine, DiagramColumn, PixelIcon, Squares, square } from '../kit/diagram.tsx';
import type { ScreenProps } from '../kit/frame.tsx';
import { Box, Group, LineIcon, Text } from '../kit/kit.tsx';

/*
 * One errand, a token at a clinic, on two phones, by each way of making an app: what is written, what it passes through, and what then
 * differs on the glass and on the memory. An iPhone stands on the left, an Android phone on the right.
 */

/** In squares, as are the places of stations and threads. */
const [left, right, middle] = [2, 24, 13];
const phoneTop = 23;

/** Two programs through two stores: each phone with its own manners, and what is beside it at first hand. */
export function ErrandNative(frame: ScreenProps) {
  const programs = [
    { x: left, hue: 'madder', of: 'Swift', store: 'App Store' },
    { x: right, hue: 'indigo', of: 'Kotlin', store: 'Google Play' },
  ] as const;
  return (
    <DiagramColumn {...frame} hue="madder">
      {programs.map(({ x, hue, of, store }) => (
        <Group key={of} hue={hue}>
          <Down x={x} from={5} to={11} />
          <Down x={x} from={15} to={phoneTop} />
          <Station x={x} y={1} of={of} isOurs />
          <Station x={x} y={11} of={store} />
        </Group>
      ))}
      <Phone x={left} isRound>
        <Text x={16} y={62} styles="title" text="Token 27" />
        <Box x={12} y={76} w={120} h={80} r={12} styles="tint" />
        <Text x={20} y={101} text="Dr Nath" />
        <Text x={124} y={101} styles="soft end" text="10:40" />
        <path d="M20 116h104" className="s-hairline" />
        <Text x={20} y={141} styles="strong" text="128/82" />
        <Queue y={180} />
        <Group hue="indigo">
          <Box x={12} y={232} w={120} h={36} r={18} styles="solid" />
        </Group>
        <Text x={72} y={255} styles="mid strong on-solid" text="Check in" />
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
          <Queue y={172} />
          <Box x={36} y={224} w={96} h={48} r={14} styles="wash" />
        </Group>
        <Text x={84} y={253} styles="mid strong" text="Check in" />
      </Phone>
      <Group hue="leaf">
        <DashedLine from={[13, 40]} to={[18, 40]} />
        <DashedLine from={[29, 40]} to={[25, 40]} />
      </Group>
      <PixelIcon name="heart" x={160} y={308} />
      <Memory mb={14} />
    </DiagramColumn>
  );
}

/** One program through two stores: the same screen on both. */
export function ErrandCrossPlatform(frame: ScreenProps) {
  return (
    <DiagramColumn {...frame} hue="marigold">
      <Down x={middle} from={5} to={8} />
      <Fork y={8} />
      {[left, right].map((x) => (
        <g key={x}>
          <Down x={x} from={8} to={11} />
          <Down x={x} from={15} to={phoneTop} />
        </g>
      ))}
      <Station x={middle} y={1} of="Flutter" isOurs />
      <Station x={left} y={11} of="App Store" />
      <Station x={right} y={11} of="Google Play" />
      {[left, right].map((x) => (
        <Phone key={x} x={x} isRound={x === left}>
          <Squares
            x={8}
            y={28}
            size={8}
            rows={['#.#.#.#.#.#.#.#.', '.#.#.#.#.#.#.#.#', '################']}
            styles="solid"
          />
          <Text x={72} y={92} styles="mid title" text="Token 27" />
          <Text x={72} y={118} styles="mid" text="Dr Nath" />
          <Text x={72} y={140} styles="mid soft" text="10:40" />
          <Queue y={176} />
          <Box x={16} y={232} w={112} h={36} styles="solid" />
          <Text x={72} y={255} styles="mid strong on-solid" text="Check in" />
        </Phone>
      ))}
      <Memory mb={26} />
    </DiagramColumn>
  );
}

/** One website, no store: in a browser by a link, on the home screen of the other. */
export function ErrandWeb(frame: ScreenProps) {
  return (
    <DiagramColumn {...frame} hue="teal">
      <Down x={middle} from={5} to={11} />
      <Down x={middle} from={15} to={18} />
      <Fork y={18} />
      {[left, right].map((x) => (
        <Down key={x} x={x} from={18} to={phoneTop} />
      ))}
      <Station x={middle} y={1} of="Website" isOurs />
      <Station x={middle} y={11} of="Your server" />
      <Text x={100} y={172} styles="soft" text="link" />
      <Text x={276} y={172} styles="soft" text="QR code" />
      <Phone x={left} isRound>
        <Box x={10} y={30} w={124} h={28} r={14} styles="tint" />
        <Text x={72} y={49} styles="mid soft" text="clinic.example" />
        <WebToken />
        <Queue y={188} />
        <Box x={12} y={236} w={120} h={32} styles="picked" />
        <Text x={72} y={257} styles="mid" text="Add to home" />
      </Phone>
      <Phone x={right}>
        <Box x={12} y={26} w={120} h={36} styles="card edge" />
        <LineIcon name="bell" x={15} y={34} />
        <Text x={38} y={49} styles="strong" text="You are next" />
        <WebToken />
        <Queue y={188} before={0} />
        <Group hue="madder">
          <Text x={72} y={257} styles="mid dye" text="No signal" />
        </Group>
      </Phone>
      <Memory mb={1} />
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

/** Who sits in the waiting room: those before one, and oneself at the right. */
function Queue({ y, before = 3 }: { y: number; before?: number }) {
  const seat = ['.##.', '.##.', '####', '####', '####'];
  return (
    <>
      {[64, 40, 16].slice(0, before).map((x) => (
        <Squares key={x} x={x} y={y} size={4} rows={seat} styles="faint" />
      ))}
      <Squares x={96} y={y} size={4} rows={seat} styles="dye" />
    </>
  );
}

/** Where a program is written, or what it passes through, eighteen squares wide. @param isOurs whether we write it */
function Station({ x, y, of, isOurs = false }: { x: number; y: number; of: string; isOurs?: boolean }) {
  return (
    <>
      <Box x={x * square} y={y * square} w={18 * square} h={5 * square} styles={isOurs ? 'solid' : 'card edge'} />
      <Text
        x={(x + 9) * square}
        y={(y + 3.2) * square}
        styles={isOurs ? 'mid strong on-solid' : 'mid strong'}
        text={of}
      />
    </>
  );
}

/** A thread down the middle of what stands at `x`. */
function Down({ x, from, to }: { x: number; from: number; to: number }) {
  return <DashedLine from={[x + 8.5, from]} to={[x + 8.5, to]} />;
}

/** From the middle to both phones. */
function Fork({ y }: { y: number }) {
  return [left, right].map((x) => <DashedLine key={x} from={[middle + 8.5, y]} to={[x + 8.5, y]} />);
}

/** A phone of eighteen squares by thirty-six; what is on it is drawn round its corner. @param isRound an iPhone */
function Phone({ x, isRound = false, children }: { x: number; isRound?: boolean; children: ReactNode }) {
  return (
    <Group x={x * square} y={phoneTop * square}>
      <Box w={144} h={288} r={isRound ? 24 : 12} styles="bezel edge" />
      <Box x={5} y={5} w={134} h={278} r={isRound ? 19 : 7} styles="raised" />
      {children}
      <Box x={isRound ? 54 : 68} y={10} w={isRound ? 36 : 8} h={8} r={4} styles="bezel" />
    </Group>
  );
}

/** What it takes on a phone: a square for each megabyte. */
function Memory({ mb }: { mb: number }) {
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

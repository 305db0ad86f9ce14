import type { ReactNode } from 'react';
import type { Hue } from '#ui/weave/hue.ts';
import { DashedLine, Diagram, PixelIcon, Squares, square } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

/** Top left corner and width, in squares. An area has three rows of five squares, six squares apart. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

interface Step {
  readonly title: string;
  readonly day: string;
  /** What the phone and the server store. */
  readonly phone: (place: Area) => ReactNode;
  readonly server: (place: Area) => ReactNode;
}

const steps: readonly Step[] = [
  {
    title: 'The same on both',
    day: 'Monday',
    phone: (place) => <TreeRecord {...place} girth="138 cm" state="Sound" />,
    server: (place) => <TreeRecord {...place} girth="138 cm" state="Sound" />,
  },
  {
    title: 'No signal',
    day: 'for 3 days',
    phone: (place) => (
      <>
        <QueuedChange {...place} number={1} text="Girth 142 cm" />
        <QueuedChange {...place} y={place.y + 6} number={2} text="Photo" />
        <QueuedChange {...place} y={place.y + 12} number={3} text="Tree 219" />
      </>
    ),
    server: (place) => <TreeRecord {...place} girth="140 cm" girthHue="plum" state="Leaning" stateHue="plum" />,
  },
  {
    title: 'The queue is sent',
    day: 'Friday',
    phone: (place) => (
      <>
        <QueuedChange {...place} number={1} text="Girth 142 cm" result="sent" />
        <QueuedChange {...place} y={place.y + 6} number={2} text="waits: Wi-Fi" />
        <QueuedChange {...place} y={place.y + 12} number={3} text="Tree 219" result="sent" />
      </>
    ),
    server: (place) => (
      <>
        <QueuedChange {...place} number={1} text="Girth 142 cm" />
        <QueuedChange {...place} y={place.y + 6} number={1} text="sent twice" result="void" />
        <QueuedChange {...place} y={place.y + 12} number={3} text="Tree 219" />
      </>
    ),
  },
  {
    title: 'The guard chooses',
    day: 'Friday',
    phone: (place) => <ConflictChoice {...place} />,
    server: (place) => <TreeRecord {...place} girth="142 cm" girthHue="teal" state="Leaning" stateHue="plum" />,
  },
];

/** A tree record on a phone and on a server: three days offline, then synchronized again. */
export function OfflineSync() {
  return <Diagram wide={{ rows: 66, drawing: <Wide /> }} tall={{ rows: 107, drawing: <Tall /> }} />;
}

function Wide() {
  const [phoneAt, serverAt] = [11, 45];
  return (
    <>
      <Lane x={0} y={6} w={150} h={24} name="Phone" />
      <Lane x={0} y={40} w={150} h={24} name="Server" />
      {steps.map(({ title, day, phone, server }, index) => {
        const x = 2 + index * 37.5;
        const down = (along: number, from = 28, to = 44) => (
          <DashedLine from={[x + along, from]} to={[x + along, to]} />
        );
        return (
          <g key={title}>
            <Text x={x * square} y={3.8 * square} styles="title" text={title} />
            <Text x={(x + 32) * square} y={3.8 * square} styles="soft end" text={day} />
            {phone({ x, y: phoneAt, w: 26 })}
            {server({ x, y: serverAt, w: 26 })}
            {title === 'No signal' ? (
              <>
                <OfflineBarrier x={x - 1.5} y={30} w={37} h={10} />
                {down(13, 28, 29)}
                {down(13, 40, 44)}
              </>
            ) : title === 'The queue is sent' ? (
              [3, 7, 22].map((along) => <g key={along}>{down(along)}</g>)
            ) : (
              down(13)
            )}
          </g>
        );
      })}
    </>
  );
}

function Tall() {
  return (
    <>
      <Lane x={0} y={0} w={20} h={107} name="Phone" />
      <Lane x={24} y={0} w={20} h={107} name="Server" />
      {steps.map(({ title, day, phone, server }, index) => {
        const y = 5 + index * 25.5;
        const across = (row: number, to = 24) => <DashedLine from={[19, y + 6 + row * 6]} to={[to, y + 6 + row * 6]} />;
        return (
          <g key={title}>
            <Text x={square} y={(y + 2) * square} styles="title" text={title} />
            <Text x={43 * square} y={(y + 2) * square} styles="soft end" text={day} />
            {phone({ x: 1, y: y + 4, w: 18 })}
            {server({ x: 25, y: y + 4, w: 18 })}
            {title === 'No signal' ? (
              <OfflineBarrier x={20} y={y + 4} w={4} h={17} />
            ) : title === 'The queue is sent' ? (
              <>
                {across(0)}
                <DashedLine from={[22, y + 6]} to={[22, y + 12]} />
                <DashedLine from={[22, y + 12]} to={[24, y + 12]} />
                {across(2)}
              </>
            ) : (
              across(1)
            )}
          </g>
        );
      })}
    </>
  );
}

function Lane({ x, y, w, h, name }: Area & { h: number; name: string }) {
  return (
    <>
      <Box x={x * square} y={y * square} w={w * square} h={h * square} styles="lane" />
      <Text x={(x + 2) * square} y={(y + 3.2) * square} styles="soft" text={name} />
    </>
  );
}

/** A tree record. A changed field has the hue of the person who changed it. */
function TreeRecord({
  x,
  y,
  w,
  girth,
  girthHue,
  state,
  stateHue,
}: Area & { girth: string; girthHue?: Hue; state: string; stateHue?: Hue }) {
  return (
    <>
      <TreeHead x={x} y={y} w={w} />
      <Field x={x} y={y + 6} w={w} hue={girthHue} text={`Girth ${girth}`} />
      <Field x={x} y={y + 12} w={w} hue={stateHue} text={state} />
    </>
  );
}

function TreeHead({ x, y, w }: Area) {
  return (
    <>
      <Box x={x * square} y={y * square} w={w * square} h={17 * square} styles="card edge" />
      <Group hue="leaf">
        <PixelIcon name="leaf" x={x * square + 6} y={y * square + 5} />
      </Group>
      <Text x={(x + 6) * square} y={(y + 3.4) * square} styles="strong" text="Tree 218" />
    </>
  );
}

function Field({ x, y, w, hue, text }: Area & { hue?: Hue | undefined; text: string }) {
  return (
    <Group x={(x + 1) * square} y={y * square} hue={hue}>
      {hue ? <Box w={(w - 2) * square} h={4.5 * square} styles="selected" /> : null}
      <Text x={square} y={3 * square} styles={hue ? 'strong' : ''} text={text} />
    </Group>
  );
}

/** A change in the queue. @param result undefined while it waits, `void` for a duplicate */
function QueuedChange({
  x,
  y,
  w,
  number,
  text,
  result,
}: Area & { number: number; text: string; result?: 'sent' | 'void' }) {
  return (
    <Group x={x * square} y={y * square} hue="teal">
      <Box w={w * square} h={5 * square} styles={result ? 'dashed' : 'card edge'} />
      <Box w={4 * square} h={5 * square} styles={result ? 'disabled' : 'solid'} />
      <Text x={2 * square} y={3.2 * square} styles={result ? 'middle soft' : 'middle strong on-solid'} text={number} />
      <Text x={5 * square} y={3.2 * square} styles={result ? 'soft' : ''} text={text} />
      {result === 'void' ? (
        <Group hue="madder">
          <path d={`M${square} ${2.6 * square}h${2 * square}`} className="s-thread s-thick" />
        </Group>
      ) : null}
    </Group>
  );
}

/** The two values of a field that both sides changed. The user chooses the first. */
function ConflictChoice({ x, y, w }: Area) {
  const half = (w - 1) / 2;
  return (
    <>
      <TreeHead x={x} y={y} w={w} />
      <Field x={x} y={y + 6} w={half + 1} hue="teal" text="142 cm" />
      <Group x={(x + 1 + half) * square} y={(y + 6) * square}>
        <Text x={square} y={3 * square} styles="soft" text="140 cm" />
        <path d={`M${square / 2} ${2.4 * square}h56`} className="s-thread-muted s-thick" />
      </Group>
      <Field x={x} y={y + 12} w={w} hue="plum" text="Leaning" />
    </>
  );
}

/** @param h height in squares */
function OfflineBarrier({ x, y, w, h }: Area & { h: number }) {
  return (
    <g>
      <Box x={x * square} y={y * square} w={w * square} h={h * square} styles="disabled" />
      <Group hue="madder">
        <Squares
          x={(x + w / 2 - 1.5) * square}
          y={(y + h / 2 - 1.5) * square}
          rows={['#.#', '.#.', '#.#']}
          styles="solid"
        />
      </Group>
    </g>
  );
}

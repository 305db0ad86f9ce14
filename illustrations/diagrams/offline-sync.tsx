import type { ReactNode } from 'react';
import type { Hue } from '#ui/weave/hue.ts';
import { DashedLine, Diagram, PixelIcon, Squares, square } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

/** Three rows of five squares, six squares apart: their top left corner and their width, in squares. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

interface Time {
  readonly of: string;
  readonly day: string;
  /** What the guard's phone holds, and what the server does. */
  readonly phone: (place: Place) => ReactNode;
  readonly server: (place: Place) => ReactNode;
}

const times: readonly Time[] = [
  {
    of: 'The same on both',
    day: 'Monday',
    phone: (place) => <Tree {...place} girth="138 cm" state="Sound" />,
    server: (place) => <Tree {...place} girth="138 cm" state="Sound" />,
  },
  {
    of: 'No signal',
    day: 'for 3 days',
    phone: (place) => (
      <>
        <Change {...place} no={1} of="Girth 142 cm" />
        <Change {...place} y={place.y + 6} no={2} of="Photo" />
        <Change {...place} y={place.y + 12} no={3} of="Tree 219" />
      </>
    ),
    server: (place) => <Tree {...place} girth="140 cm" girthHue="plum" state="Leaning" stateHue="plum" />,
  },
  {
    of: 'The queue is sent',
    day: 'Friday',
    phone: (place) => (
      <>
        <Change {...place} no={1} of="Girth 142 cm" fate="sent" />
        <Change {...place} y={place.y + 6} no={2} of="waits: Wi-Fi" />
        <Change {...place} y={place.y + 12} no={3} of="Tree 219" fate="sent" />
      </>
    ),
    server: (place) => (
      <>
        <Change {...place} no={1} of="Girth 142 cm" />
        <Change {...place} y={place.y + 6} no={1} of="sent twice" fate="void" />
        <Change {...place} y={place.y + 12} no={3} of="Tree 219" />
      </>
    ),
  },
  {
    of: 'The guard chooses',
    day: 'Friday',
    phone: (place) => <Choice {...place} />,
    server: (place) => <Tree {...place} girth="142 cm" girthHue="teal" state="Leaning" stateHue="plum" />,
  },
];

/** What is known of one tree on a phone and on a server: apart for three days, then the same again. */
export function OfflineSync() {
  return <Diagram wide={{ rows: 66, drawing: <Wide /> }} tall={{ rows: 107, drawing: <Tall /> }} />;
}

/** The phone above, the server below; time runs to the right. */
function Wide() {
  const [phoneAt, serverAt] = [11, 45];
  return (
    <>
      <Lane x={0} y={6} w={150} h={24} of="Phone" />
      <Lane x={0} y={40} w={150} h={24} of="Server" />
      {times.map(({ of, day, phone, server }, index) => {
        const x = 2 + index * 37.5;
        const down = (along: number, from = 28, to = 44) => (
          <DashedLine from={[x + along, from]} to={[x + along, to]} />
        );
        return (
          <g key={of}>
            <Text x={x * square} y={3.8 * square} styles="title" text={of} />
            <Text x={(x + 32) * square} y={3.8 * square} styles="soft end" text={day} />
            {phone({ x, y: phoneAt, w: 26 })}
            {server({ x, y: serverAt, w: 26 })}
            {of === 'No signal' ? (
              <>
                <Wall x={x - 1.5} y={30} w={37} h={10} />
                {down(13, 28, 29)}
                {down(13, 40, 44)}
              </>
            ) : of === 'The queue is sent' ? (
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

/** The phone on the left, the server on the right; time runs down. */
function Tall() {
  return (
    <>
      <Lane x={0} y={0} w={20} h={107} of="Phone" />
      <Lane x={24} y={0} w={20} h={107} of="Server" />
      {times.map(({ of, day, phone, server }, index) => {
        const y = 5 + index * 25.5;
        const across = (row: number, to = 24) => <DashedLine from={[19, y + 6 + row * 6]} to={[to, y + 6 + row * 6]} />;
        return (
          <g key={of}>
            <Text x={square} y={(y + 2) * square} styles="title" text={of} />
            <Text x={43 * square} y={(y + 2) * square} styles="soft end" text={day} />
            {phone({ x: 1, y: y + 4, w: 18 })}
            {server({ x: 25, y: y + 4, w: 18 })}
            {of === 'No signal' ? (
              <Wall x={20} y={y + 4} w={4} h={17} />
            ) : of === 'The queue is sent' ? (
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

function Lane({ x, y, w, h, of }: Place & { h: number; of: string }) {
  return (
    <>
      <Box x={x * square} y={y * square} w={w * square} h={h * square} styles="lane" />
      <Text x={(x + 2) * square} y={(y + 3.2) * square} styles="soft" text={of} />
    </>
  );
}

/** What is known of a tree; a field that was changed has the dye of whoever changed it. */
function Tree({
  x,
  y,
  w,
  girth,
  girthHue,
  state,
  stateHue,
}: Place & { girth: string; girthHue?: Hue; state: string; stateHue?: Hue }) {
  return (
    <>
      <TreeHead x={x} y={y} w={w} />
      <Field x={x} y={y + 6} w={w} hue={girthHue} of={`Girth ${girth}`} />
      <Field x={x} y={y + 12} w={w} hue={stateHue} of={state} />
    </>
  );
}

function TreeHead({ x, y, w }: Place) {
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

/** @param hue of whoever changed it */
function Field({ x, y, w, hue, of }: Place & { hue?: Hue | undefined; of: string }) {
  return (
    <Group x={(x + 1) * square} y={y * square} hue={hue}>
      {hue ? <Box w={(w - 2) * square} h={4.5 * square} styles="picked" /> : null}
      <Text x={square} y={3 * square} styles={hue ? 'strong' : ''} text={of} />
    </Group>
  );
}

/** A change in the queue, by its number. @param fate nothing while it waits, `void` where it does not count */
function Change({ x, y, w, no, of, fate }: Place & { no: number; of: string; fate?: 'sent' | 'void' }) {
  return (
    <Group x={x * square} y={y * square} hue="teal">
      <Box w={w * square} h={5 * square} styles={fate ? 'held' : 'card edge'} />
      <Box w={4 * square} h={5 * square} styles={fate ? 'shut' : 'solid'} />
      <Text x={2 * square} y={3.2 * square} styles={fate ? 'mid soft' : 'mid strong on-solid'} text={no} />
      <Text x={5 * square} y={3.2 * square} styles={fate ? 'soft' : ''} text={of} />
      {fate === 'void' ? (
        <Group hue="madder">
          <path d={`M${square} ${2.6 * square}h${2 * square}`} className="s-thread s-pen" />
        </Group>
      ) : null}
    </Group>
  );
}

/** The field that both changed, each value side by side; the guard takes the first. */
function Choice({ x, y, w }: Place) {
  const half = (w - 1) / 2;
  return (
    <>
      <TreeHead x={x} y={y} w={w} />
      <Field x={x} y={y + 6} w={half + 1} hue="teal" of="142 cm" />
      <Group x={(x + 1 + half) * square} y={(y + 6) * square}>
        <Text x={square} y={3 * square} styles="soft" text="140 cm" />
        <path d={`M${square / 2} ${2.4 * square}h56`} className="s-thread-past s-pen" />
      </Group>
      <Field x={x} y={y + 12} w={w} hue="plum" of="Leaning" />
    </>
  );
}

/** Where nothing passes. @param h height in squares */
function Wall({ x, y, w, h }: Place & { h: number }) {
  return (
    <g>
      <Box x={x * square} y={y * square} w={w * square} h={h * square} styles="shut" />
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

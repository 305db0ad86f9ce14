import type { Hue } from '#ui/weave/hue.ts';
import { DashedLine, Diagram, Squares, square } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

/** Four points in time, and the part that has loaded by then. */
const frames = [
  { time: '0 s', label: 'Address' },
  { time: '0.6 s', label: 'HTML' },
  { time: '1.2 s', label: 'Data' },
  { time: '1.8 s', label: 'Script' },
] as const;

/** Network requests. `from` and `to` are indices of `frames`. The part of the page that a request loads has its hue. */
const requests: readonly { label: string; hue: Hue; from: number; to: number }[] = [
  { label: 'HTML, 11 KB', hue: 'indigo', from: 0, to: 1 },
  { label: 'Style, 9 KB', hue: 'plum', from: 0.5, to: 1 },
  { label: 'Data, 4 KB', hue: 'leaf', from: 1, to: 2 },
  { label: 'Script, 38 KB of 150', hue: 'madder', from: 1, to: 3 },
];

const beds = [
  { bed: 'Bed 7', value: '38.9 °C' },
  { bed: 'Bed 8', value: 'due 10:00' },
  { bed: 'Bed 9', value: '36.8 °C' },
] as const;

/** How a page loads: the page at four times, and the network requests. */
export function PageRequest() {
  return <Diagram wide={{ rows: 58, drawing: <Wide /> }} tall={{ rows: 145, drawing: <Tall /> }} />;
}

function Wide() {
  const at = (time: number) => 2 + time * 37.5;
  return (
    <>
      {frames.map(({ time, label }, index) => (
        <g key={time}>
          <Text x={at(index) * square} y={3.6 * square} styles="title" text={label} />
          <Text x={(at(index) + 34) * square} y={3.6 * square} styles="soft end" text={time} />
          <Page x={at(index)} y={6} frame={index} />
        </g>
      ))}
      {requests.map(({ label, hue, from, to }, index) => {
        const y = 42 + index * 4;
        // Lines to the same frame are side by side.
        const end = at(to) + index;
        return (
          <Group key={label} hue={hue}>
            <DashedLine from={[at(from), y]} to={[end, y]} />
            <DashedLine from={[end, y]} to={[end, 34]} />
            <Text x={(at(to) + 6) * square} y={(y + 1.2) * square} styles="strong" text={label} />
          </Group>
        );
      })}
    </>
  );
}

/** The label of a request is below the frame at which it starts. */
function Tall() {
  const at = (time: number) => 1 + time * 37;
  return (
    <>
      {frames.map(({ time, label }, index) => (
        <g key={time}>
          <Text x={9 * square} y={(at(index) + 1.8) * square} styles="title" text={label} />
          <Text x={43 * square} y={(at(index) + 1.8) * square} styles="soft end" text={time} />
          <Page x={9} y={at(index) + 3} frame={index} />
        </g>
      ))}
      {requests.map(({ label, hue, from, to }, index) => {
        const x = 1 + index * 2;
        const end = at(to) + 5 + index;
        return (
          <Group key={label} hue={hue}>
            <DashedLine from={[x, at(from) + 5]} to={[x, end]} />
            <DashedLine from={[x, end]} to={[8, end]} />
            <Text
              x={(index % 2 ? 24 : 9) * square}
              y={(at(Math.floor(from)) + 33.6) * square}
              styles="strong hue"
              text={label}
            />
          </Group>
        );
      })}
    </>
  );
}

/** The page, 34 by 28 squares, with placeholders for what has not loaded. @param x @param y top left corner, in squares */
function Page({ x, y, frame }: { x: number; y: number; frame: number }) {
  return (
    <Group x={x * square} y={y * square}>
      <Box w={272} h={224} styles="card edge" />
      <Box w={272} h={36} styles="tint edge" />
      <Box x={32} y={6} w={224} h={24} styles="raised" />
      <Text x={44} y={23.5} text="ward.example/4" />
      {frame > 0 ? <Text x={16} y={66} styles="title" text="Ward 4" /> : <Box y={36} w={64} h={4} styles="solid" />}
      {frame > 0
        ? beds.map(({ bed, value }, index) => (
            <Bed key={bed} y={80 + index * 46} {...{ bed, value, frame }} hasButton={index === 1} />
          ))
        : null}
    </Group>
  );
}

/** @param hasButton adds a button, the only part that needs a script */
function Bed({
  y,
  bed,
  value,
  frame,
  hasButton,
}: {
  y: number;
  bed: string;
  value: string;
  frame: number;
  hasButton: boolean;
}) {
  return (
    <Group y={y}>
      <path d="M16 0h240" className="s-hairline" />
      <Text x={16} y={28} text={bed} />
      <Group x={84} y={8} hue="leaf">
        <Box w={96} h={30} styles={frame > 1 ? 'tint' : 'dashed'} />
        {frame > 1 ? <Text x={48} y={20.5} styles="middle strong" text={value} /> : null}
      </Group>
      {hasButton ? (
        <Group x={192} y={8} hue="madder">
          <Box w={64} h={30} styles={frame > 2 ? 'solid' : 'dashed'} />
          <Text x={32} y={20.5} styles={frame > 2 ? 'middle strong on-solid' : 'middle soft'} text="Give" />
          {frame > 2 ? <Pointer /> : null}
        </Group>
      ) : null}
    </Group>
  );
}

function Pointer() {
  const rows = ['#.....', '##....', '###...', '####..', '#####.', '######', '####..', '#..##.', '...##.'];
  return <Squares x={50} y={20} size={3} rows={rows} styles="ink" />;
}

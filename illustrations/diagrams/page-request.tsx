import type { Hue } from '#ui/weave/hue.ts';
import { DashedLine, Diagram, Squares, square } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

/** What is to be seen, each 0.6 seconds after the one before, and what has come by then. */
const times = [
  { time: '0 s', of: 'Address' },
  { time: '0.6 s', of: 'HTML' },
  { time: '1.2 s', of: 'Data' },
  { time: '1.8 s', of: 'Script' },
] as const;

/** What comes over the network, from one of these times to another. What it brings has its dye. */
const loads: readonly { of: string; hue: Hue; from: number; to: number }[] = [
  { of: 'HTML, 11 KB', hue: 'indigo', from: 0, to: 1 },
  { of: 'Style, 9 KB', hue: 'plum', from: 0.5, to: 1 },
  { of: 'Data, 4 KB', hue: 'leaf', from: 1, to: 2 },
  { of: 'Script, 38 KB of 150', hue: 'madder', from: 1, to: 3 },
];

const beds = [
  { bed: 'Bed 7', value: '38.9 °C' },
  { bed: 'Bed 8', value: 'due 10:00' },
  { bed: 'Bed 9', value: '36.8 °C' },
] as const;

/** A page at four times, as on a film, and the network beside it. */
export function PageRequest() {
  return <Diagram wide={{ rows: 58, drawing: <Wide /> }} tall={{ rows: 145, drawing: <Tall /> }} />;
}

/** Time runs to the right. */
function Wide() {
  const at = (time: number) => 2 + time * 37.5;
  return (
    <>
      {times.map(({ time, of }, index) => (
        <g key={time}>
          <Text x={at(index) * square} y={3.6 * square} styles="title" text={of} />
          <Text x={(at(index) + 34) * square} y={3.6 * square} styles="soft end" text={time} />
          <Page x={at(index)} y={6} seen={index} />
        </g>
      ))}
      {loads.map(({ of, hue, from, to }, index) => {
        const y = 42 + index * 4;
        // What has come by one time goes up side by side.
        const end = at(to) + index;
        return (
          <Group key={of} hue={hue}>
            <DashedLine from={[at(from), y]} to={[end, y]} />
            <DashedLine from={[end, y]} to={[end, 34]} />
            <Text x={(at(to) + 6) * square} y={(y + 1.2) * square} styles="strong" text={of} />
          </Group>
        );
      })}
    </>
  );
}

/** Time runs down; what sets out after a picture is named below it. */
function Tall() {
  const at = (time: number) => 1 + time * 37;
  return (
    <>
      {times.map(({ time, of }, index) => (
        <g key={time}>
          <Text x={9 * square} y={(at(index) + 1.8) * square} styles="title" text={of} />
          <Text x={43 * square} y={(at(index) + 1.8) * square} styles="soft end" text={time} />
          <Page x={9} y={at(index) + 3} seen={index} />
        </g>
      ))}
      {loads.map(({ of, hue, from, to }, index) => {
        const x = 1 + index * 2;
        const end = at(to) + 5 + index;
        return (
          <Group key={of} hue={hue}>
            <DashedLine from={[x, at(from) + 5]} to={[x, end]} />
            <DashedLine from={[x, end]} to={[8, end]} />
            <Text
              x={(index % 2 ? 24 : 9) * square}
              y={(at(Math.floor(from)) + 33.6) * square}
              styles="strong dye"
              text={of}
            />
          </Group>
        );
      })}
    </>
  );
}

/**
 * The page, 34 squares by 28. What has come is drawn in place of what held its place.
 * @param x @param y its top left corner, in squares
 * @param seen 0 to 3, by now
 */
function Page({ x, y, seen }: { x: number; y: number; seen: number }) {
  return (
    <Group x={x * square} y={y * square}>
      <Box w={272} h={224} styles="card edge" />
      <Box w={272} h={36} styles="tint edge" />
      <Box x={32} y={6} w={224} h={24} styles="raised" />
      <Text x={44} y={23.5} text="ward.example/4" />
      {seen > 0 ? <Text x={16} y={66} styles="title" text="Ward 4" /> : <Box y={36} w={64} h={4} styles="solid" />}
      {seen > 0
        ? beds.map(({ bed, value }, index) => (
            <Bed key={bed} y={80 + index * 46} {...{ bed, value, seen }} isDue={index === 1} />
          ))
        : null}
    </Group>
  );
}

/** @param isDue whether one can give what is due: the only part with a script of its own */
function Bed({ y, bed, value, seen, isDue }: { y: number; bed: string; value: string; seen: number; isDue: boolean }) {
  return (
    <Group y={y}>
      <path d="M16 0h240" className="s-hairline" />
      <Text x={16} y={28} text={bed} />
      <Group x={84} y={8} hue="leaf">
        <Box w={96} h={30} styles={seen > 1 ? 'tint' : 'held'} />
        {seen > 1 ? <Text x={48} y={20.5} styles="mid strong" text={value} /> : null}
      </Group>
      {isDue ? (
        <Group x={192} y={8} hue="madder">
          <Box w={64} h={30} styles={seen > 2 ? 'solid' : 'held'} />
          <Text x={32} y={20.5} styles={seen > 2 ? 'mid strong on-solid' : 'mid soft'} text="Give" />
          {seen > 2 ? <Pointer /> : null}
        </Group>
      ) : null}
    </Group>
  );
}

function Pointer() {
  const rows = ['#.....', '##....', '###...', '####..', '#####.', '######', '####..', '#..##.', '...##.'];
  return (
    <g>
      <Squares x={50} y={20} size={3} rows={rows} styles="ink" />
    </g>
  );
}

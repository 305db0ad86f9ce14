import { DiagramHead, Squares, tick } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

const bed = ['#', '#', '#.####', '#.####.#########', '################', '#..............#', '#..............#'];

/** The beds of a ward. A bed without a patient has no `medicine`. */
const beds: readonly { number: number; medicine?: 'given' | 'due' }[] = [
  { number: 7, medicine: 'given' },
  { number: 8, medicine: 'due' },
  { number: 9 },
  { number: 10, medicine: 'given' },
  { number: 11 },
  { number: 12, medicine: 'given' },
];

/** The board of a ward: which beds are free, and who gets a medicine next. */
export function HospitalsHead() {
  return (
    <DiagramHead hue="madder">
      <Box x={16} y={24} w={528} h={372} styles="card edge" />
      <Box x={16} y={24} w={528} h={64} styles="solid" />
      <Text x={36} y={64} styles="on-solid figure" text="Ward 2" />
      <Text x={524} y={64} styles="on-solid figure end" text="2 beds free" />
      {beds.map(({ number, medicine }, index) => (
        <Group key={number} x={32 + (index % 3) * 172} y={104 + Math.floor(index / 3) * 142}>
          <Box w={152} h={130} styles={{ given: 'tint', due: 'selected', free: 'dashed' }[medicine ?? 'free']} />
          <Text x={12} y={32} styles="figure" text={number} />
          {medicine === 'given' ? (
            <Group hue="leaf">
              <Squares x={116} y={14} rows={tick} size={3.5} styles="hue" />
            </Group>
          ) : (
            <Text
              x={140}
              y={32}
              styles={medicine ? 'hue figure end' : 'soft figure end'}
              text={medicine ? '10:00' : 'free'}
            />
          )}
          <Squares x={12} y={60} rows={bed} size={8} styles={medicine ? 'hue' : 'faint'} />
        </Group>
      ))}
    </DiagramHead>
  );
}

import { ThreadBar } from '../kit/charts.tsx';
import { DiagramColumn, Squares, tick } from '../kit/diagram.tsx';
import { Box, Group, Hairline, Heading, Text } from '../kit/kit.tsx';

/** Left and right edge of the text. */
const [left, right] = [24, 328];

/** Rain of each month in mm. A stroke is 17.5 mm. */
const months = [12, 22, 62, 180, 340, 420, 390, 350, 260, 140, 36, 10];

/** x of the middle of a month, in whole units. */
const middleOf = (month: number) => Math.round(left + ((month + 0.5) * (right - left)) / months.length);

const faults = [
  { at: '2 Mar, 04:17', found: 'missing' },
  { at: '19 Jul, 11:02', found: 'twice' },
  { at: '8 Oct, 23:59', found: 'below zero' },
];

const runs = [
  { version: 'istringstream', ms: 612 },
  { version: 'from_chars', ms: 148 },
  { version: 'four threads', ms: 46 },
];

const checks = ['All totals agree', '14 of 14 tests pass', 'No data race'];

/** The report of a student's project from the last sessions of the C/C++ course. All values are made up. */
export function StudentProject() {
  return (
    <DiagramColumn hue="madder">
      <path d="M0 6h352" className="s-thread" strokeWidth={12} strokeDasharray="5 3" />
      <Text x={left} y={50} styles="figure" text="A year of rain" />
      <Text x={left} y={73} styles="soft" text="A. Student, C/C++ Programming" />
      <Group x={262} y={30}>
        <g transform="rotate(-4)">
          <Box w={66} h={26} styles="no-fill icon-accent" />
          <Text x={33} y={18} styles="accent strong middle" text="Sample" />
        </g>
      </Group>
      <Hairline d="M0 90.5h352" />

      <Heading x={left} y={116} w={right - left} title="Rain by month" aside="2,222 mm" />
      <path
        d={months.map((rain, index) => `M${middleOf(index)} 206v-${Math.round(rain / 17.5) * 3 - 1}`).join('')}
        className="s-thread"
        strokeWidth={18}
        strokeDasharray="2 1"
      />
      {[...'JFMAMJJASOND'].map((month, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first letters of months repeat
        <Text key={index} x={middleOf(index)} y={224} styles="soft middle" text={month} />
      ))}
      <Hairline d="M0 238.5h352" />

      <Heading x={left} y={263} w={right - left} title="Bad lines" aside="3 of 525,600" />
      {faults.map(({ at, found }, row) => (
        <Heading key={at} x={left} y={287 + row * 21} w={right - left} title={at} aside={found} />
      ))}
      <Hairline d="M0 343.5h352" />

      <Heading x={left} y={368} w={right - left} title="Median of five runs" aside="-O2" />
      {runs.map(({ version, ms }, row) => (
        <Group key={version} y={393 + row * 23}>
          <Text x={left} text={version} />
          <ThreadBar x={128} y={-5} w={132} share={ms / 612} />
          <Text x={right} styles="soft end tabular" text={`${ms} ms`} />
        </Group>
      ))}
      <Hairline d="M0 455.5h352" />

      {checks.map((check, row) => (
        <Group key={check} y={479 + row * 22} hue="leaf">
          <Squares x={left} y={-11} rows={tick} size={2} styles="hue" />
          <Text x={left + 24} text={check} />
        </Group>
      ))}
    </DiagramColumn>
  );
}

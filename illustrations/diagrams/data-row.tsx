import { DashedLine, Diagram, Diamond, PixelIcon, ResultMark, square } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

/** Two sales as the till exports them. The amount of the second is wrong: 3 × 185 is 555. */
const csvRows = { valid: '06/12/25;DMN;chaul 5kg;2;610', invalid: '06/12/25;DMN;tel 1L;3;55' } as const;

const hueOf = { valid: 'leaf', invalid: 'madder' } as const;

/** The fields of the valid row. `column` is the middle of the field in the CSV text, in characters. */
const cells = [
  { name: 'Day', value: '6 Dec 2025', column: 4, w: 15 },
  { name: 'Shop', value: 'Dharmanagar', column: 10.5, w: 17 },
  { name: 'Item', value: 'Rice', column: 17.5, w: 12 },
  { name: 'Quantity', value: '10 kg', column: 23.5, w: 13 },
  { name: 'Amount', value: '₹610', column: 26.5, w: 12 },
] as const;

/** Rice sold on each day, in units of 10 kg. The valid row is the last unit of Saturday. */
const riceSold = { Mon: 5, Tue: 4, Wed: 6, Thu: 5, Fri: 7, Sat: 13 } as const;
/** In units of 10 kg. */
const stock = 14;

/** Shops whose data was loaded in time. The eleventh is late. */
const loadedShops = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** In squares. */
const stageHeight = { wide: 30, tall: 27 } as const;

/** Two sales at six stages from the till to the report. The invalid one is set aside. */
export function DataRow() {
  return (
    <Diagram
      wide={{ columns: 94, rows: 6 * stageHeight.wide, drawing: <Wide /> }}
      tall={{ rows: 6 * stageHeight.tall, drawing: <Tall /> }}
    />
  );
}

/** The invalid row is on the left, the valid one on the right. The line at the right edge leads from the report back to the source. */
function Wide() {
  return (
    <>
      <Stages w={94} h={stageHeight.wide} />

      <DashedLine from={[38, 10]} to={[21, 10]} styles="thread-muted" />
      <DashedLine from={[50, 10]} to={[67, 10]} styles="thread-muted" />
      <DashedLine from={[21, 10]} to={[21, 76]} styles="thread-muted" />
      <DashedLine from={[67, 10]} to={[67, 76]} styles="thread-muted" />
      <DashedLine from={[67, 76]} to={[67, 94]} />

      <Text x={24} y={34} styles="title" text="Till in Dharmanagar" />
      <PixelIcon name="till" x={38 * square} y={3 * square} size={6} />
      <Row x={50} y={18} w={35} h={5} kind="valid" />
      <Row x={6} y={18} w={31} h={5} kind="invalid" />

      <Row x={50} y={35} w={35} h={5} kind="valid" />
      <Row x={6} y={35} w={31} h={5} kind="invalid" />
      <OlderRows x={50} y={41} w={35} />
      <OlderRows x={6} y={41} w={31} />
      <PixelIcon name="database" x={25 * square} y={52 * square} size={2.5} />
      <Text x={31 * square} y={55.4 * square} styles="strong" text="Kept as it came" />
      <Group hue="indigo">
        <Text x={88 * square} y={55.4 * square} styles="strong hue end" text="Way back" />
      </Group>

      <Row x={50} y={64} w={35} h={5} kind="valid" isChecked />
      <Row x={6} y={64} w={31} h={5} kind="invalid" isChecked />
      <ResultMark x={67} y={76} isCorrect />
      <Text x={71 * square} y={77.2 * square} text="2 × 305 = 610" />
      <ResultMark x={21} y={76} isCorrect={false} />
      <Text x={25 * square} y={77.2 * square} text="3 × 185 is not 55" />
      <Group hue="madder">
        <PixelIcon name="envelope" x={18 * square} y={80 * square} size={3} />
      </Group>
      <Text x={25 * square} y={84 * square} styles="strong" text="Set aside, owner told" />

      <Row x={50} y={93} w={35} h={5} kind="valid" isChecked />
      {cells.map(({ name, value, column, w }, index) => {
        const x = 8 + cells.slice(0, index).reduce((sum, cell) => sum + cell.w + 1, 0);
        return (
          <g key={name}>
            <DashedLine from={[50.5 + 1.17 * column, 98]} to={[x + w / 2 - 0.5, 105]} />
            <Box x={x * square} y={106 * square} w={w * square} h={9 * square} styles="selected" />
            <Text x={(x + 1) * square} y={109.2 * square} styles="soft" text={name} />
            <Text x={(x + 1) * square} y={113 * square} styles="strong" text={value} />
          </g>
        );
      })}

      <DashedLine from={[59, 115]} to={[59, 121]} />
      <DashedLine from={[59, 121]} to={[72, 121]} />
      <DashedLine from={[72, 121]} to={[72, 126]} />
      <Text x={6 * square} y={124.4 * square} styles="title" text="Rice sold, kg" />
      <WeekChart x={24} y={145} w={7} pitch={9} unit={1.3} />
      <Text x={6 * square} y={127.6 * square} text="On the shelf: 140" />
      <LineToSource from={[77, 127]} x={90} to={[85, 37]} />

      <RowCounts x={6} y={156.5} w={66} />
      <LoadingTimes x={6} y={171} w={82} bellSize={2.5} />
    </>
  );
}

function Tall() {
  return (
    <>
      <Stages w={44} h={stageHeight.tall} />

      <DashedLine from={[28, 9]} to={[3, 9]} styles="thread-muted" />
      <DashedLine from={[32, 9]} to={[37, 9]} styles="thread-muted" />
      <DashedLine from={[3, 9]} to={[3, 75]} styles="thread-muted" />
      <DashedLine from={[37, 9]} to={[37, 64]} styles="thread-muted" />
      <DashedLine from={[37, 64]} to={[37, 84]} />

      <Text x={2 * square} y={4 * square} styles="title" text="Till in Dharmanagar" />
      <PixelIcon name="till" x={25.5 * square} y={5 * square} size={4} />
      <Row x={7} y={14} w={33} h={4} kind="valid" />
      <Row x={1} y={20} w={29} h={4} kind="invalid" />

      <Row x={7} y={29} w={33} h={4} kind="valid" />
      <Row x={1} y={35} w={29} h={4} kind="invalid" />
      <OlderRows x={1} y={40} w={39} />
      <PixelIcon name="database" x={5 * square} y={49.5 * square} size={2} />
      <Text x={10 * square} y={52.2 * square} styles="strong" text="Kept as it came" />

      <Row x={7} y={56} w={33} h={4} kind="valid" isChecked />
      <ResultMark x={37} y={64} isCorrect />
      <Text x={34 * square} y={65 * square} styles="end" text="2 × 305 = 610" />
      <Row x={1} y={67} w={29} h={4} kind="invalid" isChecked />
      <ResultMark x={3} y={75} isCorrect={false} />
      <Text x={7 * square} y={75 * square} text="3 × 185 is not 55" />
      <Text x={7 * square} y={78 * square} styles="strong" text="Set aside, owner told" />
      <Group hue="madder">
        <PixelIcon name="envelope" x={30 * square} y={73.6 * square} />
      </Group>

      <Row x={7} y={83} w={33} h={4} kind="valid" isChecked />
      {cells.map(({ name, value }, index) => (
        <Group key={name} x={2 * square} y={(88.5 + index * 3.6) * square}>
          <Box x={0} y={0} w={38 * square} h={3.2 * square} styles="selected" />
          <Text x={square} y={2.3 * square} styles="soft" text={name} />
          <Text x={37 * square} y={2.3 * square} styles="strong end" text={value} />
        </Group>
      ))}

      <Text x={2 * square} y={112 * square} styles="title" text="Rice sold, kg" />
      <Text x={2 * square} y={115.8 * square} text="On the shelf: 140" />
      <WeekChart x={3} y={131} w={5} pitch={6} unit={1} />
      <Group hue="indigo">
        <Text x={41 * square} y={115.4 * square} styles="strong hue end" text="Way back" />
      </Group>
      <LineToSource from={[39, 118]} x={42} to={[40, 31]} />

      <RowCounts x={2} y={140} w={28} />
      <LoadingTimes x={2} y={154} w={38} bellSize={2} />
    </>
  );
}

/** A background for each stage. @param w width and @param h height of a stage, in squares */
function Stages({ w, h }: { w: number; h: number }) {
  return [0, 1, 2, 3, 4, 5].map((index) => (
    <Box key={index} x={0} y={(index * h + 0.5) * square} w={w * square} h={(h - 1) * square} styles="lane" />
  ));
}

/** Position and width, in squares. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** A CSV row. Valid and invalid rows look the same until they are checked. */
function Row({
  x,
  y,
  w,
  h,
  kind,
  isChecked = false,
}: Area & { h: number; kind: keyof typeof csvRows; isChecked?: boolean }) {
  return (
    <Group hue={hueOf[kind]}>
      <Box x={x * square} y={y * square} w={w * square} h={h * square} styles={isChecked ? 'selected' : 'card'} />
      <Text x={(x + 1) * square} y={(y + h / 2 + 0.7) * square} styles="mono" text={csvRows[kind]} />
    </Group>
  );
}

/** Rows of earlier days. */
function OlderRows({ x, y, w }: Area) {
  return [0, 1, 2, 3].map((index) => (
    <Box key={index} x={x * square} y={(y + index * 2.5) * square} w={w * square} h={2 * square} styles="disabled" />
  ));
}

/** @param y bottom of the columns @param unit height of 10 kg */
function WeekChart({ x, y, w, pitch, unit }: Area & { pitch: number; unit: number }) {
  return (
    <>
      {Object.entries(riceSold).map(([day, sold], index) => (
        <g key={day}>
          <path
            d={`M${(x + index * pitch + w / 2) * square} ${y * square}v${-sold * unit * square}`}
            className="s-thread-faint"
            strokeWidth={w * square}
            strokeDasharray={`${unit * square - 1} 1`}
          />
          {day === 'Sat' ? (
            <Box
              x={(x + index * pitch) * square}
              y={(y - sold * unit) * square}
              w={w * square}
              h={unit * square}
              styles="solid"
            />
          ) : null}
          <Text x={(x + index * pitch + w / 2) * square} y={(y + 2.5) * square} styles="soft middle" text={day} />
        </g>
      ))}
      <Group hue="marigold">
        <DashedLine from={[x - 1, y - stock * unit - 0.5]} to={[x + 5 * pitch + w, y - stock * unit - 0.5]} />
      </Group>
    </>
  );
}

/** A line from a number of the report to its source row. */
function LineToSource({
  from: [x1, y1],
  x,
  to: [x2, y2],
}: Record<'from' | 'to', readonly [number, number]> & { x: number }) {
  return (
    <Group hue="indigo">
      <DashedLine from={[x1, y1]} to={[x, y1]} />
      <DashedLine from={[x, y1]} to={[x, y2]} />
      <DashedLine from={[x, y2]} to={[x2, y2]} />
    </Group>
  );
}

/** The numbers of rows that were counted and set aside. */
function RowCounts({ x, y, w }: Area) {
  const counted = Math.round(0.95 * w);
  return (
    <Group x={x * square} y={y * square}>
      <Text y={-1.2 * square} styles="title" text="4,812 rows came" />
      <Box x={0} y={0} w={counted * square} h={4 * square} styles="tint-medium" />
      <Text x={square} y={2.7 * square} styles="strong" text="4,571 counted" />
      <Group hue="madder" x={counted * square + 1}>
        <Box x={0} y={0} w={(w - counted) * square} h={4 * square} styles="solid" />
        <Text x={(w - counted + 1) * square} y={2.7 * square} styles="strong" text="241 set aside" />
      </Group>
    </Group>
  );
}

/** The times at which the data of each shop was loaded. @param bellSize size of a square of the bell */
function LoadingTimes({ x, y, w, bellSize }: Area & { bellSize: number }) {
  const late = x + Math.round(0.74 * w);
  return (
    <>
      <DashedLine from={[x, y]} to={[x + w, y]} styles="thread-muted" />
      {loadedShops.map((shop) => (
        <g key={shop}>
          <Box
            x={(x + Math.round(shop * 0.057 * w)) * square}
            y={(y - 1) * square}
            w={square}
            h={3 * square}
            styles="solid"
          />
        </g>
      ))}
      <Group hue="marigold">
        <Diamond x={late} y={y} />
        <PixelIcon
          name="bell"
          x={(late + 0.5) * square - 8 * bellSize}
          y={(y - 2) * square - 16 * bellSize}
          size={bellSize}
        />
      </Group>
      <Text
        x={(late - bellSize) * square - 5}
        y={(y - 3.2) * square}
        styles="strong end"
        text="Belonia late, owner told 07:00"
      />
      <Text x={x * square} y={(y + 4) * square} styles="soft" text="22:00" />
      <Text x={(x + w + 1) * square} y={(y + 4) * square} styles="soft end" text="Office opens 10:00" />
    </>
  );
}

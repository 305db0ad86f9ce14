import { DashedLine, Diagram, Squares, square, tick } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

/** What a column of the register has become: ink on paper, a piece cut off it, a drawing, then a program. */
type State = 'paper' | 'piece' | 'drawing' | 'version' | 'tested' | 'used';

interface Column {
  readonly state: State;
  /** What one holds when the step is done. */
  readonly have: string;
  readonly head: string;
  readonly rows: readonly string[];
}

/** A column a step. */
const columns: readonly Column[] = [
  { state: 'paper', have: 'As it is today', head: 'No.', rows: ['112', '113', '114'] },
  { state: 'piece', have: 'Piece 1 of 3', head: 'Weaver', rows: ['Anita Das', 'Ruma Reang', 'Joya Sinha'] },
  { state: 'drawing', have: 'No code yet', head: 'Village', rows: ['Mohanpur', 'Kanchanpur', 'Kamalghat'] },
  { state: 'version', have: 'Version 3', head: 'Yarn', rows: ['Cotton, 4 kg', 'Cotton, 2 kg', 'Silk, 1 kg'] },
  { state: 'tested', have: 'One row was odd', head: 'Price', rows: ['₹1,900', '₹950', '₹4,200'] },
  { state: 'used', have: 'In daily use', head: 'Issued', rows: ['10:42', '10:50', '11:05'] },
];

/** The row with an exception: pencilled beside its number on paper, a rule of the program in the end. */
const exception = { row: 1, note: 'pays in cloth' };

const isPaper = (state: State) => state === 'paper' || state === 'piece';
const headLook = (state: State) => (isPaper(state) || state === 'drawing' ? 'soft' : 'strong');
const isException = (state: State, row: number) => state === 'tested' && row === exception.row;

/** A page of a register that turns into a screen, a column with each step. */
export function RegisterToScreen() {
  return <Diagram wide={{ rows: 48, drawing: <Wide /> }} tall={{ rows: 105, drawing: <Tall /> }} />;
}

/** A step is a column, and the rows run across. */
function Wide() {
  const pitch = 25;
  const rowAt = (row: number) => 17 + row * 9;
  const under = rowAt(exception.row) + 6;
  const ruleAt = 4 * pitch + 15;
  return (
    <>
      {columns.map(({ state, have, head, rows }, index) => {
        const x = index * pitch;
        const at = index + 1;
        return (
          <g key={state}>
            <Text x={(x + 2) * square} y={3.8 * square} styles="title" text={`${at}. ${have}`} />
            <g>
              <Ground state={state} x={x} y={6} w={pitch} h={42} />
              {state === 'piece' ? (
                <>
                  <Cut x={x - 1} y={6} h={42} teeth={['##', '#.']} />
                  <Cut x={x + pitch - 2} y={6} h={42} teeth={['##', '.#']} />
                </>
              ) : null}
              <Unread state={state} x={x + 2} y={13} w={18} />
              <Unread state={state} x={x + 2} y={44} w={13} />
            </g>
            <Text x={(x + 2) * square} y={9.8 * square} styles={headLook(state)} text={head} />
            {rows.map((value, row) => (
              <g key={value}>
                <Field state={state} x={x + 2} y={rowAt(row)} w={21} isOdd={isException(state, row)} />
                {isException(state, row) ? (
                  <>
                    <Struck x={x + 3} y={rowAt(row)} of={value} />
                    <Rule x={x + 8.5} y={rowAt(row)} w={13.5} />
                  </>
                ) : (
                  <Value state={state} x={x + 3} y={rowAt(row)} of={value} />
                )}
              </g>
            ))}
          </g>
        );
      })}
      <Group hue="madder">
        <Text x={9 * square} y={(rowAt(exception.row) + 3.2) * square} styles="hand dye" text={exception.note} />
        <DashedLine from={[14, under - 2]} to={[14, under]} />
        {[14, pitch, 2 * pitch, 3 * pitch, 4 * pitch, ruleAt].slice(1).map((to, index) => (
          <DashedLine key={to} from={[index === 0 ? 14 : index * pitch, under]} to={[to, under]} />
        ))}
        <DashedLine from={[ruleAt, under]} to={[ruleAt, under - 1]} />
      </Group>
    </>
  );
}

/** A step is a band, and the rows run down. */
function Tall() {
  const columnAt = (row: number) => 2 + row * 14;
  const sectionAt = (index: number) => index * 17 + 2;
  const beside = columnAt(exception.row + 1) - 1.5;
  const ruleAt = columnAt(exception.row) + 6;
  const noteAt = sectionAt(0) + 5.2;
  const underSection = (index: number) => sectionAt(index) + 14;
  return (
    <>
      {columns.map(({ state, have, head, rows }, index) => {
        const y = sectionAt(index);
        const at = index + 1;
        return (
          <g key={state}>
            <Text x={2 * square} y={(y + 1.6) * square} styles="title" text={`${at}. ${have}`} />
            <g>
              <Ground state={state} x={0} y={y + 3} w={44} h={12} headW={13} />
            </g>
            <Text x={3 * square} y={(y + 6.4) * square} styles={headLook(state)} text={head} />
            {rows.map((value, row) => {
              const x = columnAt(row);
              return (
                <g key={value}>
                  <Field state={state} x={x} y={y + 8} w={12} isOdd={isException(state, row)} />
                  {isException(state, row) ? (
                    <>
                      <Struck x={x + 1} y={y + 3.2} of={value} />
                      <Rule x={x} y={y + 8} w={12} />
                    </>
                  ) : (
                    <Value state={state} x={x + 1} y={y + 8} of={value} />
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
      <Group hue="madder">
        <Text
          x={columnAt(exception.row) * square}
          y={(sectionAt(0) + 6.4) * square}
          styles="hand dye"
          text={exception.note}
        />
        <DashedLine from={[beside - 2, noteAt]} to={[beside, noteAt]} />
        {[0, 1, 2, 3].map((index) => (
          <DashedLine
            key={index}
            from={[beside, index === 0 ? noteAt : underSection(index)]}
            to={[beside, underSection(index + 1)]}
          />
        ))}
        <DashedLine from={[beside, underSection(4)]} to={[ruleAt, underSection(4)]} />
        <DashedLine from={[ruleAt, underSection(4)]} to={[ruleAt, underSection(4) - 1]} />
      </Group>
    </>
  );
}

/** Where a piece stands: its top left corner and its width, in squares. */
interface Piece {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** What a column is written on. @param h height in squares @param headW width of its head */
function Ground({ state, x, y, w, h, headW = w }: Piece & { state: State; h: number; headW?: number }) {
  const place = { x: x * square, y: y * square, w: w * square, h: h * square };
  if (isPaper(state))
    return (
      <>
        <Group hue="marigold">
          <Box {...place} styles="tint" />
        </Group>
        <Group hue="indigo">
          <path d={`M${place.x} ${place.y + 5 * square}h${place.w}`} className="s-thread-past" />
        </Group>
      </>
    );
  return (
    <>
      <Box {...place} styles={state === 'drawing' ? 'raised' : 'card'} />
      <Box {...place} w={headW * square} h={5 * square} styles={state === 'drawing' ? 'held' : 'wash'} />
    </>
  );
}

/** A cut down the paper, two squares wide. @param h height in squares @param teeth what is cut away, row by row in turn */
function Cut({ x, y, h, teeth }: Omit<Piece, 'w'> & { h: number; teeth: readonly [string, string] }) {
  const rows = Array.from({ length: h }, (_, row) => teeth[row % 2 ? 1 : 0]);
  return <Squares x={x * square} y={y * square} rows={rows} styles="raised" />;
}

/** A row of the page that one need not read. */
function Unread({ state, x, y, w }: Piece & { state: State }) {
  if (!isPaper(state))
    return (
      <Box x={x * square} y={y * square} w={w * square} h={square} styles={state === 'drawing' ? 'held' : 'shut'} />
    );
  return (
    <Group hue="indigo">
      <path
        d={`M${x * square} ${(y + 0.7) * square}${'c3-12 7-12 5 0s6-7 6-2 4-14 7-2 4-6 7-1 3 4 8 5m6 0'.repeat(Math.floor(w / 5))}`}
        className="s-open s-thread-past"
      />
    </Group>
  );
}

/** What stands round a value, and a tick where it was found right. */
function Field({ state, x, y, w, isOdd }: Piece & { state: State; isOdd: boolean }) {
  const place = { x: x * square, y: y * square, w: w * square, h: 5 * square };
  if (isPaper(state))
    return (
      <Group hue="indigo">
        <path d={`M${place.x} ${place.y + place.h}h${place.w}`} className="s-thread-faint" />
      </Group>
    );
  const isRight = state === 'used' || (state === 'tested' && !isOdd);
  return (
    <g>
      <Group hue="leaf">
        <Box {...place} styles={state === 'drawing' ? 'held' : state === 'used' ? 'picked' : 'card edge'} />
        {isRight ? <Squares x={place.x + place.w - 20} y={place.y + 14} rows={tick} size={2} styles="dye" /> : null}
      </Group>
    </g>
  );
}

/** @param x @param y where its words begin, and the top of its field */
function Value({ state, x, y, of }: Omit<Piece, 'w'> & { state: State; of: string }) {
  const place = { x: x * square, y: (y + 3.2) * square, text: of };
  if (!isPaper(state)) return <Text {...place} styles={state === 'drawing' ? 'soft' : 'strong'} />;
  return (
    <Group hue="indigo">
      <Text {...place} styles="hand dye" />
    </Group>
  );
}

/** A price that was not to be asked, struck out. */
function Struck({ x, y, of }: Omit<Piece, 'w'> & { of: string }) {
  return (
    <Group hue="madder">
      <Text x={x * square} y={(y + 3.2) * square} styles="soft" text={of} />
      <path d={`M${(x - 0.5) * square} ${(y + 2.6) * square}h42`} className="s-thread s-pen" />
    </Group>
  );
}

/** What the program says in its place. */
function Rule({ x, y, w }: Piece) {
  return (
    <Group hue="madder">
      <Box x={x * square} y={y * square} w={w * square} h={5 * square} styles="picked" />
      <Text x={(x + 1) * square} y={(y + 3.2) * square} styles="strong" text={exception.note} />
    </Group>
  );
}

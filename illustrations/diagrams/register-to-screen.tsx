import { DashedLine, Diagram, Squares, square, tick } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

/** The state of a column, from a paper register to software in use. */
type State = 'paper' | 'piece' | 'drawing' | 'version' | 'tested' | 'used';

interface Column {
  readonly state: State;
  /** Result of the step. */
  readonly result: string;
  readonly head: string;
  readonly rows: readonly string[];
}

/** One column for each step. */
const columns: readonly Column[] = [
  { state: 'paper', result: 'As it is today', head: 'No.', rows: ['112', '113', '114'] },
  { state: 'piece', result: 'Piece 1 of 3', head: 'Weaver', rows: ['Anita Das', 'Ruma Reang', 'Joya Sinha'] },
  { state: 'drawing', result: 'No code yet', head: 'Village', rows: ['Mohanpur', 'Kanchanpur', 'Kamalghat'] },
  { state: 'version', result: 'Version 3', head: 'Yarn', rows: ['Cotton, 4 kg', 'Cotton, 2 kg', 'Silk, 1 kg'] },
  { state: 'tested', result: 'One row was odd', head: 'Price', rows: ['₹1,900', '₹950', '₹4,200'] },
  { state: 'used', result: 'In daily use', head: 'Issued', rows: ['10:42', '10:50', '11:05'] },
];

/** A note on paper that becomes a rule of the software. */
const note = { row: 1, text: 'pays in cloth' };

const isPaper = (state: State) => state === 'paper' || state === 'piece';
const headStyle = (state: State) => (isPaper(state) || state === 'drawing' ? 'soft' : 'strong');
const hasWrongValue = (state: State, row: number) => state === 'tested' && row === note.row;

/** How a page of a paper register becomes a screen, in six steps. */
export function RegisterToScreen() {
  return <Diagram wide={{ rows: 48, drawing: <Wide /> }} tall={{ rows: 105, drawing: <Tall /> }} />;
}

function Wide() {
  const pitch = 25;
  const rowAt = (row: number) => 17 + row * 9;
  const under = rowAt(note.row) + 6;
  const ruleAt = 4 * pitch + 15;
  return (
    <>
      {columns.map(({ state, result, head, rows }, index) => {
        const x = index * pitch;
        const at = index + 1;
        return (
          <g key={state}>
            <Text x={(x + 2) * square} y={3.8 * square} styles="title" text={`${at}. ${result}`} />
            <ColumnBackground state={state} x={x} y={6} w={pitch} h={42} />
            {state === 'piece' ? (
              <>
                <Cut x={x - 1} y={6} h={42} teeth={['##', '#.']} />
                <Cut x={x + pitch - 2} y={6} h={42} teeth={['##', '.#']} />
              </>
            ) : null}
            <PlaceholderRow state={state} x={x + 2} y={13} w={18} />
            <PlaceholderRow state={state} x={x + 2} y={44} w={13} />
            <Text x={(x + 2) * square} y={9.8 * square} styles={headStyle(state)} text={head} />
            {rows.map((value, row) => (
              <g key={value}>
                <Field state={state} x={x + 2} y={rowAt(row)} w={21} isWrong={hasWrongValue(state, row)} />
                {hasWrongValue(state, row) ? (
                  <>
                    <StruckText x={x + 3} y={rowAt(row)} text={value} />
                    <NoteField x={x + 8.5} y={rowAt(row)} w={13.5} />
                  </>
                ) : (
                  <Value state={state} x={x + 3} y={rowAt(row)} text={value} />
                )}
              </g>
            ))}
          </g>
        );
      })}
      <Group hue="madder">
        <Text x={9 * square} y={(rowAt(note.row) + 3.2) * square} styles="italic hue" text={note.text} />
        <DashedLine from={[14, under - 2]} to={[14, under]} />
        {[14, pitch, 2 * pitch, 3 * pitch, 4 * pitch, ruleAt].slice(1).map((to, index) => (
          <DashedLine key={to} from={[index === 0 ? 14 : index * pitch, under]} to={[to, under]} />
        ))}
        <DashedLine from={[ruleAt, under]} to={[ruleAt, under - 1]} />
      </Group>
    </>
  );
}

function Tall() {
  const columnAt = (row: number) => 2 + row * 14;
  const sectionAt = (index: number) => index * 17 + 2;
  const beside = columnAt(note.row + 1) - 1.5;
  const ruleAt = columnAt(note.row) + 6;
  const noteAt = sectionAt(0) + 5.2;
  const underSection = (index: number) => sectionAt(index) + 14;
  return (
    <>
      {columns.map(({ state, result, head, rows }, index) => {
        const y = sectionAt(index);
        const at = index + 1;
        return (
          <g key={state}>
            <Text x={2 * square} y={(y + 1.6) * square} styles="title" text={`${at}. ${result}`} />
            <ColumnBackground state={state} x={0} y={y + 3} w={44} h={12} headW={13} />
            <Text x={3 * square} y={(y + 6.4) * square} styles={headStyle(state)} text={head} />
            {rows.map((value, row) => {
              const x = columnAt(row);
              return (
                <g key={value}>
                  <Field state={state} x={x} y={y + 8} w={12} isWrong={hasWrongValue(state, row)} />
                  {hasWrongValue(state, row) ? (
                    <>
                      <StruckText x={x + 1} y={y + 3.2} text={value} />
                      <NoteField x={x} y={y + 8} w={12} />
                    </>
                  ) : (
                    <Value state={state} x={x + 1} y={y + 8} text={value} />
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
      <Group hue="madder">
        <Text x={columnAt(note.row) * square} y={(sectionAt(0) + 6.4) * square} styles="italic hue" text={note.text} />
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

/** Top left corner and width, in squares. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

/** @param h height @param headW width of the column head, in squares */
function ColumnBackground({ state, x, y, w, h, headW = w }: Area & { state: State; h: number; headW?: number }) {
  const place = { x: x * square, y: y * square, w: w * square, h: h * square };
  if (isPaper(state))
    return (
      <>
        <Group hue="marigold">
          <Box {...place} styles="tint" />
        </Group>
        <Group hue="indigo">
          <path d={`M${place.x} ${place.y + 5 * square}h${place.w}`} className="s-thread-muted" />
        </Group>
      </>
    );
  return (
    <>
      <Box {...place} styles={state === 'drawing' ? 'raised' : 'card'} />
      <Box {...place} w={headW * square} h={5 * square} styles={state === 'drawing' ? 'dashed' : 'tint-medium'} />
    </>
  );
}

/** A jagged cut through the paper, two squares wide. @param h height in squares @param teeth the alternating rows of the cut */
function Cut({ x, y, h, teeth }: Omit<Area, 'w'> & { h: number; teeth: readonly [string, string] }) {
  const rows = Array.from({ length: h }, (_, row) => teeth[row % 2 ? 1 : 0]);
  return <Squares x={x * square} y={y * square} rows={rows} styles="raised" />;
}

/** A row with unreadable text. */
function PlaceholderRow({ state, x, y, w }: Area & { state: State }) {
  if (!isPaper(state))
    return (
      <Box
        x={x * square}
        y={y * square}
        w={w * square}
        h={square}
        styles={state === 'drawing' ? 'dashed' : 'disabled'}
      />
    );
  return (
    <Group hue="indigo">
      <path
        d={`M${x * square} ${(y + 0.7) * square}${'c3-12 7-12 5 0s6-7 6-2 4-14 7-2 4-6 7-1 3 4 8 5m6 0'.repeat(Math.floor(w / 5))}`}
        className="s-no-fill s-thread-muted"
      />
    </Group>
  );
}

/** The box of a value, with a check mark if the value is right. */
function Field({ state, x, y, w, isWrong }: Area & { state: State; isWrong: boolean }) {
  const place = { x: x * square, y: y * square, w: w * square, h: 5 * square };
  if (isPaper(state))
    return (
      <Group hue="indigo">
        <path d={`M${place.x} ${place.y + place.h}h${place.w}`} className="s-thread-faint" />
      </Group>
    );
  const isRight = state === 'used' || (state === 'tested' && !isWrong);
  return (
    <Group hue="leaf">
      <Box {...place} styles={state === 'drawing' ? 'dashed' : state === 'used' ? 'selected' : 'card edge'} />
      {isRight ? <Squares x={place.x + place.w - 20} y={place.y + 14} rows={tick} size={2} styles="hue" /> : null}
    </Group>
  );
}

/** @param x start of the text @param y top of its field */
function Value({ state, x, y, text }: Omit<Area, 'w'> & { state: State; text: string }) {
  const place = { x: x * square, y: (y + 3.2) * square, text };
  if (!isPaper(state)) return <Text {...place} styles={state === 'drawing' ? 'soft' : 'strong'} />;
  return (
    <Group hue="indigo">
      <Text {...place} styles="italic hue" />
    </Group>
  );
}

/** A wrong value, struck through. */
function StruckText({ x, y, text }: Omit<Area, 'w'> & { text: string }) {
  return (
    <Group hue="madder">
      <Text x={x * square} y={(y + 3.2) * square} styles="soft" text={text} />
      <path d={`M${(x - 0.5) * square} ${(y + 2.6) * square}h42`} className="s-thread s-thick" />
    </Group>
  );
}

/** The note that replaces the wrong value. */
function NoteField({ x, y, w }: Area) {
  return (
    <Group hue="madder">
      <Box x={x * square} y={y * square} w={w * square} h={5 * square} styles="selected" />
      <Text x={(x + 1) * square} y={(y + 3.2) * square} styles="strong" text={note.text} />
    </Group>
  );
}

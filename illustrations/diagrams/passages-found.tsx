import type { Hue } from '#ui/weave/hue.ts';
import { DashedLine, Diagram, PixelIcon, square, TextLines } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

/** A passage of a circular: its year and page, what it is about, and a dye by which it is known again where it answers the question. */
interface Passage {
  readonly page: string;
  readonly about: string;
  readonly hue?: Hue;
}

interface Search {
  readonly question: readonly string[];
  readonly byWords: readonly Passage[];
  readonly byMeaning: readonly Passage[];
  /** All that was found, once each, the best first. */
  readonly inOrder: readonly Passage[];
  /** How many of these fit the question. */
  readonly fits: number;
  readonly answer: readonly [said: string, more: string];
}

const crews = { page: '2022 p. 4', about: 'Absence of crews', hue: 'leaf' } as const;
const drivers = { page: '2014 p. 6', about: 'Leave of drivers', hue: 'indigo' } as const;
const staff = { page: '2014 p. 1', about: 'Leave, all staff' } as const;
const uniforms = { page: '2009 p. 3', about: 'Driver’s uniform' } as const;
const pool = { page: '2017 p. 2', about: 'Transport pool' } as const;
const dues = { page: '2012 p. 2', about: 'Canteen dues' } as const;
const duty = { page: '2019 p. 5', about: 'Sunday duty' } as const;

const found: Search = {
  question: ['Who signs a', 'driver’s leave?'],
  byWords: [uniforms, staff, drivers],
  byMeaning: [pool, crews, drivers],
  inOrder: [crews, drivers, staff, pool, uniforms],
  fits: 2,
  answer: ['The transport officer.', 'Before 2022: the head clerk.'],
};
const notFound: Search = {
  question: ['Is the canteen', 'open on Sunday?'],
  byWords: [dues],
  byMeaning: [duty],
  inOrder: [dues, duty],
  fits: 0,
  answer: ['Not in the circulars.', 'Ring Establishment.'],
};

/** Two questions to a district's circulars: one that is answered with its pages, and one that no passage answers. */
export function PassagesFound() {
  return (
    <Diagram
      wide={{
        rows: 60,
        drawing: (
          <>
            <WideSearch y={0.5} h={38} of={found} />
            <WideSearch y={39.5} h={20} of={notFound} />
          </>
        ),
      }}
      tall={{
        rows: 146,
        drawing: (
          <>
            <TallSearch y={0.5} h={87} of={found} />
            <TallSearch y={88.5} h={57} of={notFound} />
          </>
        ),
      }}
    />
  );
}

interface SearchProps {
  /** Its lane, in squares. */
  readonly y: number;
  readonly h: number;
  readonly of: Search;
}

/** From left to right; a thread goes from each passage to its place in the order. */
function WideSearch({ y, h, of }: SearchProps) {
  const pitch = 4.6;
  const half = 1.4;
  const meaningAt = 5 + of.byWords.length * pitch + 3;
  const middle = h / 2;
  const lineAt = 4.2 + of.fits * pitch;
  const placeOf = (index: number) => (index < of.fits ? 4.4 : 6.4) + index * pitch;
  const lists = [
    { name: 'By words', passages: of.byWords, top: 5 },
    { name: 'By meaning', passages: of.byMeaning, top: meaningAt },
  ];
  return (
    <Group y={y * square}>
      <Box x={0} y={0} w={150 * square} h={h * square} styles="lane" />
      {lists.map(({ name, passages, top }) => {
        const list = top + (passages.length * pitch) / 2 - 1;
        return (
          <g key={name}>
            <DashedLine from={[25, middle - 0.5]} to={[29, middle - 0.5]} />
            <DashedLine from={[29, middle - 0.5]} to={[29, list]} />
            <DashedLine from={[29, list]} to={[33, list]} />
            <Text x={34 * square} y={(top - 1) * square} styles="soft" text={name} />
            {passages.map((passage, index) => (
              <g key={passage.page}>
                <Group hue={passage.hue}>
                  <DashedLine
                    from={[65, top + index * pitch + half]}
                    to={[80, placeOf(of.inOrder.indexOf(passage)) + half]}
                    styles={passage.hue ? 'thread' : 'edge'}
                  />
                </Group>
                <Card x={34} y={top + index * pitch} w={31} of={passage} />
              </g>
            ))}
          </g>
        );
      })}
      <Question x={2} y={middle - 4} w={24} of={of} />
      <Text x={81 * square} y={3 * square} styles="soft" text="In order: above the line, it fits" />
      {of.inOrder.map((passage, index) => (
        <g key={passage.page}>
          {index < of.fits ? (
            <Group hue={passage.hue}>
              <DashedLine from={[112, placeOf(index) + half]} to={[119, middle - 3 + index * 3]} />
            </Group>
          ) : null}
          <Card x={81} y={placeOf(index)} w={31} of={passage} />
        </g>
      ))}
      <Line x={79} y={lineAt} w={of.fits === 0 ? 36 : 35} />
      {of.fits === 0 ? (
        <Group hue="marigold">
          <DashedLine from={[115, lineAt]} to={[115, middle]} />
          <DashedLine from={[115, middle]} to={[119, middle]} />
        </Group>
      ) : null}
      <Answer x={120} y={middle - 6.5} w={28} of={of} />
    </Group>
  );
}

/** From above to below; a passage is known again by its dye. */
function TallSearch({ y, h, of }: SearchProps) {
  const cardPitch = 7;
  const pitch = 4.6;
  const listEnd = 14.5 + of.byWords.length * cardPitch;
  const order = listEnd + 6.5;
  const lineAt = order + of.fits * pitch;
  const placeOf = (index: number) => order + 0.2 + index * pitch + (index < of.fits ? 0 : 2);
  const end = placeOf(of.inOrder.length);
  return (
    <Group y={y * square}>
      <Box x={0} y={0} w={44 * square} h={h * square} styles="lane" />
      <DashedLine from={[11, 8]} to={[11, listEnd + 2]} />
      <DashedLine from={[33, 8]} to={[33, listEnd + 2]} />
      <Question x={1} y={1} w={42} of={of} />
      {[
        { name: 'By words', passages: of.byWords, x: 1 },
        { name: 'By meaning', passages: of.byMeaning, x: 23 },
      ].map(({ name, passages, x }) => (
        <g key={name}>
          <Text x={x * square} y={13.3 * square} styles="soft" text={name} />
          {passages.map((passage, index) => (
            <Card key={passage.page} x={x} y={14.5 + index * cardPitch} w={20} of={passage} isHigh />
          ))}
        </g>
      ))}
      <Text x={square} y={(order - 1.4) * square} styles="soft" text="In order: above the line, it fits" />
      {of.inOrder.map((passage, index) => (
        <Card key={passage.page} x={1} y={placeOf(index)} w={38} of={passage} />
      ))}
      <Line x={0} y={lineAt} w={41} />
      {of.fits === 0 ? (
        <Group hue="marigold">
          <DashedLine from={[41, lineAt]} to={[41, end + 2]} />
        </Group>
      ) : (
        of.inOrder.slice(0, of.fits).map(({ page, hue }, index) => (
          <Group key={page} hue={hue}>
            <DashedLine from={[39, placeOf(index) + 1.4]} to={[42 - index * 1.5, placeOf(index) + 1.4]} />
            <DashedLine from={[42 - index * 1.5, placeOf(index) + 1.4]} to={[42 - index * 1.5, end + 2]} />
          </Group>
        ))
      )}
      <Answer x={1} y={end + 2} w={42} of={of} />
    </Group>
  );
}

/** Where a part stands and how wide it is, in squares. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

function Question({ x, y, w, of }: Area & { of: Search }) {
  return (
    <Group x={x * square} y={y * square}>
      <Box x={0} y={0} w={w * square} h={8 * square} styles="card" />
      <PixelIcon name="bubble" x={square} y={1.8 * square} />
      <TextLines x={6.5 * square} y={3.4 * square} styles="strong" lines={of.question} lineHeight={20} />
    </Group>
  );
}

/** @param isHigh in two lines */
function Card({ x, y, w, of: { page, about, hue }, isHigh = false }: Area & { of: Passage; isHigh?: boolean }) {
  return (
    <Group x={x * square} y={y * square} hue={hue}>
      <Box x={0} y={0} w={w * square} h={(isHigh ? 6.2 : 3.8) * square} styles={hue ? 'picked' : 'card'} />
      <Text x={square} y={2.6 * square} styles="strong" text={page} />
      <Text x={(isHigh ? 1 : 11) * square} y={(isHigh ? 5 : 2.6) * square} text={about} />
    </Group>
  );
}

/** What stands below it does not fit the question. */
function Line({ x, y, w }: Area) {
  return (
    <Group hue="marigold">
      <DashedLine from={[x, y]} to={[x + w, y]} />
    </Group>
  );
}

function Answer({ x, y, w, of: { answer, inOrder, fits } }: Area & { of: Search }) {
  const [said, more] = answer;
  return (
    <Group x={x * square} y={y * square} hue={fits === 0 ? 'marigold' : 'leaf'}>
      <Box x={0} y={0} w={w * square} h={13 * square} styles="due" />
      <Text x={1.5 * square} y={3.2 * square} styles="title" text={said} />
      <Text x={1.5 * square} y={6 * square} text={more} />
      {fits === 0 ? <PixelIcon name="handset" x={1.5 * square} y={7.4 * square} size={2.5} /> : null}
      {inOrder.slice(0, fits).map(({ page, hue }, index) => (
        <Group key={page} x={(1.5 + index * 12) * square} y={8 * square} hue={hue}>
          <Box x={0} y={0} w={11 * square} h={3.6 * square} styles="picked" />
          <Text x={square} y={2.5 * square} styles="strong" text={page} />
        </Group>
      ))}
    </Group>
  );
}

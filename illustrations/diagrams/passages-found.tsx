import type { Hue } from '#ui/weave/hue.ts';
import { DashedLine, Diagram, PixelIcon, square, TextLines } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';

/** A passage of a circular. Passages that answer the question have a hue, so readers recognize them. */
interface Passage {
  readonly page: string;
  readonly about: string;
  readonly hue?: Hue;
}

interface Search {
  readonly question: readonly string[];
  readonly keywordResults: readonly Passage[];
  readonly semanticResults: readonly Passage[];
  /** All results without duplicates, the best first. */
  readonly ranked: readonly Passage[];
  /** Number of ranked passages that answer the question. */
  readonly relevantCount: number;
  readonly answer: readonly [said: string, more: string];
}

const crews = { page: '2022 p. 4', about: 'Absence of crews', hue: 'leaf' } as const;
const drivers = { page: '2014 p. 6', about: 'Leave of drivers', hue: 'indigo' } as const;
const staff = { page: '2014 p. 1', about: 'Leave, all staff' } as const;
const uniforms = { page: '2009 p. 3', about: 'Driver’s uniform' } as const;
const pool = { page: '2017 p. 2', about: 'Transport pool' } as const;
const dues = { page: '2012 p. 2', about: 'Canteen dues' } as const;
const duty = { page: '2019 p. 5', about: 'Sunday duty' } as const;

const answeredSearch: Search = {
  question: ['Who signs a', 'driver’s leave?'],
  keywordResults: [uniforms, staff, drivers],
  semanticResults: [pool, crews, drivers],
  ranked: [crews, drivers, staff, pool, uniforms],
  relevantCount: 2,
  answer: ['The transport officer.', 'Before 2022: the head clerk.'],
};
const unansweredSearch: Search = {
  question: ['Is the canteen', 'open on Sunday?'],
  keywordResults: [dues],
  semanticResults: [duty],
  ranked: [dues, duty],
  relevantCount: 0,
  answer: ['Not in the circulars.', 'Ring Establishment.'],
};

/** Two searches in the circulars of a district. No passage answers the second question. */
export function PassagesFound() {
  return (
    <Diagram
      wide={{
        rows: 60,
        drawing: (
          <>
            <WideSearch y={0.5} h={38} search={answeredSearch} />
            <WideSearch y={39.5} h={20} search={unansweredSearch} />
          </>
        ),
      }}
      tall={{
        rows: 146,
        drawing: (
          <>
            <TallSearch y={0.5} h={87} search={answeredSearch} />
            <TallSearch y={88.5} h={57} search={unansweredSearch} />
          </>
        ),
      }}
    />
  );
}

interface SearchProps {
  /** y and height in squares. */
  readonly y: number;
  readonly h: number;
  readonly search: Search;
}

/** Left to right. A line connects each passage to its place in the ranking. */
function WideSearch({ y, h, search }: SearchProps) {
  const pitch = 4.6;
  const half = 1.4;
  const meaningAt = 5 + search.keywordResults.length * pitch + 3;
  const middle = h / 2;
  const lineY = 4.2 + search.relevantCount * pitch;
  const rankedY = (index: number) => (index < search.relevantCount ? 4.4 : 6.4) + index * pitch;
  const lists = [
    { name: 'By words', passages: search.keywordResults, top: 5 },
    { name: 'By meaning', passages: search.semanticResults, top: meaningAt },
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
                    to={[80, rankedY(search.ranked.indexOf(passage)) + half]}
                    styles={passage.hue ? 'thread' : 'edge'}
                  />
                </Group>
                <PassageCard x={34} y={top + index * pitch} w={31} passage={passage} />
              </g>
            ))}
          </g>
        );
      })}
      <Question x={2} y={middle - 4} w={24} search={search} />
      <Text x={81 * square} y={3 * square} styles="soft" text="In order: above the line, it fits" />
      {search.ranked.map((passage, index) => (
        <g key={passage.page}>
          {index < search.relevantCount ? (
            <Group hue={passage.hue}>
              <DashedLine from={[112, rankedY(index) + half]} to={[119, middle - 3 + index * 3]} />
            </Group>
          ) : null}
          <PassageCard x={81} y={rankedY(index)} w={31} passage={passage} />
        </g>
      ))}
      <RelevanceLine x={79} y={lineY} w={search.relevantCount === 0 ? 36 : 35} />
      {search.relevantCount === 0 ? (
        <Group hue="marigold">
          <DashedLine from={[115, lineY]} to={[115, middle]} />
          <DashedLine from={[115, middle]} to={[119, middle]} />
        </Group>
      ) : null}
      <Answer x={120} y={middle - 6.5} w={28} search={search} />
    </Group>
  );
}

/** Top to bottom. */
function TallSearch({ y, h, search }: SearchProps) {
  const cardPitch = 7;
  const pitch = 4.6;
  const listEnd = 14.5 + search.keywordResults.length * cardPitch;
  const order = listEnd + 6.5;
  const lineY = order + search.relevantCount * pitch;
  const rankedY = (index: number) => order + 0.2 + index * pitch + (index < search.relevantCount ? 0 : 2);
  const end = rankedY(search.ranked.length);
  return (
    <Group y={y * square}>
      <Box x={0} y={0} w={44 * square} h={h * square} styles="lane" />
      <DashedLine from={[11, 8]} to={[11, listEnd + 2]} />
      <DashedLine from={[33, 8]} to={[33, listEnd + 2]} />
      <Question x={1} y={1} w={42} search={search} />
      {[
        { name: 'By words', passages: search.keywordResults, x: 1 },
        { name: 'By meaning', passages: search.semanticResults, x: 23 },
      ].map(({ name, passages, x }) => (
        <g key={name}>
          <Text x={x * square} y={13.3 * square} styles="soft" text={name} />
          {passages.map((passage, index) => (
            <PassageCard key={passage.page} x={x} y={14.5 + index * cardPitch} w={20} passage={passage} isTall />
          ))}
        </g>
      ))}
      <Text x={square} y={(order - 1.4) * square} styles="soft" text="In order: above the line, it fits" />
      {search.ranked.map((passage, index) => (
        <PassageCard key={passage.page} x={1} y={rankedY(index)} w={38} passage={passage} />
      ))}
      <RelevanceLine x={0} y={lineY} w={41} />
      {search.relevantCount === 0 ? (
        <Group hue="marigold">
          <DashedLine from={[41, lineY]} to={[41, end + 2]} />
        </Group>
      ) : (
        search.ranked.slice(0, search.relevantCount).map(({ page, hue }, index) => (
          <Group key={page} hue={hue}>
            <DashedLine from={[39, rankedY(index) + 1.4]} to={[42 - index * 1.5, rankedY(index) + 1.4]} />
            <DashedLine from={[42 - index * 1.5, rankedY(index) + 1.4]} to={[42 - index * 1.5, end + 2]} />
          </Group>
        ))
      )}
      <Answer x={1} y={end + 2} w={42} search={search} />
    </Group>
  );
}

/** Position and width, in squares. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

function Question({ x, y, w, search }: Area & { search: Search }) {
  return (
    <Group x={x * square} y={y * square}>
      <Box x={0} y={0} w={w * square} h={8 * square} styles="card" />
      <PixelIcon name="bubble" x={square} y={1.8 * square} />
      <TextLines x={6.5 * square} y={3.4 * square} styles="strong" lines={search.question} lineHeight={20} />
    </Group>
  );
}

/** @param isTall two lines instead of one */
function PassageCard({
  x,
  y,
  w,
  passage: { page, about, hue },
  isTall = false,
}: Area & { passage: Passage; isTall?: boolean }) {
  return (
    <Group x={x * square} y={y * square} hue={hue}>
      <Box x={0} y={0} w={w * square} h={(isTall ? 6.2 : 3.8) * square} styles={hue ? 'selected' : 'card'} />
      <Text x={square} y={2.6 * square} styles="strong" text={page} />
      <Text x={(isTall ? 1 : 11) * square} y={(isTall ? 5 : 2.6) * square} text={about} />
    </Group>
  );
}

/** Passages below this line do not answer the question. */
function RelevanceLine({ x, y, w }: Area) {
  return (
    <Group hue="marigold">
      <DashedLine from={[x, y]} to={[x + w, y]} />
    </Group>
  );
}

function Answer({ x, y, w, search: { answer, ranked, relevantCount } }: Area & { search: Search }) {
  const [said, more] = answer;
  return (
    <Group x={x * square} y={y * square} hue={relevantCount === 0 ? 'marigold' : 'leaf'}>
      <Box x={0} y={0} w={w * square} h={13 * square} styles="outlined" />
      <Text x={1.5 * square} y={3.2 * square} styles="title" text={said} />
      <Text x={1.5 * square} y={6 * square} text={more} />
      {relevantCount === 0 ? <PixelIcon name="handset" x={1.5 * square} y={7.4 * square} size={2.5} /> : null}
      {ranked.slice(0, relevantCount).map(({ page, hue }, index) => (
        <Group key={page} x={(1.5 + index * 12) * square} y={8 * square} hue={hue}>
          <Box x={0} y={0} w={11 * square} h={3.6 * square} styles="selected" />
          <Text x={square} y={2.5 * square} styles="strong" text={page} />
        </Group>
      ))}
    </Group>
  );
}

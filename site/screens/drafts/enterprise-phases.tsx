import { Draft, type DraftProps, Knot, Lines, square, Thread } from '../kit/draft.tsx';
import { Box, Words } from '../kit/kit.tsx';

/** What each side does in a phase, in two short lines. */
const phases = [
  { name: ['Requirements', 'Analysis'], we: ['Hold workshops', 'per department'], you: ['Check the', 'numbered list'] },
  { name: ['System', 'Design'], we: ['Draw records,', 'roles, screens'], you: ['Heads walk', 'the screens'] },
  { name: ['Development', ''], we: ['Build stores', 'before accounts'], you: ['See a module', 'every 2 weeks'] },
  { name: ['Integration', ''], we: ['Try bank and', 'tax files'], you: ['Supply wrong', 'ones, too'] },
  { name: ['Testing', ''], we: ['Repair what', 'does not tally'], you: ['Enter a full', 'past month'] },
  { name: ['Deployment', ''], we: ['Load balances,', 'one weekend'], you: ['Open office', 'after office'] },
  { name: ['Training', ''], we: ['Small groups,', 'printed sheets'], you: ['Learn at your', 'own desks'] },
  { name: ['Support', ''], we: ['A named', 'engineer'], you: ['Close the', 'first year'] },
] as const;

const lanes = [
  { name: 'We do', tallX: 3 },
  { name: 'You check', tallX: 20 },
  { name: 'You sign', tallX: 36 },
] as const;

/** The eight phases as a swimlane: our work goes to the departments, and nothing goes on before it is signed. */
export function EnterprisePhases({ alt }: DraftProps) {
  return (
    <Draft
      alt={alt}
      wide={{ rows: 52, drawing: <Wide /> }}
      tall={{ rows: 5 + phases.length * 16, drawing: <Tall /> }}
    />
  );
}

/** A column a phase; the thread climbs between two of them. */
function Wide() {
  const pitch = 18.5;
  const [doneAt, checkedAt, signedAt] = [16, 31, 46];
  return (
    <>
      {lanes.map(({ name }, index) => (
        <g key={name}>
          <Box x={0} y={(8 + index * 15) * square} w={150 * square} h={14 * square} look="lane" />
          <Words x={2 * square} y={(10.6 + index * 15) * square} look="soft" of={name} />
        </g>
      ))}
      {phases.map(({ name, we, you }, index) => {
        const x = 2 + index * pitch;
        const middle = x + 12;
        const at = index + 1;
        return (
          <g key={name[0]}>
            <Lines x={x * square} y={3.4 * square} look="title" of={name.filter(Boolean)} leading={20} />
            <Thread from={[middle, doneAt]} to={[middle, signedAt]} at={at} />
            {index < phases.length - 1 ? (
              <>
                <Thread from={[middle, signedAt]} to={[middle + 5, signedAt]} at={at} />
                <Thread from={[middle + 5, signedAt]} to={[middle + 5, doneAt]} at={at} />
                <Thread from={[middle + 5, doneAt]} to={[middle + 7, doneAt]} at={at} />
              </>
            ) : null}
            <Task x={x} y={doneAt - 4} of={we} />
            <Task x={x} y={checkedAt - 4} of={you} />
            <Knot x={middle} y={signedAt} at={at} />
          </g>
        );
      })}
    </>
  );
}

/** A row a phase; the thread returns along the left edge. */
function Tall() {
  return (
    <>
      {lanes.map(({ name, tallX }) => (
        <Words key={name} x={tallX * square} y={3.2 * square} look="soft" of={name} />
      ))}
      {phases.map(({ name, we, you }, index) => {
        const row = 14 + index * 16;
        const at = index + 1;
        return (
          <g key={name[0]}>
            <Words x={3 * square} y={(row - 5.4) * square} look="title" of={name.join(' ').trim()} />
            <Thread from={[18, row]} to={[39, row]} at={at} />
            {index < phases.length - 1 ? (
              <>
                <Thread from={[39, row]} to={[39, row + 7]} at={at} />
                <Thread from={[39, row + 7]} to={[1, row + 7]} at={at} />
                <Thread from={[1, row + 7]} to={[1, row + 16]} at={at} />
                <Thread from={[1, row + 16]} to={[4, row + 16]} at={at} />
              </>
            ) : null}
            <Task x={3} y={row - 3.5} of={we} />
            <Task x={20} y={row - 3.5} of={you} />
            <Knot x={39} y={row} at={at} />
          </g>
        );
      })}
    </>
  );
}

/** @param x @param y its top left corner, in squares */
function Task({ x, y, of }: { x: number; y: number; of: readonly string[] }) {
  return (
    <>
      <Box x={x * square} y={y * square} w={15.5 * square} h={8 * square} look="card" />
      <Lines x={(x + 1) * square} y={(y + 3.4) * square} of={of} />
    </>
  );
}

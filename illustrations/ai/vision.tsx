import { hueClass } from '#ui/weave/hue.ts';
import { BarList } from '../kit/charts.tsx';
import { Desktop } from '../kit/desktop.tsx';
import { sum } from '../kit/figures.ts';
import { Box, Button, Crop, Group, Hairline, LineIcon, Swatch, Text } from '../kit/kit.tsx';
import { Pane, PaneFigure } from '../kit/pane.tsx';
import { ai } from './product.ts';
import {
  decisions,
  drawings,
  type Kind,
  kinds,
  pathOf,
  queue,
  reviewThreshold,
  type Seedling,
  seedlings,
  selected,
} from './seedlings.ts';

/** A photo of a nursery bed with its seedlings classified, and the queue for review by a person. */
export function AiVision() {
  return (
    <Desktop product={ai} activeTab="Images" searchPlaceholder="Image, bed, class">
      <ReviewQueue />
      <Bed />
      <ReviewPanel />
      <ModelPane />
    </Desktop>
  );
}

/** The photo without marks, in squares. */
function Photo({ plants }: { plants: readonly Seedling[] }) {
  const pathFor = (kind: Kind, squareOf: '#' | 'o') =>
    plants
      .filter((seedling) => seedling.kind === kind)
      .map(({ x, y, variant }) => `M${x} ${y}.5${pathOf(drawings[kind][variant], squareOf)}`)
      .join('');
  return (
    <>
      <path d="M0 0h133v112H0z" className="s-soil" />
      <path d="M0 2h133M0 30h133M0 58h133M0 86h133" className="s-furrow" strokeWidth={4} />
      <path
        d="M1 8.5h133M4 15.5h133M-2 21.5h133M1 36.5h133M4 43.5h133M-2 49.5h133M1 64.5h133M4 71.5h133M-2 77.5h133M1 92.5h133M4 99.5h133M-2 105.5h133"
        className="s-furrow"
        strokeDasharray="2 9 1 6"
      />
      <path d={pathFor('gap', '#')} className="s-furrow" />
      {(['healthy', 'wilted'] as const).map((kind) => (
        <g key={kind} className={hueClass(kinds[kind].hue)}>
          <path d={pathFor(kind, '#')} className="s-thread" />
          <path d={pathFor(kind, 'o')} className="s-mark" />
        </g>
      ))}
    </>
  );
}

/** A crop of the photo with one seedling. */
function Thumbnail({ seedling, x, y, scale }: { seedling: Seedling; x: number; y: number; scale: number }) {
  return (
    <Crop x={x} y={y} w={15 * scale} h={15 * scale}>
      <g transform={`scale(${scale}) translate(${1 - seedling.x} ${1 - seedling.y})`}>
        <Photo plants={[seedling]} />
      </g>
    </Crop>
  );
}

function Bed() {
  return (
    <Group x={251} y={46}>
      <Text y={30} styles="title" text="Bed 7, image 18 of 42" />
      <Text y={49} styles="soft" text={`Today, 7:40, ${seedlings.length} places`} />
      {Object.entries(kinds).map(([kind, { name, hue }], i) => (
        <Group key={kind} x={[174, 267, 346][i] ?? 0} y={49}>
          <Swatch hue={hue} />
          <Text
            x={15}
            styles="soft"
            text={`${name} ${seedlings.filter((seedling) => seedling.kind === kind).length}`}
          />
        </Group>
      ))}
      <Crop x={0} y={62} w={399} h={336}>
        <g transform="scale(3)">
          <Photo plants={seedlings} />
        </g>
        {seedlings.map((seedling) => (
          <DetectionBox key={seedling.name} seedling={seedling} />
        ))}
      </Crop>
    </Group>
  );
}

/** The frame of a seedling, with the confidence of the model. */
function DetectionBox({ seedling: { x, y, kind, confidence, name } }: { seedling: Seedling }) {
  const isSelected = name === selected?.name;
  return (
    <Group x={x * 3 - 6} y={y * 3 - 6}>
      <g className={hueClass(kinds[kind].hue)}>
        <rect width={51} height={51} className="s-mark" strokeWidth={isSelected ? 3 : undefined} />
        {isSelected ? <path d="M-4-4h8v8h-8zM47-4h8v8h-8zM-4 47h8v8h-8zM47 47h8v8h-8z" className="s-tag" /> : null}
        <Box x={-0.5} y={-16} w={26} h={16} styles="tag" />
        <Text x={12.5} y={-3.5} styles="on-tag strong middle" text={confidence} />
      </g>
    </Group>
  );
}

function ReviewQueue() {
  const done = queue.filter(({ name }) => decisions[name]).length;
  return (
    <Group x={44} y={46}>
      <Hairline d="M187.5 0v554" />
      <Text x={19} y={30} styles="title" text="To review" />
      <Text x={19} y={49} styles="soft" text={`Below ${reviewThreshold}%, ${done} of ${queue.length} done`} />
      {queue.map((seedling, i) => (
        <Group key={seedling.name} x={9} y={62 + i * 84}>
          <Box w={170} h={76} r={8} styles={seedling === selected ? 'selected' : 'card'} />
          <Thumbnail seedling={seedling} x={8} y={8} scale={4} />
          <Text x={80} y={29} styles="strong" text={kinds[seedling.kind].name} />
          <Text x={160} y={29} styles="soft end" text={seedling.name} />
          <ReviewResult seedling={seedling} />
        </Group>
      ))}
      <KeyboardShortcut x={19} y={500} letter="A" action="Accept" />
      <KeyboardShortcut x={98} y={500} letter="C" action="Correct" />
    </Group>
  );
}

/** The decision of a person, or the confidence of the model if there is none. */
function ReviewResult({ seedling: { name, confidence } }: { seedling: Seedling }) {
  const decision = decisions[name];
  if (!decision) return <Text x={80} y={54.5} styles="soft" text={`${confidence}% sure`} />;
  return (
    <>
      <LineIcon name={decision === 'Accepted' ? 'check' : 'undo'} x={78} y={42} scale={0.8} styles="icon-hue" />
      <Text x={98} y={54.5} styles="good" text={decision} />
    </>
  );
}

function KeyboardShortcut({ x, y, letter, action }: { x: number; y: number; letter: string; action: string }) {
  return (
    <Group x={x} y={y}>
      <Box w={22} h={22} r={5} styles="card" />
      <Text x={11} y={15.5} styles="strong middle" text={letter} />
      <Text x={29} y={15.5} styles="soft" text={action} />
    </Group>
  );
}

/** Probability of each class for the selected seedling. */
const probabilities = Object.entries({ wilted: 67, healthy: 29, gap: 4 }).map(([kind, percent]) => ({
  ...kinds[kind as Kind],
  share: percent / 100,
  value: `${percent}%`,
}));

function ReviewPanel() {
  if (!selected) return null;
  return (
    <Group x={251} y={444}>
      <Thumbnail seedling={selected} x={0} y={26} scale={7} />
      <Group x={123} y={26}>
        <Text y={16} styles="strong" text={`Place ${selected.name}: wilted or healthy?`} />
        <BarList y={46} pitch={25} columns={[54, 80, 168]} rows={probabilities} />
      </Group>
      <Button x={305} y={56} w={94} icon="check" label="Accept" />
      <Button x={305} y={96} w={94} icon="undo" isSecondary label="Correct" />
    </Group>
  );
}

/** Rows: the class by a person. Columns: the class by the model. Both in the order of `kinds`. */
const confusionMatrix: readonly (readonly number[])[] = [
  [168, 5, 1],
  [7, 36, 1],
  [0, 2, 20],
];

function ModelPane() {
  const all = sum(confusionMatrix.flat());
  const right = sum(confusionMatrix.map((row, i) => row[i] ?? 0));
  const inBatch = sum(Object.values(kinds).map((kind) => kind.inBatch));
  const found = Object.values(kinds).map((kind) => ({ ...kind, share: kind.inBatch / inBatch, value: kind.inBatch }));
  return (
    <Pane
      title="Seedlings, version 6"
      subtitle={`42 images, ${inBatch.toLocaleString('en-IN')} places`}
      dividers={[123, 245]}
    >
      <PaneFigure y={84} value={`${((100 * right) / all).toFixed(1)}%`} label="Found right" />
      <PaneFigure y={84} value={all} label="Checked" isRight />
      <Text x={16} y={150} styles="strong" text="All 42 images" />
      <BarList x={16} y={176} pitch={25} columns={[56, 88, 180]} styles="end tabular" rows={found} />
      <Text x={16} y={272} styles="strong" text="By hand and by model" />
      <ConfusionMatrix />
      <Text x={16} y={484} styles="soft" text={`${right} of ${all} as a person said`} />
      <Button x={16} y={508} w={180} icon="refresh" isSecondary label="Train on the checked" />
    </Pane>
  );
}

function ConfusionMatrix() {
  const order = Object.keys(kinds);
  return (
    <Group x={16} y={286}>
      <Text y={13} styles="soft" text="Found as" />
      {Object.values(kinds).map(({ name, hue }, i) => (
        <g key={name} className={hueClass(hue)}>
          <rect x={72 + i * 43} y={4} width={9} height={9} className="thread-0" />
          <Text y={50 + i * 52} text={name} />
          {confusionMatrix[i]?.map((count, j) => (
            <Group key={order[j]} x={55 + j * 43} y={20 + i * 52}>
              <Box w={40} h={49} r={5} styles={i === j ? 'tint-medium' : 'sunk'} />
              <Text x={20} y={29} styles={`${i === j ? 'strong' : count ? '' : 'soft'} middle tabular`} text={count} />
            </Group>
          ))}
        </g>
      ))}
    </Group>
  );
}

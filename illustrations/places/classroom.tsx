import type { Hue } from '#ui/weave/hue.ts';
import { DiagramHead } from '../kit/diagram.tsx';
import { Box, Group, Text } from '../kit/kit.tsx';
import { Person, SampleMark } from './person.tsx';

const rows: readonly (readonly Hue[])[] = [
  ['plum', 'teal', 'marigold', 'leaf'],
  ['indigo', 'madder', 'teal', 'plum'],
];

/** A class from behind: two rows of students with laptops, a teacher, and a board with the loop of the day. */
export function Classroom() {
  return (
    <DiagramHead hue="indigo">
      <Box w={560} h={420} styles="tint" />
      <Box y={248} w={560} h={172} styles="tint-medium" />
      <Group hue="leaf">
        <Box x={32} y={32} w={352} h={176} styles="dark edge" />
      </Group>
      {['for (int day : year) {', '  total += rain[day];', '}'].map((line, index) => (
        <Text
          key={line}
          x={56 + (line.startsWith(' ') ? 28 : 0)}
          y={84 + index * 44}
          styles="on-dark figure"
          text={line.trim()}
        />
      ))}
      <Person x={432} y={104} hue="madder" size={12} />
      {rows.map((students, row) => (
        <Group key={students.join()} y={208 + row * 96}>
          {students.map((hue, column) => (
            <Group key={hue} x={24 + column * 136 + row * 24}>
              <Group hue="indigo">
                <Box x={-8} y={24} w={96} h={48} styles="dark" />
                <Box x={-2} y={30} w={84} h={36} styles="thread-faint raised" />
              </Group>
              <Person x={8} y={8} hue={hue} isFromBehind />
            </Group>
          ))}
          <Group hue="marigold">
            <Box y={96} w={560} h={row === 1 ? 20 : 12} styles="tint-strong" />
          </Group>
        </Group>
      ))}
      <SampleMark />
    </DiagramHead>
  );
}

import type { Hue } from '#ui/weave/hue.ts';
import { AxisLabels, BarList, ColumnChart, ThreadBar } from '../kit/charts.tsx';
import { AddButton, Desktop } from '../kit/desktop.tsx';
import { rupees, sum } from '../kit/figures.ts';
import { Avatar, Box, Button, Group, Hairline, Heading, LineIcon, Text } from '../kit/kit.tsx';
import { Pane, PaneFigure, PaneNote, PanePerson } from '../kit/pane.tsx';
import { school } from './product.ts';

/** The students of a class, with one of them open in the pane. */
export function SchoolStudents() {
  return (
    <Desktop product={school} activeTab="Students" searchPlaceholder="Search class, person">
      <Text x={63} y={73} styles="title" text="Class 9 B" />
      <Text x={144} y={73} styles="soft" text={`${pupils} students, ${pupils - absentToday} in school today`} />
      <LineIcon name="filter" x={511} y={58} />
      <AddButton w={116} label="New student" />
      <Text x={63} y={107} styles="soft" text="Roll and name" />
      <Text x={266} y={107} styles="soft" text="In school in November" />
      <Text x={510} y={107} styles="soft end" text="Marks" />
      <Text x={648} y={107} styles="soft end" text="Term 2 fees" />
      <Hairline d={`M53 117.5h606${students.map((_, i) => `M63 ${154.5 + i * 37}h585`).join('')}M380.5 502v84`} />
      {students.map((student, i) => (
        <Row key={student.name} student={student} y={118 + i * 37} />
      ))}
      <AbsenceChart />
      <FeeChart />
      <Profile />
    </Desktop>
  );
}

interface Student {
  readonly roll: number;
  readonly name: string;
  readonly initials: string;
  readonly hue: Hue;
  /** Days present in November. */
  readonly days: number;
  /** Average of the half-yearly exam, out of 100. */
  readonly marks: number;
  readonly fees: 'Paid' | 'Due' | 'Late';
}

/** School days from 2 to 19 November. */
export const schoolDays = 16;
/** ₹ a term. */
export const fee = 1850;
const pupils = 41;

const students: readonly Student[] = [
  { roll: 11, name: 'Ishani Bhowmik', initials: 'IB', hue: 'teal', days: 16, marks: 88, fees: 'Paid' },
  { roll: 12, name: 'Jayanta Reang', initials: 'JR', hue: 'leaf', days: 15, marks: 71, fees: 'Paid' },
  { roll: 13, name: 'Joydeep Nath', initials: 'JN', hue: 'indigo', days: 10, marks: 54, fees: 'Late' },
  { roll: 14, name: 'Khumti Debbarma', initials: 'KD', hue: 'plum', days: 15, marks: 83, fees: 'Due' },
  { roll: 15, name: 'Lalita Halam', initials: 'LH', hue: 'marigold', days: 16, marks: 76, fees: 'Paid' },
  { roll: 16, name: 'Manash Datta', initials: 'MD', hue: 'madder', days: 14, marks: 62, fees: 'Paid' },
  { roll: 17, name: 'Nirmal Jamatia', initials: 'NJ', hue: 'teal', days: 16, marks: 91, fees: 'Paid' },
  { roll: 18, name: 'Paramita Sarkar', initials: 'PS', hue: 'leaf', days: 13, marks: 68, fees: 'Due' },
  { roll: 19, name: 'Rima Chakma', initials: 'RC', hue: 'indigo', days: 11, marks: 59, fees: 'Paid' },
  { roll: 20, name: 'Sagar Tripura', initials: 'ST', hue: 'marigold', days: 16, marks: 80, fees: 'Paid' },
];

export const selected = findStudent('Khumti Debbarma');

/** @throws Error if no student has this name */
function findStudent(name: string): Student {
  const found = students.find((student) => student.name === name);
  if (!found) throw new Error(`class 9 B has no '${name}'`);
  return found;
}

/** The half-yearly marks of the selected student. Their average is her `marks`. */
const marks = Object.entries({ Maths: 79, Science: 86, English: 81, Bengali: 88, History: 74, Kokborok: 90 }).map(
  ([name, value]) => ({ name, value, share: value / 100 }),
);

/** Absent students on each school day from 6 to 19 November. */
const absentByDay = [2, 1, 1, 3, 1, 2, 4, 6, 2, 1, 1, 3];
const absentToday = absentByDay.at(-1) ?? 0;
const days = ['6', '7', '9', '10', '11', '12', '13', '14', '16', '17', '18', '19'];

/** Number of students whose fee is paid, and whose fee is not yet late. */
const paid = 31;
const due = 7;

function Row({ student, y }: { student: Student; y: number }) {
  const { roll, name, initials, hue, days, marks, fees } = student;
  return (
    <Group x={53} y={y}>
      {student === selected ? <Box y={1} w={606} h={35} r={7} styles="selected" /> : null}
      <Text x={10} y={23} styles="soft tabular" text={roll} />
      <Avatar x={50} y={18.5} r={13} initials={initials} hue={hue} />
      <Text x={73} y={23} styles="strong" text={name} />
      <ThreadBar x={213} y={18.5} w={schoolDays * 7} share={days / schoolDays} h={12} pitch={7} />
      <Text x={370} y={23} styles={days < 12 ? 'accent strong end tabular' : 'soft end tabular'} text={percent(days)} />
      <Text x={457} y={23} styles="end tabular" text={marks} />
      <Text x={595} y={23} styles={`${feeStyles[fees]} end`} text={fees === 'Paid' ? fees : `${fees} ${rupees(fee)}`} />
    </Group>
  );
}

const feeStyles = { Paid: 'good', Due: '', Late: 'accent strong' };

function percent(days: number): string {
  return `${Math.round((100 * days) / schoolDays)}%`;
}

function AbsenceChart() {
  return (
    <Group x={63} y={490}>
      <Heading y={24} w={295} title="Away each day" aside={`${absentToday} today`} />
      <ColumnChart x={0} y={84} values={absentByDay} perStroke={1 / 3} width={20} pitch={25} />
      <AxisLabels x={10} y={100} pitch={25} names={days} />
    </Group>
  );
}

/** A stroke for each student of the class. */
function FeeChart() {
  const threads = { y: 58, h: 30, pitch: 6, share: 1 };
  const late = pupils - paid - due;
  return (
    <Group x={402} y={490}>
      <Heading y={24} w={246} title="Term 2 fees" aside={`${rupees(paid * fee)} in`} />
      <ThreadBar w={paid * 6} {...threads} hue="leaf" />
      <g className="hue-marigold">
        <ThreadBar x={paid * 6} w={due * 6} {...threads} />
        <Text x={131} y={100} styles="hue strong middle" text={`${due} due by 30 Nov`} />
      </g>
      <ThreadBar x={(paid + due) * 6} w={late * 6} {...threads} hue="madder" />
      <Text y={100} styles="good strong" text={`${paid} paid`} />
      <Text x={246} y={100} styles="accent strong end" text={`${late} late`} />
    </Group>
  );
}

function Profile() {
  const average = sum(marks.map(({ value }) => value)) / marks.length;
  return (
    <Pane title={selected.name} subtitle={`Roll ${selected.roll}, born 4 May 2012`} dividers={[118, 178, 386]}>
      <PaneFigure y={86} value={percent(selected.days)} label="In school" />
      <PaneFigure y={86} value={average.toFixed(0)} label="Average mark" isRight />
      <PanePerson y={148} initials="SD" name="S. Debbarma" detail="Mother" hue="teal" />
      <Heading x={16} y={206} w={180} title="Half-yearly marks" aside="of 100" />
      <BarList x={16} y={234} pitch={25} columns={[64, 88, 180]} styles="strong end tabular" rows={marks} />
      <Text x={16} y={414} styles="strong" text="Fees" />
      <PaneNote y={426} icon="cash" what={`${rupees(fee)}, term 2`} when="Due Mon 30 Nov" />
      <Button x={16} y={508} w={180} isSecondary label="Remind by SMS" />
    </Pane>
  );
}

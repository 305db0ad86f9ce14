import type { Hue } from '#ui/weave/hue.ts';
import { ThreadBar } from '../kit/charts.tsx';
import { AddButton, Desktop, SegmentedControl } from '../kit/desktop.tsx';
import type { ScreenProps } from '../kit/frame.tsx';
import { Box, Group, Heading, Text, TextInput } from '../kit/kit.tsx';
import type { LineIconName } from '../kit/line-icons.ts';
import { Pane, PaneFigure, PaneNote, PanePerson } from '../kit/pane.tsx';
import { type ByState, mapStates, PerState } from '../kit/states.tsx';
import { school } from './product.ts';

/** The timetable of a class. Each state opens a lesson of another day. */
export function SchoolTimetable({ isPreview = false }: ScreenProps) {
  const lessons = week.flatMap(lessonsOf);
  return (
    <Desktop product={school} activeTab="Timetable" searchPlaceholder="Search class, person" isPreview={isPreview}>
      <Text x={63} y={73} styles="title" text="Class 9 B" />
      <Text x={144} y={73} styles="soft" text={`${lessons.length} lessons, week of 16 Nov`} />
      <SegmentedControl x={385} widths={{ Class: 52, Teacher: 62, Room: 46 }} />
      <AddButton w={102} label="New lesson" />
      {periods.slice(0, isPreview ? previewPeriods : undefined).map((time, i) => (
        <PerState key={time} values={mapStates(openLessons, ({ period }) => period === i)}>
          {(isOpen) => (
            <Text x={63} y={periodTop(i) + 21} styles={isOpen ? 'strong hue tabular' : 'soft tabular'} text={time} />
          )}
        </PerState>
      ))}
      <Box x={105} y={371} w={553} h={22} r={6} styles="sunk" />
      <Text x={63} y={386.5} styles="soft tabular" text="12:55" />
      <Text x={115} y={386.5} styles="soft" text="Midday meal" />
      {week.map((day, i) => (
        <Day key={day.name} day={day} x={105 + i * 93} isPreview={isPreview} />
      ))}
      {isPreview ? null : <PerState values={openLessons}>{(open) => <LessonPane {...open} />}</PerState>}
    </Desktop>
  );
}

interface Subject {
  readonly hue: Hue;
  readonly teacher: string;
  readonly room: string;
}

const subjects = {
  Maths: { hue: 'indigo', teacher: 'R. Deb', room: '12' },
  Physics: { hue: 'teal', teacher: 'S. Nath', room: '12' },
  Chemistry: { hue: 'teal', teacher: 'A. Roy', room: 'lab' },
  Biology: { hue: 'leaf', teacher: 'P. Sen', room: '12' },
  English: { hue: 'madder', teacher: 'J. Sinha', room: '12' },
  Bengali: { hue: 'marigold', teacher: 'M. Das', room: '12' },
  Kokborok: { hue: 'marigold', teacher: 'K. Reang', room: '9' },
  History: { hue: 'plum', teacher: 'N. Saha', room: '12' },
  Geography: { hue: 'plum', teacher: 'N. Saha', room: '14' },
  Computer: { hue: 'indigo', teacher: 'T. Paul', room: 'lab' },
  Games: { hue: 'leaf', teacher: 'D. Rai', room: 'field' },
  Kabaddi: { hue: 'leaf', teacher: 'D. Rai', room: 'field' },
} satisfies Record<string, Subject>;

interface WeekDay {
  readonly name: string;
  /** One subject for each period. Two equal subjects in a row are one lesson. */
  readonly subjects: readonly (keyof typeof subjects)[];
  /** The substitute teacher, by period. */
  readonly substitutes?: Readonly<Record<number, string>>;
}

interface Lesson {
  readonly subject: keyof typeof subjects;
  /** First period, from 0. */
  readonly period: number;
  /** In periods. */
  readonly length: number;
}

function lessonsOf({ subjects }: WeekDay): Lesson[] {
  return subjects.flatMap((subject, period) =>
    subject === subjects[period - 1] ? [] : { subject, period, length: subject === subjects[period + 1] ? 2 : 1 },
  );
}

/** Start of each period of 40 minutes. */
const periods = ['10:15', '10:55', '11:35', '12:15', '13:25', '14:05', '14:45'];
/** Number of periods in a preview. */
const previewPeriods = 5;

const week: readonly WeekDay[] = [
  { name: 'Mon 16', subjects: ['Maths', 'English', 'Physics', 'Bengali', 'Biology', 'History', 'Games'] },
  { name: 'Tue 17', subjects: ['English', 'Maths', 'Kokborok', 'History', 'Chemistry', 'Chemistry', 'Geography'] },
  { name: 'Wed 18', subjects: ['Maths', 'Bengali', 'Physics', 'English', 'Geography', 'Biology', 'Kokborok'] },
  {
    name: 'Thu 19',
    subjects: ['Physics', 'English', 'Bengali', 'Maths', 'History', 'Chemistry', 'Games'],
    substitutes: { 2: 'N. Saha' },
  },
  { name: 'Fri 20', subjects: ['Bengali', 'Maths', 'English', 'Biology', 'Computer', 'Computer', 'Physics'] },
  { name: 'Sat 21', subjects: ['Maths', 'Biology', 'English', 'Kokborok', 'Kabaddi', 'Kabaddi'] },
];

const pupils = 41;

/** Progress: `done` of `total`. */
interface Count {
  readonly done: number;
  readonly total: number;
}

interface OpenLesson {
  readonly day: string;
  readonly period: number;
  readonly subject: keyof typeof subjects;
  readonly count: Count;
  readonly what: string;
  readonly others: string;
  readonly names: string;
  readonly teacher: { readonly initials: string; readonly name: string; readonly detail: string; readonly hue: Hue };
  readonly notes: readonly (Count & {
    readonly heading: string;
    readonly aside: string;
    readonly icon: LineIconName;
    readonly what: string;
    readonly when: string;
  })[];
}

/** The open lesson of each state. */
const openLessons: ByState<OpenLesson> = [
  {
    day: 'Thu 19',
    period: 3,
    subject: 'Maths',
    count: { done: 38, total: pupils },
    what: 'Present',
    others: 'Away',
    names: 'Joydeep, Rima, Suman',
    teacher: { initials: 'RD', name: 'Rupak Deb', detail: 'Maths', hue: 'indigo' },
    notes: [
      {
        heading: 'Homework',
        aside: '29 handed in',
        icon: 'file',
        what: 'Ex. 7.2, 1 to 8',
        when: 'For Fri 20 Nov',
        done: 29,
        total: pupils,
      },
      {
        heading: 'Notice',
        aside: '33 read it',
        icon: 'bell',
        what: 'Parents’ meeting',
        when: 'Sat 28 Nov, 15:30',
        done: 33,
        total: pupils,
      },
    ],
  },
  {
    day: 'Fri 20',
    period: 4,
    subject: 'Computer',
    count: { done: 21, total: 22 },
    what: 'Machines ready',
    others: 'Out of order',
    names: 'No. 8, a fan is ordered',
    teacher: { initials: 'TP', name: 'Tuli Paul', detail: 'Computer', hue: 'indigo' },
    notes: [
      {
        heading: 'To read before',
        aside: '24 opened it',
        icon: 'file',
        what: 'Tables and filters',
        when: 'Two pages',
        done: 24,
        total: pupils,
      },
      {
        heading: 'Project',
        aside: '36 have begun',
        icon: 'cells',
        what: 'Rain in our block',
        when: 'Due Fri 11 Dec',
        done: 36,
        total: pupils,
      },
    ],
  },
  {
    day: 'Sat 21',
    period: 4,
    subject: 'Kabaddi',
    count: { done: 39, total: pupils },
    what: 'Take part',
    others: 'Excused',
    names: 'Lalita, Suman',
    teacher: { initials: 'DR', name: 'Dipankar Rai', detail: 'Games', hue: 'leaf' },
    notes: [
      {
        heading: 'Match',
        aside: '14 in the team',
        icon: 'people',
        what: 'Against class 9 A',
        when: 'Sat 21 Nov, 13:40',
        done: 14,
        total: pupils,
      },
      {
        heading: 'Late bus',
        aside: '17 of 30 seats',
        icon: 'pin',
        what: 'By way of Ranirbazar',
        when: 'Leaves at 15:00',
        done: 17,
        total: 30,
      },
    ],
  },
];

/** y of a period. The meal is after the fourth period. */
function periodTop(period: number): number {
  return 126 + period * 61 + (period > 3 ? 30 : 0);
}

function Day({ day, x, isPreview }: { day: WeekDay; x: number; isPreview: boolean }) {
  const lessons = lessonsOf(day).filter(({ period }) => !isPreview || period < previewPeriods);
  return (
    <>
      <PerState values={mapStates(openLessons, (open) => open.day === day.name)}>
        {(isOpen) => (
          <>
            {isOpen ? <rect x={x} y={118} width={88} height={3} className="thread-0" /> : null}
            <Text x={x + 1} y={111} styles={isOpen ? 'strong' : 'soft'} text={day.name} />
          </>
        )}
      </PerState>
      {lessons.map((lesson) => (
        <LessonCard key={lesson.period} lesson={lesson} day={day} x={x} />
      ))}
    </>
  );
}

function LessonCard({ lesson, day, x }: { lesson: Lesson; day: WeekDay; x: number }) {
  const { subject, period, length } = lesson;
  const { hue, teacher, room }: Subject = subjects[subject];
  const height = length * 61 - 5;
  return (
    <Group x={x} y={periodTop(period)} hue={hue}>
      <PerState values={mapStates(openLessons, (open) => open.day === day.name && open.period === period)}>
        {(isOpen) => <Box w={88} h={height} r={6} styles={isOpen ? 'selected' : 'tint'} />}
      </PerState>
      <path d={`M7 8v${height - 16}`} className="s-thread" strokeWidth={4} strokeDasharray="2 1" />
      <Text x={15} y={23} styles="strong" text={subject} />
      <Text x={15} y={43} styles="soft" text={day.substitutes?.[period] ?? teacher} />
      <Text x={82} y={height - 13} styles="hue end tabular" text={room} />
    </Group>
  );
}

function LessonPane({ day, period, subject, count, what, others, names, teacher, notes }: OpenLesson) {
  const { room }: Subject = subjects[subject];
  const place = /\d/.test(room) ? `room ${room}` : room;
  return (
    <Pane title={subject} subtitle={`${day} Nov, ${periods[period]}, ${place}`} dividers={[184, 244]}>
      <PaneFigure y={86} value={`${count.done} of ${count.total}`} label={what} />
      <CountBar y={120} h={14} {...count} />
      <Text x={16} y={150} styles="soft" text={others} />
      <Text x={16} y={168} text={names} />
      <PanePerson y={214} {...teacher} />
      {notes.map(({ heading, aside, icon, what, when, ...done }, i) => (
        <Group key={heading} y={i * 122}>
          <Heading x={16} y={272} w={180} title={heading} aside={aside} />
          <PaneNote y={284} icon={icon} what={what} when={when} />
          <CountBar y={352} {...done} />
        </Group>
      ))}
      <TextInput x={16} y={508} w={180} placeholder="Write to the class" />
    </Pane>
  );
}

/** A bar with a stroke for each item. */
function CountBar({ y, h, done, total }: Count & { y: number; h?: number }) {
  return <ThreadBar x={16} y={y} w={179.4} share={done / total} {...(h ? { h } : {})} pitch={179.4 / total} />;
}

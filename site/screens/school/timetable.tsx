import type { Hue } from '#ui/weave/hue.ts';
import { ThreadBar } from '../kit/charts.tsx';
import { AddButton, Desktop, Segments } from '../kit/desktop.tsx';
import type { ScreenProps } from '../kit/frame.tsx';
import { At, Box, Heading, Words, WriteBox } from '../kit/kit.tsx';
import { Pane, PaneFigure, PaneNote, PanePerson } from '../kit/pane.tsx';
import { school } from './product.ts';

/** EduManage 360: the week of class 9 B, one lesson of today open beside it. */
export function SchoolTimetable({ alt, isPreview = false }: ScreenProps) {
  const lessons = week.flatMap(lessonsOf);
  return (
    <Desktop product={school} open="Timetable" search="Search class, person" alt={alt} isPreview={isPreview}>
      <Words x={63} y={73} look="title" of="Class 9 B" />
      <Words x={144} y={73} look="soft" of={`${lessons.length} lessons, week of 16 Nov`} />
      <Segments x={385} names={{ Class: 52, Teacher: 62, Room: 46 }} />
      <AddButton w={102} of="New lesson" />
      {periods.slice(0, isPreview ? inPreview : undefined).map((time, i) => (
        <Words key={time} x={63} y={top(i) + 21} look={i === now ? 'strong dye num' : 'soft num'} of={time} />
      ))}
      <Box x={105} y={371} w={553} h={22} r={6} look="sunk" />
      <Words x={63} y={386.5} look="soft num" of="12:55" />
      <Words x={115} y={386.5} look="soft" of="Midday meal" />
      {week.map((day, i) => (
        <Day key={day.name} day={day} x={105 + i * 93} isPreview={isPreview} />
      ))}
      {isPreview ? null : <LessonPane />}
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
  Kokborok: { hue: 'marigold', teacher: 'K. Tripura', room: '9' },
  History: { hue: 'plum', teacher: 'N. Saha', room: '12' },
  Geography: { hue: 'plum', teacher: 'N. Saha', room: '14' },
  Computer: { hue: 'indigo', teacher: 'T. Paul', room: 'lab' },
  Games: { hue: 'leaf', teacher: 'D. Rai', room: 'field' },
  Kabaddi: { hue: 'leaf', teacher: 'D. Rai', room: 'field' },
} satisfies Record<string, Subject>;

interface WeekDay {
  readonly name: string;
  /** A subject for each period; the same one twice in a row is one lesson of two. */
  readonly taught: readonly (keyof typeof subjects)[];
}

interface Lesson {
  readonly subject: keyof typeof subjects;
  /** In which it begins, from 0. */
  readonly period: number;
  /** In periods. */
  readonly length: number;
}

function lessonsOf({ taught }: WeekDay): Lesson[] {
  return taught.flatMap((subject, period) =>
    subject === taught[period - 1] ? [] : { subject, period, length: subject === taught[period + 1] ? 2 : 1 },
  );
}

/** When each period begins, 40 minutes long; it is 12:20 on Thursday. */
const periods = ['10:15', '10:55', '11:35', '12:15', '13:25', '14:05', '14:45'];
const now = 3;
/** Periods that a preview shows. */
const inPreview = 5;

const week: readonly WeekDay[] = [
  { name: 'Mon 16', taught: ['Maths', 'English', 'Physics', 'Bengali', 'Biology', 'History', 'Games'] },
  { name: 'Tue 17', taught: ['English', 'Maths', 'Kokborok', 'History', 'Chemistry', 'Chemistry', 'Geography'] },
  { name: 'Wed 18', taught: ['Maths', 'Bengali', 'Physics', 'English', 'Geography', 'Biology', 'Kokborok'] },
  { name: 'Thu 19', taught: ['Physics', 'English', 'Bengali', 'Maths', 'History', 'Chemistry', 'Games'] },
  { name: 'Fri 20', taught: ['Bengali', 'Maths', 'English', 'Biology', 'Computer', 'Computer', 'Physics'] },
  { name: 'Sat 21', taught: ['Maths', 'Biology', 'English', 'Kokborok', 'Kabaddi', 'Kabaddi'] },
];

const pupils = 41;
const away = ['Joydeep', 'Rima', 'Suman'];

/** Top of a period; the meal is after the fourth. */
function top(period: number): number {
  return 126 + period * 61 + (period > 3 ? 30 : 0);
}

function Day({ day, x, isPreview }: { day: WeekDay; x: number; isPreview: boolean }) {
  const isToday = day.name === 'Thu 19';
  const lessons = lessonsOf(day).filter(({ period }) => !isPreview || period < inPreview);
  return (
    <>
      {isToday ? <rect x={x} y={118} width={88} height={3} className="thread-0" /> : null}
      <Words x={x + 1} y={111} look={isToday ? 'strong' : 'soft'} of={day.name} />
      {lessons.map((lesson) => (
        <LessonCard key={lesson.period} lesson={lesson} x={x} isPicked={isToday && lesson.period === now} />
      ))}
    </>
  );
}

function LessonCard({ lesson, x, isPicked }: { lesson: Lesson; x: number; isPicked: boolean }) {
  const { subject, period, length } = lesson;
  const { hue, teacher, room }: Subject = subjects[subject];
  const height = length * 61 - 5;
  return (
    <At x={x} y={top(period)} hue={hue}>
      <Box w={88} h={height} r={6} look={isPicked ? 'picked' : 'tint'} />
      <path d={`M7 8v${height - 16}`} className="s-thread" strokeWidth={4} strokeDasharray="2 1" />
      <Words x={15} y={23} look="strong" of={subject} />
      <Words x={15} y={43} look="soft" of={teacher} />
      <Words x={82} y={height - 13} look="dye end num" of={room} />
    </At>
  );
}

function LessonPane() {
  return (
    <Pane title="Maths" under="Thu 19 Nov, 12:15, room 12" rules={[184, 244]}>
      <PaneFigure y={86} of={`${pupils - away.length} of ${pupils}`} what="Present" />
      <ThreadBar x={16} y={120} w={pupils * 4.375} share={1 - away.length / pupils} h={14} pitch={4.375} />
      <Words x={16} y={150} look="soft" of="Away" />
      <Words x={16} y={168} of={away.join(', ')} />
      <PanePerson y={214} initials="RD" name="Rupak Deb" who="Maths" hue="indigo" />
      <Heading x={16} y={272} w={180} of="Homework" aside="29 handed in" />
      <PaneNote y={284} glyph="file" what="Ex. 7.2, 1 to 8" when="For Fri 20 Nov" />
      <ThreadBar x={16} y={352} w={pupils * 4.375} share={29 / pupils} pitch={4.375} />
      <Heading x={16} y={394} w={180} of="Notice" aside="33 read it" />
      <PaneNote y={406} glyph="bell" what="Parents’ meeting" when="Sat 28 Nov, 11:00" />
      <ThreadBar x={16} y={474} w={pupils * 4.375} share={33 / pupils} pitch={4.375} />
      <WriteBox x={16} y={508} w={180} of="Write to the class" />
    </Pane>
  );
}

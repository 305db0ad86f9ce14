import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { AddButton, Desktop, Segments } from '../kit/desktop.tsx';
import { Box, Glyph, ThreadBar, Words } from '../kit/kit.tsx';
import { Pane, PaneFigure, PaneNote, PanePerson } from '../kit/pane.tsx';
import type { ScreenProps } from '../kit/screen-props.ts';

/** EduManage 360: the week of class 9 B, one lesson of today open beside it. */
export function SchoolTimetable({ alt, isPreview = false }: ScreenProps) {
  const lessons = week.flatMap((day) => day.lessons);
  return (
    <Desktop
      alt={alt}
      hue="plum"
      name="EduManage 360"
      rail={['calendar', 'people', 'file', 'mail', 'chart']}
      tabs={[
        { name: 'Timetable', width: 59 },
        { name: 'Students', width: 54 },
        { name: 'Exams', width: 38 },
        { name: 'Messages', width: 58 },
      ]}
      tabsFrom={212}
      search="Search class, person"
      person="BJ"
      isPreview={isPreview}
    >
      <Words x={63} y={73} look="title">
        Class 9 B
      </Words>
      <Words x={144} y={73} look="soft">
        {`${lessons.length} lessons, week of 16 Nov`}
      </Words>
      <Segments
        x={385}
        segments={[
          { name: 'Class', width: 52 },
          { name: 'Teacher', width: 62 },
          { name: 'Room', width: 46 },
        ]}
      />
      <AddButton w={102}>New lesson</AddButton>
      {periods.slice(0, isPreview ? inPreview : undefined).map((time, i) => (
        <Words key={time} x={63} y={top(i) + 21} look={i === now ? 'strong dye num' : 'soft num'}>
          {time}
        </Words>
      ))}
      <Box x={105} y={371} w={553} h={22} r={6} look="sunk" />
      <Words x={63} y={386.5} look="soft num">
        12:55
      </Words>
      <Words x={115} y={386.5} look="soft">
        Midday meal
      </Words>
      {week.map((day, i) => (
        <Day
          key={day.name}
          day={isPreview ? { ...day, lessons: day.lessons.filter(([period]) => period < inPreview) } : day}
          x={105 + i * 93}
          isToday={day.name === 'Thu 19'}
        />
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

/** A lesson begins with its period, counted from 0, and may be two periods long. */
type Lesson = readonly [period: number, subject: keyof typeof subjects, periods?: 2];

interface WeekDay {
  readonly name: string;
  readonly lessons: readonly Lesson[];
}

/** When each period begins, 40 minutes long; it is 12:20 on Thursday. */
const periods = ['10:15', '10:55', '11:35', '12:15', '13:25', '14:05', '14:45'];
const now = 3;
/** Periods that a preview shows. */
const inPreview = 5;

const week: readonly WeekDay[] = [
  {
    name: 'Mon 16',
    lessons: [
      [0, 'Maths'],
      [1, 'English'],
      [2, 'Physics'],
      [3, 'Bengali'],
      [4, 'Biology'],
      [5, 'History'],
      [6, 'Games'],
    ],
  },
  {
    name: 'Tue 17',
    lessons: [
      [0, 'English'],
      [1, 'Maths'],
      [2, 'Kokborok'],
      [3, 'History'],
      [4, 'Chemistry', 2],
      [6, 'Geography'],
    ],
  },
  {
    name: 'Wed 18',
    lessons: [
      [0, 'Maths'],
      [1, 'Bengali'],
      [2, 'Physics'],
      [3, 'English'],
      [4, 'Geography'],
      [5, 'Biology'],
      [6, 'Kokborok'],
    ],
  },
  {
    name: 'Thu 19',
    lessons: [
      [0, 'Physics'],
      [1, 'English'],
      [2, 'Bengali'],
      [3, 'Maths'],
      [4, 'History'],
      [5, 'Chemistry'],
      [6, 'Games'],
    ],
  },
  {
    name: 'Fri 20',
    lessons: [
      [0, 'Bengali'],
      [1, 'Maths'],
      [2, 'English'],
      [3, 'Biology'],
      [4, 'Computer', 2],
      [6, 'Physics'],
    ],
  },
  {
    name: 'Sat 21',
    lessons: [
      [0, 'Maths'],
      [1, 'Biology'],
      [2, 'English'],
      [3, 'Kokborok'],
      [4, 'Kabaddi', 2],
    ],
  },
];

const pupils = 41;
const away = ['Joydeep', 'Rima', 'Suman'];

/** Top of a period; the meal is after the fourth. */
function top(period: number): number {
  return 126 + period * 61 + (period > 3 ? 30 : 0);
}

function Day({ day, x, isToday }: { day: WeekDay; x: number; isToday: boolean }) {
  return (
    <>
      {isToday ? <rect x={x} y={118} width={88} height={3} className="thread-0" /> : null}
      <Words x={x + 1} y={111} look={isToday ? 'strong' : 'soft'}>
        {day.name}
      </Words>
      {day.lessons.map((lesson) => (
        <LessonCard key={lesson[0]} lesson={lesson} x={x} isPicked={isToday && lesson[0] === now} />
      ))}
    </>
  );
}

function LessonCard({ lesson, x, isPicked }: { lesson: Lesson; x: number; isPicked: boolean }) {
  const [period, name, length = 1] = lesson;
  const { hue, teacher, room }: Subject = subjects[name];
  const height = length * 61 - 5;
  return (
    <g transform={`translate(${x} ${top(period)})`} className={hueClass(hue)}>
      <Box w={88} h={height} r={6} look={isPicked ? 'picked' : 'tint'} />
      <path d={`M7 8v${height - 16}`} className="s-thread" strokeWidth={4} strokeDasharray="2 1" />
      <Words x={15} y={23} look="strong">
        {name}
      </Words>
      <Words x={15} y={43} look="soft">
        {teacher}
      </Words>
      <Words x={82} y={height - 13} look="dye end num">
        {room}
      </Words>
    </g>
  );
}

function LessonPane() {
  return (
    <Pane title="Maths" under="Thu 19 Nov, 12:15, room 12" rules={[184, 244]}>
      <PaneFigure y={86} of={`${pupils - away.length} of ${pupils}`} what="Present" />
      <ThreadBar x={16} y={120} w={pupils * 4.375} share={1 - away.length / pupils} h={14} pitch={4.375} />
      <Words x={16} y={150} look="soft">
        Away
      </Words>
      <Words x={16} y={168}>
        {away.join(', ')}
      </Words>
      <PanePerson y={214} initials="RD" name="Rupak Deb" who="Maths" hue="indigo" />
      <Words x={16} y={272} look="strong">
        Homework
      </Words>
      <Words x={196} y={272} look="soft end">
        29 handed in
      </Words>
      <PaneNote y={284} glyph="file" what="Ex. 7.2, 1 to 8" when="For Fri 20 Nov" />
      <ThreadBar x={16} y={352} w={pupils * 4.375} share={29 / pupils} pitch={4.375} />
      <Words x={16} y={394} look="strong">
        Notice
      </Words>
      <Words x={196} y={394} look="soft end">
        33 read it
      </Words>
      <PaneNote y={406} glyph="bell" what="Parents’ meeting" when="Sat 28 Nov, 11:00" />
      <ThreadBar x={16} y={474} w={pupils * 4.375} share={33 / pupils} pitch={4.375} />
      <Box x={16} y={508} w={180} h={32} r={8} look="card" />
      <Words x={28} y={528.5} look="soft">
        Write to the class
      </Words>
      <Glyph of="clip" x={170} y={515} scale={0.9} />
    </Pane>
  );
}

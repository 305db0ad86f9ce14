import type { ReactNode } from 'react';
import { AiDashboard } from './ai/dashboard.tsx';
import { AiVision } from './ai/vision.tsx';
import { CrmCustomer } from './crm/customer.tsx';
import { CrmWindow } from './crm/pipeline.tsx';
import { GisAnalysis } from './gis/analysis.tsx';
import { GisMap } from './gis/map.tsx';
import { HotelCalendar } from './hotel/calendar.tsx';
import { HotelFrontDesk } from './hotel/front-desk.tsx';
import type { ScreenProps } from './kit/screen-props.ts';
import { PosStock } from './pos/stock.tsx';
import { PosTill } from './pos/till.tsx';
import { SchoolStudents } from './school/students.tsx';
import { SchoolTimetable } from './school/timetable.tsx';
import { TextMiCall } from './textmi/call.tsx';
import { TextMiCallLog } from './textmi/call-log.tsx';
import { TextMiChats } from './textmi/chats.tsx';
import { ChatPhone } from './textmi/conversation.tsx';
import { TextMiStories } from './textmi/stories.tsx';

/** Every product picture by the name that content calls it. */
const screens: Readonly<Record<string, (props: ScreenProps) => ReactNode>> = {
  'ai-dashboard': AiDashboard,
  'ai-vision': AiVision,
  'crm-customer': CrmCustomer,
  'crm-window': CrmWindow,
  'gis-analysis': GisAnalysis,
  'gis-map': GisMap,
  'hotel-calendar': HotelCalendar,
  'hotel-front-desk': HotelFrontDesk,
  'pos-stock': PosStock,
  'pos-till': PosTill,
  'school-students': SchoolStudents,
  'school-timetable': SchoolTimetable,
  'textmi-call': TextMiCall,
  'textmi-call-log': TextMiCallLog,
  'textmi-chats': TextMiChats,
  'textmi-conversation': ChatPhone,
  'textmi-stories': TextMiStories,
};

/** Names content may use. */
export const screenNames: readonly string[] = Object.keys(screens);

/** Whether it is a phone, held upright, and no window. */
export function isPhone(name: string): boolean {
  return name.startsWith('textmi-');
}

/** @throws Error if no picture has the name */
export function Screen({ name, ...props }: ScreenProps & { name: string }) {
  const Drawing = screens[name];
  if (!Drawing) throw new Error(`no screen is called '${name}'; there is ${screenNames.join(', ')}`);
  return <Drawing {...props} />;
}

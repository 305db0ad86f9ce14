import type { ReactNode } from 'react';
import type { ScreenName } from '#content';
import { AiDashboard } from './ai/dashboard.tsx';
import { AiLoading } from './ai/loading.tsx';
import { AiVision } from './ai/vision.tsx';
import { CrmCalls } from './crm/calls.tsx';
import { CrmCustomer } from './crm/customer.tsx';
import { CrmPipeline } from './crm/pipeline.tsx';
import { AiIntegratedHead } from './diagrams/ai-integrated-head.tsx';
import { CloudSolutionsHead } from './diagrams/cloud-solutions-head.tsx';
import { CustomSoftwareHead } from './diagrams/custom-software-head.tsx';
import { DataEngineeringHead } from './diagrams/data-engineering-head.tsx';
import { ErrandCrossPlatform, ErrandNative, ErrandWeb } from './diagrams/errands.tsx';
import { HospitalsHead } from './diagrams/hospitals-head.tsx';
import { StudentProject } from './diagrams/student-project.tsx';
import { WebDevelopmentHead } from './diagrams/web-development-head.tsx';
import { GisAnalysis } from './gis/analysis.tsx';
import { GisMap } from './gis/map.tsx';
import { GisRover } from './gis/rover.tsx';
import { HotelBill } from './hotel/bill.tsx';
import { HotelCalendar } from './hotel/calendar.tsx';
import { HotelFrontDesk } from './hotel/front-desk.tsx';
import type { ScreenProps, Shape } from './kit/frame.tsx';
import { Classroom } from './places/classroom.tsx';
import { Office } from './places/office.tsx';
import { Shop } from './places/shop.tsx';
import { PosClosing } from './pos/closing.tsx';
import { PosStock } from './pos/stock.tsx';
import { PosTill } from './pos/till.tsx';
import { SchoolFamily } from './school/family.tsx';
import { SchoolStudents } from './school/students.tsx';
import { SchoolTimetable } from './school/timetable.tsx';
import { TextMiCall } from './textmi/call.tsx';
import { TextMiCallLog } from './textmi/call-log.tsx';
import { TextMiChats } from './textmi/chats.tsx';
import { TextMiConversation } from './textmi/conversation.tsx';
import { TextMiStories } from './textmi/stories.tsx';

/** Every product picture by its name in the content. */
export const screens: Readonly<Record<ScreenName, { shape: Shape; Drawing: (props: ScreenProps) => ReactNode }>> = {
  'ai-dashboard': { shape: 'window', Drawing: AiDashboard },
  'ai-integrated-head': { shape: 'diagram-head', Drawing: AiIntegratedHead },
  'ai-loading': { shape: 'phone', Drawing: AiLoading },
  'ai-vision': { shape: 'window', Drawing: AiVision },
  'cloud-solutions-head': { shape: 'diagram-head', Drawing: CloudSolutionsHead },
  'crm-calls': { shape: 'phone', Drawing: CrmCalls },
  'crm-customer': { shape: 'window', Drawing: CrmCustomer },
  'crm-window': { shape: 'window', Drawing: CrmPipeline },
  'custom-software-head': { shape: 'diagram-head', Drawing: CustomSoftwareHead },
  'data-engineering-head': { shape: 'diagram-head', Drawing: DataEngineeringHead },
  'errand-cross-platform': { shape: 'sheet', Drawing: ErrandCrossPlatform },
  'errand-native': { shape: 'sheet', Drawing: ErrandNative },
  'errand-web': { shape: 'sheet', Drawing: ErrandWeb },
  'gis-analysis': { shape: 'window', Drawing: GisAnalysis },
  'gis-map': { shape: 'window', Drawing: GisMap },
  'gis-rover': { shape: 'phone', Drawing: GisRover },
  'hospitals-head': { shape: 'diagram-head', Drawing: HospitalsHead },
  'hotel-bill': { shape: 'phone', Drawing: HotelBill },
  'hotel-calendar': { shape: 'window', Drawing: HotelCalendar },
  'hotel-front-desk': { shape: 'window', Drawing: HotelFrontDesk },
  'place-class': { shape: 'diagram-head', Drawing: Classroom },
  'place-office': { shape: 'diagram-head', Drawing: Office },
  'place-shop': { shape: 'diagram-head', Drawing: Shop },
  'pos-closing': { shape: 'phone', Drawing: PosClosing },
  'pos-stock': { shape: 'window', Drawing: PosStock },
  'pos-till': { shape: 'tablet', Drawing: PosTill },
  'school-family': { shape: 'phone', Drawing: SchoolFamily },
  'school-students': { shape: 'window', Drawing: SchoolStudents },
  'school-timetable': { shape: 'window', Drawing: SchoolTimetable },
  'student-project': { shape: 'sheet', Drawing: StudentProject },
  'textmi-call': { shape: 'phone', Drawing: TextMiCall },
  'textmi-call-log': { shape: 'phone', Drawing: TextMiCallLog },
  'textmi-chats': { shape: 'phone', Drawing: TextMiChats },
  'textmi-conversation': { shape: 'phone', Drawing: TextMiConversation },
  'textmi-stories': { shape: 'phone', Drawing: TextMiStories },
  'web-development-head': { shape: 'diagram-head', Drawing: WebDevelopmentHead },
};
